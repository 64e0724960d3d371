//! The browser's surface of rules, game and engine: two classes and two lists, everything else as JSON text.
//!
//! A page's rules Worker holds a [`Game`], its search Worker a [`Search`]. What crosses is text in the shapes
//! of the game model and of the module `view`; a refusal is thrown as JSON with a code, whose words the
//! page knows, its arguments, and an English message.
//!
//! Not here: any rule, any judgement. This crate translates between `narabe-game`, `narabe-engine` and text.

mod catalogue;
mod game;
mod refusal;
mod search;
mod view;

pub use game::{Game, catalogue, suited_openings};
pub use search::{Search, signature};
