//! Checking answers with the rules alone: nothing here knows of patterns, tables or searches.

mod line;
mod proof;
mod rows;
pub(crate) mod stones;

pub use line::{Flaw, verify};
pub(crate) use proof::Replay;
pub use proof::{ProofFlaw, verify_proof};
