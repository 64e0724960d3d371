//! What becomes of a win when a stone of its line, and the answer to it, are left out.
//!
//! It is not guessed from the shapes: the rest of the proof is replayed without the two stones.

use narabe_rules::{Point, Setup};

use super::Explanation;
use crate::{Flaw, Proof, verify_proof};

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

/// Says it of every stone that others follow.
pub(super) fn fill_in(setup: &Setup, proof: &Proof, explanation: &mut Explanation) {
    let attacker = explanation.attacker;
    let mut before = setup.clone();
    let mut here = proof;
    for step in &mut explanation.steps {
        let Some((answer, rest)) = here.longest_answer() else { break };
        let replayed = verify_proof(&before, attacker, rest);
        step.without = Some(match replayed {
            Ok(()) => Omission::Wins,
            Err(flaw) => Omission::Fails { path: flaw.path, flaw: flaw.flaw },
        });
        for (point, color) in [(here.stone, attacker), (*answer, attacker.other())] {
            super::put(&mut before.board, point, color);
        }
        here = rest;
    }
}
