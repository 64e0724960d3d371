//! The browser's surface of rules, game, engine and solver: a few classes and lists, everything else as JSON text.
//!
//! A page's rules Worker holds a [`Game`], its search Worker a [`Search`], its solver Worker a [`Forced`]; each
//! loads a module of its own, built with the feature `rules`, `engine` or `solver`. What crosses is text in the shapes
//! of the game model and of the module `view`; a refusal is thrown as JSON with a code, whose words the
//! page knows, its arguments, and an English message.
//!
//! Not here: any rule, any judgement. This crate translates between `narabe-game`, `narabe-engine` and text.

#[cfg(feature = "engine")]
mod analysis;
#[cfg(feature = "rules")]
mod catalogue;
#[cfg(feature = "engine")]
mod clock;
#[cfg(feature = "solver")]
mod forced;
#[cfg(feature = "rules")]
mod game;
mod refusal;
#[cfg(feature = "engine")]
mod search;
#[cfg(feature = "solver")]
mod study;
mod text;
#[cfg(feature = "rules")]
mod view;

#[cfg(feature = "engine")]
pub use analysis::Analysis;
#[cfg(feature = "solver")]
pub use forced::Forced;
#[cfg(feature = "rules")]
pub use game::{Game, catalogue, suited_openings};
#[cfg(feature = "engine")]
pub use search::{Search, signature};
#[cfg(feature = "solver")]
pub use study::{purpose, threats};
