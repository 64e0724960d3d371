//! What is said of what the room tells.

use std::time::Duration;

use narabe_game::{Action, Alternative, Game, Player, Reason, Setting, Token};
use narabe_wire::{Absence, EventView, Rematch};
use narabe_words::words;

use super::{Leaving, Room, Todo};
use crate::commands::play::link::machine::{Input, Known, Link};
use crate::commands::play::show;

impl Room {
    /// Takes in what happened to the connection, and says what is new.
    pub(super) fn hear(&mut self, input: Input) {
        let (link, known) = (self.live.link, self.live.known.clone());
        self.step(input);
        self.tell_link(link);
        if self.live.link == Link::Ended {
            return self.leave(Leaving::Ended);
        }
        if let Err(fault) = self.follow() {
            return self.leave(Leaving::Fault(fault));
        }
        self.tell_known(known.as_ref());
        self.tell_sentence();
        self.follow_rematch();
        self.go_on_when_ended();
    }

    fn tell_link(&mut self, before: Link) {
        let now = self.live.link;
        // Of many attempts only the first loss is told; "back" is told by the first hello after it.
        if before == Link::Open && now == Link::Waiting {
            self.is_lost = true;
            self.say("room-lost", &[]);
        } else if now == Link::Open && std::mem::take(&mut self.is_lost) {
            self.say("room-back", &[]);
        } else if now == Link::Ended && before != Link::Ended {
            self.say("room-ended", &[]);
        }
    }

    /// Makes the game the one that the events tell, and shows what is new in it.
    fn follow(&mut self) -> Result<(), String> {
        let Some(known) = &self.live.known else { return Ok(()) };
        if self.live.link != Link::Open {
            return Ok(());
        }
        let is_continued =
            self.game.as_ref().is_some_and(|game| game.events().len() <= self.live.events.len());
        if !is_continued {
            let setting = Setting::resolve(&known.setting).map_err(|error| error.to_string())?;
            self.game = None;
            return self.begin(Game::new(setting));
        }
        let Some(mut game) = self.game.take() else { return Ok(()) };
        let fresh = self.live.events[game.events().len()..].to_vec();
        for event in &fresh {
            let before = game.clone();
            apply(&mut game, event)?;
            if let Some(told) = self.event_text(&before, event.player) {
                self.todo.push(Todo::Say(told));
            }
            self.todo.extend(show::brought(self.lang, &before, &game).into_iter().map(Todo::Say));
        }
        let is_changed = fresh.iter().any(|event| changes_board(&event.token));
        self.game = Some(game);
        if is_changed {
            self.show_board();
        }
        Ok(())
    }

    /// The game as it stands when one comes.
    fn begin(&mut self, mut game: Game) -> Result<(), String> {
        for event in &self.live.events {
            apply(&mut game, event)?;
        }
        self.todo.push(Todo::Say(show::welcome(self.lang, &game)));
        self.game = Some(game);
        self.help();
        self.show_board();
        Ok(())
    }

    fn show_board(&mut self) {
        let Some(game) = &self.game else { return };
        let board = show::board(self.lang, game);
        let ended = game.outcome().map(|outcome| {
            let reason = show::outcome(self.lang, outcome);
            match (outcome.winner, self.you()) {
                (Some(winner), Some(you)) => {
                    let key = if winner == you { "room-won" } else { "room-lost-game" };
                    format!("{} {reason}", words(self.lang, key, &[]))
                }
                _ => reason,
            }
        });
        self.todo.push(Todo::Say(board.trim_end().to_owned()));
        self.todo.extend(ended.map(Todo::Say));
        self.sentence.clear();
    }

