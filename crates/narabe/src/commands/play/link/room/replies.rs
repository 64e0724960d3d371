//! What a typed line does in a room.

use narabe_engine::Level;
use narabe_game::{Action, Player, Token};
use narabe_wire::{AfterAbsence, ClientMessage};
use narabe_words::words;

use super::{Leaving, Room, Todo};
use crate::commands::play::link::machine::{Input, Link};
use crate::commands::play::link::typed::Typed;
use crate::commands::play::reply::is_yes;
use crate::commands::play::show;

impl Room {
    /// Does what a line says. The room is known.
    pub(super) fn take(&mut self, line: &str, id: String) {
        let Some(game) = &self.game else { return };
        let extent = game.setting().rules().extent;
        if std::mem::take(&mut self.is_resigning) {
            if is_yes(self.lang, line) {
                self.act(Action::Resign, id);
            }
            return;
        }
        match Typed::parse(extent, line) {
            Typed::Nothing => {}
            Typed::Help => self.help(),
            Typed::Unknown => {
                let text: String = line.chars().take(40).collect();
                self.say("terminal-unknown", &[("text", &text)]);
            }
            Typed::Quit => self.leave(Leaving::Home),
            Typed::Rematch => self.go_to_rematch(),
            _ if self.you().is_none() => self.say("room-watching", &[]),
            Typed::Act(action) => self.act(action, id),
            Typed::Resign => self.ask_to_resign(),
            Typed::Accept => self.answer(true, id),
            Typed::Decline => self.answer(false, id),
            Typed::Win => {
                self.tell(ClientMessage::Absent { then: AfterAbsence::Win });
            }
            Typed::GoOn(level) => self.go_on(level),
        }
    }

    pub(super) fn help(&mut self) {
        let extent = self.game.as_ref().map(|game| game.setting().rules().extent);
        match extent.filter(|_| self.you().is_some()) {
            Some(extent) => {
                let help = show::help(self.lang, "terminal-link-help", extent);
                self.todo.push(Todo::Say(help));
            }
            None => self.say("terminal-watch-help", &[]),
        }
    }

    /// Sends an action of the game now, or as soon as there is a connection. What the game as it is known
    /// here refuses is not sent.
    fn act(&mut self, action: Action, id: String) {
        let Some(player) = self.you() else { return };
        if let Some(hindrance) = self.hindrance(player, &action) {
            self.todo.push(Todo::Say(hindrance));
            return;
        }
        let Some(game) = &self.game else { return };
        let token = Token::prompted(action).text(game.setting().rules().extent).to_string();
        self.step(Input::Act { id, token });
        if self.live.link != Link::Open {
            self.say("room-lost", &[]);
        }
    }

    /// Why an action cannot be sent.
    fn hindrance(&self, player: Player, action: &Action) -> Option<String> {
        let key = if self.live.link == Link::Ended {
            "room-ended"
        } else if !self.has_joined() {
            "room-wait-title"
        } else if !self.live.pending.is_empty() {
            "room-pending"
        } else {
            let mut tried = self.game.clone()?;
            let illegal = tried.apply(&Token::by(player, action.clone()), 0).err()?;
            return Some(show::refusal(self.lang, &illegal));
        };
        Some(words(self.lang, key, &[]))
    }

    fn ask_to_resign(&mut self) {
        if let Some(hindrance) = self.you().and_then(|you| self.hindrance(you, &Action::Resign)) {
            self.todo.push(Todo::Say(hindrance));
            return;
        }
        self.is_resigning = true;
        self.say("terminal-resign-ask", &[]);
    }

    /// Agrees, or does not, to what the rival asks: a draw, taking back, after the end another game.
    fn answer(&mut self, is_accepted: bool, id: String) {
        if self.is_over() {
            self.tell(ClientMessage::Rematch { offer: is_accepted });
            return;
        }
        match self.wanted() {
            Some(wish) => self.act(wish.answer(is_accepted), id),
            None => self.say("refusal-not-asked", &[]),
        }
    }

    fn go_to_rematch(&mut self) {
        let Some(known) = &self.live.known else { return };
        let room = known.rematch.room.as_ref();
        let link = room.map(|room| if known.you.is_some() { &room.url } else { &room.watch_url });
        match link.cloned() {
            Some(link) => self.leave(Leaving::Rematch(link)),
            None if known.you.is_none() => self.say("room-watching", &[]),
            None => {
                self.tell(ClientMessage::Rematch { offer: true });
            }
        }
    }

    /// Ends the room's game as abandoned; when it has ended, a copy of it goes on.
    fn go_on(&mut self, level: Level) {
        if self.game.is_some() && self.tell(ClientMessage::Absent { then: AfterAbsence::Cpu }) {
            self.going_on = Some(level);
        }
    }
}
