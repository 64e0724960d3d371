//! The table at which a game is played: what is shown, what is typed, and the computer's answers.

use std::io::{BufRead, Write};

use anyhow::Context as _;

use narabe_engine::{Level, Limits, best_move};
use narabe_game::{Action, Alternative, Game, Illegal, Player, Token};
use narabe_words::{Lang, words};

use super::reply::{Reply, is_yes};
use super::show;
use crate::input::next_line;

/// The computer as a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cpu {
    pub(super) plays: Player,
    pub(super) level: Level,
    pub(super) seed: u64,
}

/// A game and the people around it.
pub(super) struct Table<R, W> {
    game: Game,
    lang: Lang,
    cpu: Option<Cpu>,
    input: R,
    output: W,
}

/// Whether anybody is still at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Going {
    On,
    Home,
}

impl<R: BufRead, W: Write> Table<R, W> {
    pub(super) fn new(game: Game, lang: Lang, cpu: Option<Cpu>, input: R, output: W) -> Self {
        Self { game, lang, cpu, input, output }
    }

    /// Plays until somebody leaves or the input ends.
    pub(super) fn play(mut self) -> anyhow::Result<()> {
        self.welcome()?;
        self.show()?;
        loop {
            if self.is_cpu_to_act() {
                self.let_cpu_act()?;
                continue;
            }
            let Some(line) = self.ask()? else { return Ok(()) };
            if self.take(&line)? == Going::Home {
                return self.say("terminal-bye", &[]);
            }
        }
    }

    fn welcome(&mut self) -> anyhow::Result<()> {
        self.tell(&show::welcome(self.lang, &self.game))?;
        self.help()
    }

    fn help(&mut self) -> anyhow::Result<()> {
        let help = show::help(self.lang, "terminal-help", self.game.setting().rules().extent);
        self.tell(&help)
    }

    /// The board, the forbidden points, and how the game ended.
    fn show(&mut self) -> anyhow::Result<()> {
        write!(self.output, "{}", show::board(self.lang, &self.game))?;
        if let Some(outcome) = self.game.outcome() {
            let ended = show::outcome(self.lang, outcome);
            self.tell(&ended)?;
            self.say("terminal-again", &[])?;
        }
        Ok(self.output.flush()?)
    }

    fn is_cpu_to_act(&self) -> bool {
        let prompted = self.game.prompt().map(|prompt| prompt.player);
        self.cpu.is_some_and(|cpu| prompted == Some(cpu.plays))
    }

    fn let_cpu_act(&mut self) -> anyhow::Result<()> {
        self.say("terminal-thinking", &[])?;
        self.output.flush()?;
        let token = self.cpu_choice()?;
        self.act(&token)
    }

    /// What the computer does now, as a legal action.
    fn cpu_choice(&self) -> anyhow::Result<Token> {
        let cpu = self.cpu.context("there is no computer at this table")?;
        let limits = Limits::of(cpu.level);
        Ok(best_move(&self.game, limits, cpu.seed, &|| false)?.token)
    }

    /// The next line typed; `None` at the end of the input.
    fn ask(&mut self) -> anyhow::Result<Option<String>> {
        if let Some(question) = self.question() {
            self.tell(&question)?;
        }
        if let Some(ways) = show::ways(self.lang, &self.game) {
            self.tell(&ways)?;
        }
        write!(self.output, "> ")?;
        self.output.flush()?;
        let line = next_line(&mut self.input)?;
        // A line that cannot be read is told to be unknown, like any other text that means nothing.
        Ok(line.map(|line| line.unwrap_or_else(|_| char::REPLACEMENT_CHARACTER.to_string())))
    }

    /// Who is asked for what; the colour alone says it while everybody places stones of one's own.
    fn question(&self) -> Option<String> {
        let (prompt, holders) = (self.game.prompt()?, self.game.holders());
        let who = match self.cpu {
            Some(_) => words(self.lang, "ask-you", &[]),
            None => self.name_of(prompt.player),
        };
        let place = prompt.alternatives.iter().find_map(|way| match way {
            Alternative::Place { color, .. } => Some(*color),
            _ => None,
        });
        let key = match place {
            None => "terminal-choose".to_owned(),
            Some(color) if holders[color] == prompt.player => format!("terminal-prompt-{color}"),
            Some(color) => format!("ask-place-{color}"),
        };
        Some(words(self.lang, &key, &[("who", &who)]))
    }

    /// How a player is called: beside each other by the number, whatever colour it has come to.
    fn name_of(&self, player: Player) -> String {
        let number = match player {
            Player::First => "1",
            Player::Second => "2",
        };
        match self.cpu {
            Some(cpu) if cpu.plays == player => words(self.lang, "player-cpu", &[]),
            Some(_) => words(self.lang, "player-you", &[]),
            None => words(self.lang, "player-number", &[("number", number)]),
        }
    }

