//! The table at which a game is played: what is shown, what is typed, and the computer's answers.

use std::io::{BufRead, Write};

use anyhow::Context as _;

use narabe_engine::{Level, Limits, best_move};
use narabe_game::{Action, Game, Illegal, Player, Token};
use narabe_words::{Lang, words};

use super::reply::Reply;
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
        if let Some(color) = self.game.color_to_place() {
            self.say(&format!("terminal-prompt-{color}"), &[])?;
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
        let (color, extent) = (self.game.color_to_place(), self.game.setting().rules().extent);
        match self.game.apply(token, 0) {
            Ok(_) => {
                if let Some(played) = show::played(self.lang, extent, color, &token.action) {
                    self.tell(&played)?;
                }
                self.show()
            }
            Err(illegal) => self.refuse(&illegal),
        }
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
        let undo = Token::prompted(Action::Undo(count as u16));
        if let Err(illegal) = self.game.apply(&undo, 0) {
            return self.refuse(&illegal);
        }
        self.say("terminal-undone", &[])?;
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
        let yes = words(self.lang, "terminal-yes", &[]);
        let line = next_line(&mut self.input)?.and_then(Result::ok).unwrap_or_default();
        Ok([yes.as_str(), "yes"].contains(&line.trim().to_lowercase().as_str()))
    }

    fn say(&mut self, key: &str, args: &[(&str, &str)]) -> anyhow::Result<()> {
        self.tell(&words(self.lang, key, args))
    }

    fn tell(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(writeln!(self.output, "{text}")?)
    }
}
