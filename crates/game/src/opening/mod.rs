//! Openings: how the first stones come onto the board, as state machines that yield steps.
//!
//! An opening is a function of what has been done in it so far; it returns what comes next, or `None` when it
//! is over and ordinary turns begin. It keeps no state of its own, so undo needs no help from it. One file an
//! opening, one line each in [`openings`].

mod centre;
mod none;

use narabe_rules::{Color, Rules};

use crate::{Action, Region};

/// An opening.
#[derive(Clone, Copy, Debug)]
pub struct OpeningSpec {
    /// The id in every interface, as in `--opening centre`.
    pub id: &'static str,
    /// Whether it goes with these rules.
    pub suits: fn(&Rules) -> bool,
    /// What comes after these answers; `None` when the opening is over.
    pub(crate) next: fn(&Rules, &[Action]) -> Option<Step>,
}

/// One step of an opening: the holder of a colour places a stone of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The colour.
    pub(crate) color: Color,
    /// Where the stone may go.
    pub(crate) region: Region,
}

/// Every opening, in the order in which they are listed.
pub const fn openings() -> &'static [OpeningSpec] {
    const ALL: &[OpeningSpec] = &[none::NONE, centre::CENTRE];
    ALL
}

/// The opening with this id.
pub fn opening(id: &str) -> Option<&'static OpeningSpec> {
    openings().iter().find(|opening| opening.id == id)
}
