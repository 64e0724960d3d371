//! A room as one of its people sees it: what is known of it, what is said of that, and what a typed line does.
//!
//! Nothing here reads, sends or waits: every happening gives a list of things to do.

mod news;
mod replies;

use std::collections::VecDeque;
use std::time::Duration;

use narabe_engine::Level;
use narabe_game::{Action, Game, Player};
use narabe_wire::{Absence, ClientMessage};
use narabe_words::{Lang, words};

use super::machine::{Effect, Input, Link, Live};

/// How long what was typed last may take to arrive once the input has ended.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// What happens.
#[derive(Clone, Debug)]
pub(super) enum Happening {
    /// Something about the connection.
    Live(Input),
    /// A line was typed; an action in it is sent under this name.
    Typed { line: String, id: String },
    /// Nothing more will be typed.
    InputEnded,
    /// The rival has been away for so long that one may go on without.
    RivalLeft,
    /// What was typed last has had its time.
    WaitedEnough,
}

/// What is to be done.
#[derive(Clone, Debug)]
pub(super) enum Todo {
    /// Something about the connection.
    Live(Effect),
    /// Show this.
    Say(String),
    /// Say when the rival has been away for so long; `None`: do not.
    RivalLeftIn(Option<Duration>),
    /// Say when the last words have had their time.
    WaitAtMost(Duration),
    /// Leave the room.
    Leave(Leaving),
}

/// Why a room is left.
#[derive(Clone, Debug)]
pub(super) enum Leaving {
    /// The player goes.
    Home,
    /// The room's time is over.
    Ended,
    /// The next game is played behind this link.
    Rematch(String),
    /// The game goes on against the computer, which plays for the rival.
    Cpu { game: Box<Game>, level: Level, plays: Player },
    /// What the server says makes no game.
    Fault(String),
}

/// Something that needs consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Draw,
    Undo,
}

/// A room.
#[derive(Debug)]
pub(super) struct Room {
    lang: Lang,
    live: Live,
    /// The game of the events so far, once the room has said hello.
    game: Option<Game>,
    /// The next line confirms that the player resigns, or not.
    is_resigning: bool,
    /// Lines that are typed and not looked at yet.
    early: VecDeque<(String, String)>,
    has_input_ended: bool,
    /// The level at which the game goes on as soon as the room has ended it.
    going_on: Option<Level>,
    /// The room was seen before its rematch was agreed: then one goes along.
    was_open: bool,
    /// Whether the rival was here; `None` before he was seen for the first time.
    was_rival_here: Option<bool>,
    /// Since when the rival was away when it was told that one may go on without.
    told_absence: Option<i64>,
    /// The connection was open and is not.
    is_lost: bool,
    /// The sentence that was shown last.
    sentence: String,
    todo: Vec<Todo>,
}

impl Room {
    /// A room of which nothing is known yet.
    pub(super) fn new(lang: Lang) -> Self {
        Self {
            lang,
            live: Live::new(),
            game: None,
            is_resigning: false,
            early: VecDeque::new(),
            has_input_ended: false,
            going_on: None,
            was_open: false,
            was_rival_here: None,
            told_absence: None,
            is_lost: false,
            sentence: String::new(),
            todo: Vec::new(),
        }
    }

    /// What is to be done about this.
    pub(super) fn happen(&mut self, happening: Happening) -> Vec<Todo> {
        match happening {
            Happening::Live(input) => self.hear(input),
            Happening::Typed { line, id } => self.early.push_back((line, id)),
            Happening::InputEnded => {
                self.has_input_ended = true;
                self.todo.push(Todo::WaitAtMost(LAST_WORDS));
            }
            Happening::RivalLeft => {
                self.told_absence = self.absence().map(|absence| absence.since_ms);
                self.say("room-rival-left", &[]);
                self.say("terminal-absent-ways", &[]);
            }
            Happening::WaitedEnough => self.leave(Leaving::Home),
        }
        self.take_early();
        self.leave_when_done();
        std::mem::take(&mut self.todo)
    }

    fn take_early(&mut self) {
        while self.is_ready()
            && let Some((line, id)) = self.early.pop_front()
        {
            self.take(&line, id);
        }
    }

    /// A line waits until the room is known and the action before it is answered, which is a moment; but
    /// not for a connection that is lost.
    fn is_ready(&self) -> bool {
        self.game.is_some() && (self.live.link != Link::Open || self.live.pending.is_empty())
    }

    /// Nothing more is typed, and everything that was typed is answered.
    fn leave_when_done(&mut self) {
        let is_done = self.early.is_empty() && self.live.pending.is_empty();
        if self.has_input_ended && self.game.is_some() && is_done {
            self.leave(Leaving::Home);
        }
    }

    fn leave(&mut self, leaving: Leaving) {
        if self.live.pending.is_empty() {
            self.todo.push(Todo::Leave(leaving));
            return;
        }
        self.live.pending.clear();
        self.say("terminal-unsent", &[]);
        self.todo.push(Todo::Leave(leaving));
    }

    fn step(&mut self, input: Input) {
        for effect in self.live.step(input) {
            match effect {
                Effect::Refused(message) => {
                    self.going_on = None;
                    self.todo.push(Todo::Say(message));
                }
                effect => self.todo.push(Todo::Live(effect)),
            }
        }
    }

    /// Sends what is no action of the game.
    fn tell(&mut self, message: ClientMessage) -> bool {
        if self.live.link != Link::Open {
            self.say("room-lost", &[]);
            return false;
        }
        self.todo.push(Todo::Live(Effect::Send(message)));
        true
    }

    fn say(&mut self, key: &str, args: &[(&str, &str)]) {
        self.todo.push(Todo::Say(words(self.lang, key, args)));
    }

    fn you(&self) -> Option<Player> {
        self.live.known.as_ref()?.you
    }

    fn has_joined(&self) -> bool {
        self.live.known.as_ref().is_some_and(|known| known.joined)
    }

    /// That of the rival, while he is away and it counts.
    fn absence(&self) -> Option<Absence> {
        let known = self.live.known.as_ref()?;
        known.presence.absent.filter(|absence| Some(absence.player) != known.you)
    }

    fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.outcome().is_some())
    }

    /// What this player asked for and waits for.
    fn asked(&self) -> Option<Wish> {
        self.wish_of(self.you()?)
    }

    /// What the rival asks for and waits for.
    fn wanted(&self) -> Option<Wish> {
        self.wish_of(self.you()?.other())
    }

    fn wish_of(&self, player: Player) -> Option<Wish> {
        let game = self.game.as_ref()?;
        let undo = (game.undo_offer() == Some(player)).then_some(Wish::Undo);
        undo.or_else(|| (game.draw_offer() == Some(player)).then_some(Wish::Draw))
    }
}

impl Wish {
    const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Undo => "undo",
        }
    }

    /// The rival's answer to it.
    const fn answer(self, is_accepted: bool) -> Action {
        match (self, is_accepted) {
            (Self::Draw, true) => Action::DrawAccept,
            (Self::Draw, false) => Action::DrawDecline,
            (Self::Undo, true) => Action::UndoAccept,
            (Self::Undo, false) => Action::UndoDecline,
        }
    }
}

#[cfg(test)]
mod tests;
