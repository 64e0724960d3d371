//! The rows, as the rest of the program sees them. Times are milliseconds since 1970, UTC.

use std::fmt;

use narabe_game::Player;

/// The secret part of a room's link: who has it may take a free seat.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoomId(String);

/// The part of the watch link that names the room; it opens no seat.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WatchId(String);

macro_rules! text_id {
    ($name:ident) => {
        impl $name {
            /// Takes the text as it stands; an unknown id is simply not found.
            pub fn new(text: impl Into<String>) -> Self {
                Self(text.into())
            }

            /// The id as it is written in a link.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        /// Only the head: ids open doors and logs are read by many.
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let head: String = self.0.chars().take(3).collect();
                write!(f, concat!(stringify!($name), "({}…)"), head)
            }
        }
    };
}
text_id!(RoomId);
text_id!(WatchId);

/// The store's own number of a room: what the log is keyed by. Never given out again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoomKey(pub i64);

/// BLAKE3 of the secret in a browser's seat cookie. The secret itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// Who sits where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats {
    /// The seat of the player who opens.
    pub first: Option<TokenHash>,
    /// The other seat.
    pub second: Option<TokenHash>,
}

impl Seats {
    /// The player whose seat this token opens.
    pub fn player_of(&self, token: &TokenHash) -> Option<Player> {
        if self.first.as_ref() == Some(token) {
            Some(Player::First)
        } else if self.second.as_ref() == Some(token) {
            Some(Player::Second)
        } else {
            None
        }
    }

    /// Whether nobody can join any more.
    pub fn are_taken(&self) -> bool {
        self.first.is_some() && self.second.is_some()
    }
}

/// A room to be made.
#[derive(Clone, Debug)]
pub struct NewRoom {
    /// The name of the room in its link.
    pub id: RoomId,
    /// The name of the room in its watch link.
    pub watch_id: WatchId,
    /// The setting of the game, as JSON.
    pub setting: String,
    /// Now.
    pub created_at_ms: i64,
    /// From when on the room may be swept.
    pub expires_at_ms: i64,
    /// Who sits in it from the start.
    pub seats: Seats,
}

/// A room as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// The key of its log.
    pub key: RoomKey,
    /// The name of the room in its link.
    pub id: RoomId,
    /// The name of the room in its watch link.
    pub watch_id: WatchId,
    /// The setting of the game, as JSON.
    pub setting: String,
    /// When it was made.
    pub created_at_ms: i64,
    /// From when on it may be swept.
    pub expires_at_ms: i64,
    /// Who sits in it.
    pub seats: Seats,
    /// Who offers a rematch, if anybody does.
    pub rematch_offer: Option<Player>,
    /// Where the rematch is played, once both wanted it.
    pub rematch: Option<RematchLink>,
}

/// Where a rematch is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RematchLink {
    /// The name of the new room in its link.
    pub id: RoomId,
    /// The name of the new room in its watch link.
    pub watch_id: WatchId,
}

/// A rematch to be made: the new room and the old one that shall point to it.
#[derive(Clone, Debug)]
pub struct NewRematch {
    /// The room whose game has ended.
    pub of: RoomKey,
    /// The room to be made for it.
    pub room: NewRoom,
}

/// An accepted action on its way into the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// Whose log.
    pub room: RoomKey,
    /// The event itself.
    pub event: EventRow,
}

/// One event of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// Its place in the log, from 0.
    pub seq: u32,
    /// Who acted.
    pub player: Player,
    /// The transcript token, without the player.
    pub token: String,
    /// When it was accepted.
    pub at_ms: i64,
    /// The name that the client gave to the action; none for the game's own.
    pub client_id: Option<String>,
    /// How many events the player had seen: which prompt this answers.
    pub answers: u32,
}
