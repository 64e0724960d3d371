//! Refusals as they are thrown to JavaScript.

use std::collections::BTreeMap;

use narabe_game::{Illegal, Refusal, SettingError, TokenError};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// A refusal: the code names its words, the arguments fill them.
#[derive(Debug, Serialize)]
pub(crate) struct Thrown {
    code: String,
    args: BTreeMap<&'static str, String>,
    message: String,
}

impl Thrown {
    /// A refusal without arguments.
    pub(crate) fn new(code: &str, message: impl Into<String>) -> Self {
        Self { code: code.to_owned(), args: BTreeMap::new(), message: message.into() }
    }

    /// The same refusal with these arguments as well.
    pub(crate) fn with(mut self, args: impl IntoIterator<Item = (&'static str, String)>) -> Self {
        self.args.extend(args);
        self
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> Self {
        let text = serde_json::to_string(&thrown);
        Self::from_str(&text.expect("text and maps of text are always JSON"))
    }
}

impl From<SettingError> for Thrown {
    fn from(error: SettingError) -> Self {
        Self::new(error.code(), error.to_string()).with(error.args())
    }
}

impl From<Illegal> for Thrown {
    fn from(illegal: Illegal) -> Self {
        Self::new(illegal.code(), illegal.to_string()).with(illegal.args())
    }
}

impl From<TokenError> for Thrown {
    fn from(error: TokenError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<Refusal> for Thrown {
    fn from(refusal: Refusal) -> Self {
        let args = [("number", refusal.number.to_string()), ("token", refusal.token.clone())];
        Self::new(refusal.code, refusal.to_string()).with(args)
    }
}

impl From<serde_json::Error> for Thrown {
    fn from(error: serde_json::Error) -> Self {
        Self::new("malformed", error.to_string())
    }
}
