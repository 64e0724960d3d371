//! The live connection as a pure machine: what each happening makes of the state, and what is to be done.
//! The browser's client has the same one.
//!
//! Invariants: events have no gap and no double; a pending action leaves only when the server has answered it
//! by its id; every pending action is sent once on each connection, after the hello.

use std::collections::BTreeSet;
use std::time::Duration;

use narabe_game::{Player, SettingSpec};
use narabe_wire::{ClientMessage, Closing, EventView, Presence, Rematch, ServerMessage};

/// The pauses before the next attempts; the last one stays.
const PAUSES_MS: [u64; 6] = [400, 1000, 2000, 4000, 8000, 15_000];
/// After so many failures in a row the client asks whether the room is still there.
const FAILURES_BEFORE_PROBE: usize = 2;

/// How things stand between client and server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Link {
    /// A socket is being opened, or has not said hello yet.
    Connecting,
    /// The room has said hello.
    Open,
    /// The next attempt comes after a pause.
    Waiting,
    /// The room is gone.
    Ended,
}

/// An action that the server has not answered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pending {
    pub(super) id: String,
    /// How many events this client had seen when the player acted.
    pub(super) seq: u32,
    pub(super) token: String,
}

/// What only a hello can tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) you: Option<Player>,
    pub(super) joined: bool,
    pub(super) setting: SettingSpec,
    pub(super) presence: Presence,
    pub(super) rematch: Rematch,
}

/// Everything that is known.
#[derive(Clone, Debug)]
pub(super) struct Live {
    pub(super) link: Link,
    /// Attempts in a row that came to nothing.
    failures: usize,
    /// A ping is out, and nothing has been heard since.
    is_pinged: bool,
    pub(super) known: Option<Known>,
    /// Every event from the first on, without a gap.
    pub(super) events: Vec<EventView>,
    pub(super) pending: Vec<Pending>,
}

/// What happens.
#[derive(Clone, Debug)]
pub(super) enum Input {
    /// The server says something.
    Message(ServerMessage),
    /// The socket is gone, or could not be opened.
    Dropped,
    /// The pause is over.
    Retry,
    /// A while has passed without a message.
    Quiet,
    /// The server says that there is no such room any more.
    Gone,
    /// The player acts.
    Act { id: String, token: String },
}

/// What is to be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Open a socket for the events from this number on.
    Connect(u32),
    /// Say this on the socket.
    Send(ClientMessage),
    /// Close the socket.
    HangUp,
    /// Try again after about this time.
    RetryIn(Duration),
    /// Ask whether the room is still there.
    Probe,
    /// Tell the player, in the server's words, that something was not done.
    Refused(String),
}

impl Live {
    /// A client that is about to connect.
    pub(super) fn new() -> Self {
        Self {
            link: Link::Connecting,
            failures: 0,
            is_pinged: false,
            known: None,
            events: Vec::new(),
            pending: Vec::new(),
        }
    }

    /// One step.
    pub(super) fn step(&mut self, input: Input) -> Vec<Effect> {
        match input {
            Input::Message(message) => {
                self.is_pinged = false;
                self.hear(message)
            }
            Input::Dropped => self.drop_link(),
            Input::Retry if self.link == Link::Waiting => {
                self.link = Link::Connecting;
                vec![Effect::Connect(self.seen())]
            }
            Input::Retry => Vec::new(),
            Input::Quiet => self.ask_for_life(),
            Input::Gone => {
                self.link = Link::Ended;
                vec![Effect::HangUp]
            }
            Input::Act { id, token } => self.act(Pending { id, seq: self.seen(), token }),
        }
    }

    fn seen(&self) -> u32 {
        self.events.len() as u32
    }

    fn drop_link(&mut self) -> Vec<Effect> {
        if self.link == Link::Ended {
            return Vec::new();
        }
        let pause = PAUSES_MS[self.failures.min(PAUSES_MS.len() - 1)];
        self.failures += 1;
        self.link = Link::Waiting;
        self.is_pinged = false;
        let mut effects = vec![Effect::RetryIn(Duration::from_millis(pause))];
        if self.failures > FAILURES_BEFORE_PROBE {
            effects.push(Effect::Probe);
        }
        effects
    }

    fn hang_up(&mut self) -> Vec<Effect> {
        let mut effects = vec![Effect::HangUp];
        effects.extend(self.drop_link());
        effects
    }

    /// A socket that answers no ping is dead, whatever the system thinks of it.
    fn ask_for_life(&mut self) -> Vec<Effect> {
        if self.link != Link::Open {
            return Vec::new();
        }
        if self.is_pinged {
            return self.hang_up();
        }
        self.is_pinged = true;
        vec![Effect::Send(ClientMessage::Ping)]
    }

    fn act(&mut self, action: Pending) -> Vec<Effect> {
        if self.link == Link::Ended {
            return Vec::new();
        }
        let send = (self.link == Link::Open).then(|| sending(&action));
        self.pending.push(action);
        send.into_iter().collect()
    }

    fn hear(&mut self, message: ServerMessage) -> Vec<Effect> {
        match message {
            ServerMessage::Hello {
                you, joined, setting, from, events, presence, rematch, ..
            } => {
                let known = Known { you, joined, setting, presence, rematch };
                return self.greet(known, from, events);
            }
            ServerMessage::Events { from, events } => return self.append(from, events),
            ServerMessage::Refused { id, message, .. } => {
                self.pending.retain(|action| Some(&action.id) != id.as_ref());
                return vec![Effect::Refused(message)];
            }
            ServerMessage::Closed { reason: Closing::Expired } => {
                self.link = Link::Ended;
                return vec![Effect::HangUp];
            }
            ServerMessage::Closed { .. } => return self.hang_up(),
            ServerMessage::Presence(presence) => self.learn(|known| known.presence = presence),
            ServerMessage::Rematch(rematch) => self.learn(|known| known.rematch = rematch),
            ServerMessage::Joined { .. } => self.learn(|known| known.joined = true),
            ServerMessage::Pong => {}
        }
        Vec::new()
    }

    fn learn(&mut self, news: impl FnOnce(&mut Known)) {
        if let Some(known) = &mut self.known {
            news(known);
        }
    }

    fn greet(&mut self, known: Known, from: u32, events: Vec<EventView>) -> Vec<Effect> {
        self.link = Link::Open;
        self.failures = 0;
        self.known = Some(known);
        let mut effects = self.append(from, events);
        if self.link == Link::Open {
            effects.extend(self.pending.iter().map(sending));
        }
        effects
    }

    /// Takes events; known ones again change nothing, a gap means: start over from the first.
    fn append(&mut self, from: u32, added: Vec<EventView>) -> Vec<Effect> {
        let Some(known) = self.seen().checked_sub(from) else {
            self.events.clear();
            self.link = Link::Connecting;
            return vec![Effect::HangUp, Effect::Connect(0)];
        };
        let answered: BTreeSet<&str> =
            added.iter().filter_map(|event| event.id.as_deref()).collect();
        self.pending.retain(|action| !answered.contains(action.id.as_str()));
        self.events.extend(added.into_iter().skip(known as usize));
        Vec::new()
    }
}

fn sending(action: &Pending) -> Effect {
    let Pending { id, seq, token } = action.clone();
    Effect::Send(ClientMessage::Act { id, seq, token })
}

#[cfg(test)]
mod tests;