    /// What is new about the people in the room.
    fn tell_known(&mut self, before: Option<&Known>) {
        let Some(now) = self.live.known.clone() else { return };
        let Some(you) = now.you else { return };
        if self.live.link != Link::Open || before.is_some_and(|before| *before == now) {
            return;
        }
        if now.joined && before.is_some_and(|before| !before.joined) {
            self.say(&format!("room-joined-{you}"), &[]);
        }
        if now.joined && !self.is_over() {
            self.tell_presence(&now, you, before.is_none());
        }
        let untold = |absence: &Absence| Some(absence.since_ms) != self.told_absence;
        let left = self.absence().filter(untold).map(|absence| {
            Duration::from_millis(u64::try_from(absence.claimable_in_ms).unwrap_or_default())
        });
        self.todo.push(Todo::RivalLeftIn(left.filter(|_| !self.is_over())));
    }

    /// Whether the rival is here. Who has just joined is not away only because the socket comes a moment later.
    fn tell_presence(&mut self, now: &Known, you: Player, is_first: bool) {
        let is_here = match you {
            Player::First => now.presence.second,
            Player::Second => now.presence.first,
        };
        let was_here = self.was_rival_here.or_else(|| is_first.then_some(true));
        let news = match (was_here, is_here) {
            (Some(true), false) => "room-rival-away",
            (Some(false), true) => "terminal-rival-back",
            (None, false) => return,
            _ => "",
        };
        self.was_rival_here = Some(is_here);
        if news.is_empty() {
            return;
        }
        self.say(news, &[]);
        if let Some(absence) = self.absence().filter(|absence| absence.claimable_in_ms > 0) {
            let time = minutes(absence.claimable_in_ms);
            self.say("room-rival-gone", &[("time", &time)]);
        }
    }

    /// What is expected now, when it is not what was said last.
    fn tell_sentence(&mut self) {
        if self.live.link != Link::Open || !self.live.pending.is_empty() {
            return;
        }
        let sentence = self.current_sentence();
        if sentence != self.sentence && !sentence.is_empty() {
            self.todo.push(Todo::Say(sentence.clone()));
        }
        self.sentence = sentence;
    }

    fn current_sentence(&self) -> String {
        let (Some(known), Some(game)) = (&self.live.known, &self.game) else {
            return String::new();
        };
        let say = |key: &str| words(self.lang, key, &[]);
        if game.outcome().is_some() {
            return self.rematch_sentence(known);
        }
        if let Some(wish) = self.wanted() {
            let wanted = say(&format!("room-{}-wanted", wish.name()));
            return format!("{wanted} {}", say("terminal-answer"));
        }
        if let Some(wish) = self.asked() {
            return say(&format!("room-{}-asked", wish.name()));
        }
        if !known.joined {
            return say("room-wait-title");
        }
        self.turn_sentence(game, known.you)
    }

    fn rematch_sentence(&self, known: &Known) -> String {
        let say = |key: &str| words(self.lang, key, &[]);
        let Rematch { offered_by, room } = &known.rematch;
        match (room, known.you, offered_by) {
            (Some(_), ..) => say("terminal-rematch-there"),
            (None, None, _) => say("room-watching"),
            (None, _, None) => say("terminal-rematch-ask"),
            (None, Some(you), Some(by)) if you == *by => say("room-rematch-asked"),
            (None, ..) => format!("{} {}", say("room-rematch-wanted"), say("terminal-answer")),
        }
    }

    fn turn_sentence(&self, game: &Game, you: Option<Player>) -> String {
        let (Some(prompt), Some(color)) = (game.prompt(), game.color_to_place()) else {
            return String::new();
        };
        let say = |key: &str| words(self.lang, key, &[]);
        match you {
            None => say(&format!("room-watch-{color}")),
            Some(you) if you != prompt.player => say("room-rival-turn"),
            Some(_) => {
                let is_stone = |way: &Alternative| matches!(way, Alternative::Place { .. });
                let places = prompt.alternatives.iter().any(is_stone);
                let key = if places { format!("room-turn-{color}") } else { "prompt-other".into() };
                let ways = show::ways(self.lang, game);
                ways.map_or_else(|| say(&key), |ways| format!("{} {ways}", say(&key)))
            }
        }
    }

