//! Why a room did not do what a player asked.

use std::collections::BTreeMap;

use narabe_game::{Illegal, TokenError};
use narabe_wire::{ErrorCode, ServerMessage};
use narabe_words::{Lang, words};

use crate::error::{owned, refusal_words};

/// A refusal, before it is put into the player's language.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    reason: Reason,
    /// How many events the room has.
    seq: u32,
}

#[derive(Clone, Debug)]
enum Reason {
    /// The game refuses.
    Game(&'static str, BTreeMap<String, String>),
    /// The server does.
    Server(ErrorCode),
}

impl Refused {
    pub(crate) fn new(code: ErrorCode, seq: u32) -> Self {
        Self { reason: Reason::Server(code), seq }
    }

    pub(crate) fn illegal(illegal: &Illegal, seq: u32) -> Self {
        Self { reason: Reason::Game(illegal.code(), owned(illegal.args())), seq }
    }

    pub(crate) fn unreadable(error: &TokenError, token: &str, seq: u32) -> Self {
        let token = token.chars().take(40).collect();
        Self { reason: Reason::Game(error.code(), owned(vec![("token", token)])), seq }
    }

    /// The refusal as it is sent.
    pub(crate) fn message(self, lang: Lang, id: Option<String>) -> ServerMessage {
        let (code, args, message) = match self.reason {
            Reason::Game(code, args) => {
                let message = refusal_words(lang, code, &args);
                (code, args, message)
            }
            Reason::Server(code) => {
                let message = words(lang, &format!("error-{}-help", code.name()), &[]);
                (code.name(), BTreeMap::new(), message)
            }
        };
        ServerMessage::Refused { id, code: code.to_owned(), args, message, seq: self.seq }
    }
}
