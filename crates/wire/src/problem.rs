//! Errors over HTTP: RFC 9457 problem details.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The body of an error, `application/problem+json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Problem {
    /// Always `about:blank`: the code says what kind of problem it is.
    #[serde(rename = "type")]
    pub kind: String,
    /// The problem in a few words, in the reader's language.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// What to do next, in the reader's language.
    pub detail: String,
    /// An [`ErrorCode`], or the code of a refusal by the game (`bad-size`, `unknown-rules` …).
    pub code: String,
    /// The values that belong to the code.
    pub args: BTreeMap<String, String>,
}

/// What can go wrong between a request and the game. The words are `error-<code>` and `error-<code>-help`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// There is no such page.
    NotFound,
    /// There is no such room, or not any more.
    RoomNotFound,
    /// Two others sit here.
    SeatsTaken,
    /// The asker sits on neither side.
    NotSeated,
    /// The page does not take this method.
    MethodNotAllowed,
    /// The body is not what was expected.
    BadRequest,
    /// The body is too large.
    TooLarge,
    /// The message is not what was expected.
    BadMessage,
    /// The address needs a WebSocket.
    WebSocketExpected,
    /// The request comes from another site.
    ForeignOrigin,
    /// Too many requests in a short time.
    TooManyRequests,
    /// Too many live sockets of one address at the same time.
    TooManySockets,
    /// The action answers a state that this server has not reached: reload.
    SeqAhead,
    /// The rival is here, or has not been away long enough.
    RivalPresent,
    /// The rival has not joined yet.
    RivalNotJoined,
    /// The game runs: a rematch comes after it.
    GameRunning,
    /// The action could not be stored; nobody has seen it.
    StoreFailed,
    /// A defect of the program.
    Internal,
}

impl ErrorCode {
    /// Every code, for tests that its words exist.
    pub const ALL: [Self; 18] = [
        Self::NotFound,
        Self::RoomNotFound,
        Self::SeatsTaken,
        Self::NotSeated,
        Self::MethodNotAllowed,
        Self::BadRequest,
        Self::TooLarge,
        Self::BadMessage,
        Self::WebSocketExpected,
        Self::ForeignOrigin,
        Self::TooManyRequests,
        Self::TooManySockets,
        Self::SeqAhead,
        Self::RivalPresent,
        Self::RivalNotJoined,
        Self::GameRunning,
        Self::StoreFailed,
        Self::Internal,
    ];

    /// The code as it is sent.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::RoomNotFound => "room-not-found",
            Self::SeatsTaken => "seats-taken",
            Self::NotSeated => "not-seated",
            Self::MethodNotAllowed => "method-not-allowed",
            Self::BadRequest => "bad-request",
            Self::TooLarge => "too-large",
            Self::BadMessage => "bad-message",
            Self::WebSocketExpected => "web-socket-expected",
            Self::ForeignOrigin => "foreign-origin",
            Self::TooManyRequests => "too-many-requests",
            Self::TooManySockets => "too-many-sockets",
            Self::SeqAhead => "seq-ahead",
            Self::RivalPresent => "rival-present",
            Self::RivalNotJoined => "rival-not-joined",
            Self::GameRunning => "game-running",
            Self::StoreFailed => "store-failed",
            Self::Internal => "internal",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_named_as_it_is_sent() {
        for code in ErrorCode::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), code.name());
        }
    }
}