    fn take(&mut self, line: &str) -> anyhow::Result<Going> {
        match Reply::parse(self.game.setting().rules().extent, line) {
            Reply::Quit => return Ok(Going::Home),
            Reply::Nothing => {}
            Reply::Help => self.help()?,
            Reply::Unknown => {
                let text: String = line.chars().take(40).collect();
                self.say("terminal-unknown", &[("text", &text)])?;
            }
            Reply::Answer(action) => self.act(&Token::prompted(action))?,
            Reply::Undo => self.undo()?,
            Reply::Resign => self.resign()?,
            Reply::Draw => self.offer_draw()?,
        }
        Ok(Going::On)
    }

    /// Takes an action and shows what became of it.
    fn act(&mut self, token: &Token) -> anyhow::Result<()> {
        let before = self.game.clone();
        if let Err(illegal) = self.game.apply(token, 0) {
            return self.refuse(&illegal);
        }
        if let Some(told) = self.told(&before, &token.action) {
            self.tell(&told)?;
        }
        for brought in show::brought(self.lang, &before, &self.game) {
            self.tell(&brought)?;
        }
        if self.game.holders() != before.holders() || token.action == Action::Stay {
            self.tell_holders()?;
        }
        self.show()
    }

    /// An answer to a prompt in words: a stone by its colour, a choice of an opening by who has made it.
    fn told(&self, before: &Game, action: &Action) -> Option<String> {
        let extent = before.setting().rules().extent;
        let played = show::played(self.lang, extent, before.color_to_place(), action);
        if played.is_some() || !action.answers_prompt() {
            return played;
        }
        let who = self.name_of(before.prompt()?.player);
        let what = Token::prompted(action.clone()).text(extent).to_string();
        Some(words(self.lang, "terminal-did", &[("who", &who), ("what", &what)]))
    }

    fn tell_holders(&mut self) -> anyhow::Result<()> {
        let holders = self.game.holders();
        let (black, white) = (self.name_of(holders.black), self.name_of(holders.white));
        self.say("holders", &[("black", &black), ("white", &white)])
    }

    fn refuse(&mut self, illegal: &Illegal) -> anyhow::Result<()> {
        self.tell(&show::refusal(self.lang, illegal))
    }

    /// Beside each other one action; against the computer its answer and one's own.
    fn undo(&mut self) -> anyhow::Result<()> {
        let count = match self.cpu {
            Some(cpu) => self.game.actions_since_last_of(cpu.plays.other()),
            None => self.game.actions_in_effect().min(1),
        };
        if count == 0 {
            return self.say("terminal-undo-none", &[]);
        }
        let holders = self.game.holders();
        let undo = Token::prompted(Action::Undo(count as u16));
        if let Err(illegal) = self.game.apply(&undo, 0) {
            return self.refuse(&illegal);
        }
        self.say("terminal-undone", &[])?;
        if self.game.holders() != holders {
            self.tell_holders()?;
        }
        self.show()
    }

    fn resign(&mut self) -> anyhow::Result<()> {
        if let (Some(player), true) = (self.person(), self.agrees("terminal-resign-ask")?) {
            self.act(&Token::by(player, Action::Resign))?;
        }
        Ok(())
    }

    fn offer_draw(&mut self) -> anyhow::Result<()> {
        let Some(player) = self.person() else { return Ok(()) };
        if self.cpu.is_none() && !self.agrees("terminal-draw-ask")? {
            return Ok(());
        }
        if let Err(illegal) = self.game.apply(&Token::by(player, Action::DrawOffer), 0) {
            return self.refuse(&illegal);
        }
        let answer = match self.cpu {
            Some(_) => self.cpu_choice()?,
            None => Token::by(player.other(), Action::DrawAccept),
        };
        self.act(&answer)?;
        if answer.action == Action::DrawDecline {
            self.say("terminal-draw-declined", &[])?;
        }
        Ok(())
    }

    /// The person whose turn it is; `None` after the end.
    fn person(&self) -> Option<Player> {
        self.game.prompt().map(|prompt| prompt.player)
    }

    fn agrees(&mut self, question: &str) -> anyhow::Result<bool> {
        self.say(question, &[])?;
        self.output.flush()?;
        let line = next_line(&mut self.input)?.and_then(Result::ok).unwrap_or_default();
        Ok(is_yes(self.lang, &line))
    }

    fn say(&mut self, key: &str, args: &[(&str, &str)]) -> anyhow::Result<()> {
        self.tell(&words(self.lang, key, args))
    }

    fn tell(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(writeln!(self.output, "{text}")?)
    }
}
