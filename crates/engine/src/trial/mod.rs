//! The search by trial, for rules under which a four can be answered otherwise than by filling it: a capture
//! takes stones out of it, a stone at its far end blocks it.
//!
//! Every stone is played on a game, which alone says what is legal and what ends it. Line patterns of the
//! nearest rules that they can express advise: what to try, in which order, and how good a position looks.
//! So it trusts nothing that it has not played, and searches far fewer positions than `search/` does.

mod line;
mod moves;
mod node;
mod outlook;
mod params;
mod root;
mod variation;

pub(crate) use line::Line;
pub(crate) use node::Trier;
pub(crate) use outlook::Outlook;
pub(crate) use root::TrialSearch;
