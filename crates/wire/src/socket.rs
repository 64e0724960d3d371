//! Messages of a live room, both ways. Each is one JSON text frame.

use std::collections::BTreeMap;

use narabe_game::{Player, SettingSpec};
use serde::{Deserialize, Serialize};

use crate::{Presence, Rematch};

/// What a client says. At most 4 KiB.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// An action of the player who has the seat.
    Act {
        /// The client's name for the action, unique in the room: sent twice it is played once.
        id: String,
        /// How many events the client has seen.
        seq: u32,
        /// The transcript token, without a player.
        token: String,
    },
    /// The rival has been away too long: end the game as abandoned.
    Absent {
        /// What the player does next.
        then: AfterAbsence,
    },
    /// Another game?
    Rematch {
        /// Offer or accept one; or withdraw or decline.
        offer: bool,
    },
    /// Is anybody there?
    Ping,
}

/// What a player does when the rival has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "lowercase")]
pub enum AfterAbsence {
    /// Claims the game.
    Win,
    /// Goes on against the CPU, on a copy of the game.
    Cpu,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message of a socket, and again after it fell behind: what it needs to go on.
    Hello {
        /// The seat of this client.
        you: Option<Player>,
        /// Whether both seats are taken.
        joined: bool,
        /// What is played.
        setting: SettingSpec,
        /// How many events there are.
        seq: u32,
        /// The number of the first of `events`.
        from: u32,
        /// The events that the client has not seen.
        events: Vec<EventView>,
        /// Who is here.
        presence: Presence,
        /// How the wish for another game stands.
        rematch: Rematch,
    },
    /// Something was done; it is stored.
    Events {
        /// The number of the first of `events`.
        from: u32,
        /// The events.
        events: Vec<EventView>,
    },
    /// What this client asked for was not done.
    Refused {
        /// The client's name for the action, when it could be read.
        id: Option<String>,
        /// An `ErrorCode` or a refusal by the game.
        code: String,
        /// The values that belong to the code.
        args: BTreeMap<String, String>,
        /// The refusal in the reader's language.
        message: String,
        /// How many events there are.
        seq: u32,
    },
    /// Somebody came or went.
    Presence(Presence),
    /// The wish for another game changed.
    Rematch(Rematch),
    /// The second seat was taken.
    Joined {
        /// Whose seat it is now.
        player: Player,
    },
    /// The answer to a ping.
    Pong,
    /// The server ends this socket.
    Closed {
        /// Why.
        reason: Closing,
    },
}

/// Why the server ends a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// The room's time is over; it is deleted.
    Expired,
    /// The server stops; another one may answer in a moment.
    Shutdown,
    /// A message was larger than 4 KiB.
    MessageTooLarge,
}

/// One event of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct EventView {
    /// Its number, from 0.
    pub seq: u32,
    /// Who acted.
    pub player: Player,
    /// The transcript token, without a player.
    pub token: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// The client's name for the action; null for the game's own events.
    pub id: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_written_as_the_page_reads_them() {
        let event =
            EventView { seq: 3, player: Player::Second, token: "h8".into(), at: 5, id: None };
        let messages = [
            (
                ServerMessage::Events { from: 3, events: vec![event] },
                r#"{"type":"events","from":3,"events":[{"seq":3,"player":"second","token":"h8","at":5,"id":null}]}"#,
            ),
            (
                ServerMessage::Presence(Presence { first: true, second: false, absent: None }),
                r#"{"type":"presence","first":true,"second":false,"absent":null}"#,
            ),
            (
                ServerMessage::Closed { reason: Closing::MessageTooLarge },
                r#"{"type":"closed","reason":"message-too-large"}"#,
            ),
        ];
        for (message, text) in messages {
            assert_eq!(serde_json::to_string(&message).unwrap(), text);
        }
    }

    #[test]
    fn messages_of_a_newer_page_are_understood() {
        let texts = [
            (r#"{"type":"ping","at":17}"#, ClientMessage::Ping),
            (
                r#"{"type":"act","id":"a","seq":1,"token":"h8","premove":false}"#,
                ClientMessage::Act { id: "a".into(), seq: 1, token: "h8".into() },
            ),
            (
                r#"{"type":"absent","then":"cpu"}"#,
                ClientMessage::Absent { then: AfterAbsence::Cpu },
            ),
        ];
        for (text, message) in texts {
            assert_eq!(serde_json::from_str::<ClientMessage>(text).unwrap(), message);
        }
    }
}
