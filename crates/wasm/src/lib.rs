//! The browser's surface of rules, game and engine: two classes and two lists, everything else as JSON text.
//!
//! A page's rules Worker holds a [`Game`], its search Worker a [`Search`]; each loads a module of its own, built with
//! the feature `rules` or `engine`. What crosses is text in the shapes
//! of the game model and of the module `view`; a refusal is thrown as JSON with a code, whose words the
//! page knows, its arguments, and an English message.
//!
//! Not here: any rule, any judgement. This crate translates between `narabe-game`, `narabe-engine` and text.

#[cfg(feature = "rules")]
mod catalogue;
#[cfg(feature = "rules")]
mod game;
mod refusal;
#[cfg(feature = "engine")]
mod search;
mod text;
#[cfg(feature = "rules")]
mod view;

#[cfg(feature = "rules")]
pub use game::{Game, catalogue, suited_openings};
#[cfg(feature = "engine")]
pub use search::{Search, signature};