    /// One event in words; `before` is the game that it was taken in.
    fn event_text(&self, before: &Game, player: Player) -> Option<String> {
        let event = self.live.events.get(before.events().len())?;
        let action = token_of(before, event).ok()?.action;
        let say = |key: &str| Some(words(self.lang, key, &[]));
        match &action {
            Action::Place(_) | Action::Pass => {
                let extent = before.setting().rules().extent;
                show::played(self.lang, extent, before.color_to_place(), &action)
            }
            Action::UndoAccept | Action::Undo(_) => say("terminal-undone"),
            Action::DrawDecline if self.you() == Some(player.other()) => say("room-draw-declined"),
            Action::UndoDecline if self.you() == Some(player.other()) => say("room-undo-declined"),
            action if action.answers_prompt() => {
                let who = self.name_of(before, player);
                let args = [("who", who.as_str()), ("what", event.token.as_str())];
                Some(words(self.lang, "terminal-did", &args))
            }
            _ => None,
        }
    }

    /// How a player is called: as you and your friend, by the colour for those who watch.
    fn name_of(&self, game: &Game, player: Player) -> String {
        match self.you() {
            Some(you) if you == player => words(self.lang, "player-you", &[]),
            Some(_) => words(self.lang, "room-friend", &[]),
            None => {
                let holds_black = game.holders().black == player;
                let color = if holds_black { "color-black" } else { "color-white" };
                words(self.lang, color, &[])
            }
        }
    }

    /// Goes along when a rematch is agreed while one is here; who comes later is shown the way instead.
    fn follow_rematch(&mut self) {
        let Some(known) = &self.live.known else { return };
        match &known.rematch.room {
            None => self.was_open = true,
            Some(room) if self.was_open => {
                let link = if known.you.is_some() { &room.url } else { &room.watch_url };
                let link = link.clone();
                self.leave(Leaving::Rematch(link));
            }
            Some(_) => {}
        }
    }

    /// The room ends as abandoned first; then the copy is made, without that end.
    fn go_on_when_ended(&mut self) {
        let (Some(level), Some(game), Some(you)) = (self.going_on, &self.game, self.you()) else {
            return;
        };
        if game.outcome().is_none_or(|outcome| outcome.reason != Reason::Abandoned) {
            return;
        }
        if let Ok(copy) = copy_of(game.setting().clone(), &self.live.events) {
            self.leave(Leaving::Cpu { game: Box::new(copy), level, plays: you.other() });
        }
    }
}

fn token_of(game: &Game, event: &EventView) -> Result<Token, String> {
    let text = format!("{}@{}", event.token, event.player);
    Token::parse(game.setting().rules().extent, &text).map_err(|error| format!("{text}: {error}"))
}

fn apply(game: &mut Game, event: &EventView) -> Result<(), String> {
    let token = token_of(game, event)?;
    let at_ms = u64::try_from(event.at).unwrap_or_default();
    let applied = game.apply(&token, at_ms);
    applied.map(|_| ()).map_err(|illegal| format!("{}: {illegal}", event.token))
}

/// Offers, and refusals of them, leave everything where it is.
fn changes_board(token: &str) -> bool {
    !(token.ends_with("-offer") || token.ends_with("-decline"))
}

/// The game without its end, and without a question that nobody will answer any more.
fn copy_of(setting: Setting, events: &[EventView]) -> Result<Game, String> {
    let is_play = |event: &EventView| event.token != "abandon" && !event.token.ends_with("-offer");
    let count = events.iter().rposition(is_play).map_or(0, |last| last + 1);
    let mut game = Game::new(setting);
    for event in &events[..count] {
        apply(&mut game, event)?;
    }
    Ok(game)
}

/// "1:05"
fn minutes(ms: i64) -> String {
    let seconds = ms.saturating_add(999) / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
