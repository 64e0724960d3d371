//! What becomes of a win when a stone of its line, and the answer to it, are left out.
//!
//! It is not guessed from the shapes: the rest of the proof is replayed without the two stones.

use narabe_rules::Point;

use crate::{Flaw, ProofFlaw};

/// The rest of the proof without a stone and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Omission {
    /// It wins all the same: the two stones may be left out.
    Wins,
    /// It no longer stands up.
    Fails {
        /// The stones up to the flaw, the attacker's and the rival's in turn.
        path: Vec<Point>,
        /// What is wrong there.
        flaw: Flaw,
    },
}

impl Omission {
    /// What a replay of the rest without the two stones has found.
    pub(super) fn of(replayed: Result<(), ProofFlaw>) -> Self {
        match replayed {
            Ok(()) => Self::Wins,
            Err(flaw) => Self::Fails { path: flaw.path, flaw: flaw.flaw },
        }
    }
}
