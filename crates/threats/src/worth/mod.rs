//! What a position is worth: the prospects of both sides on all empty points, and who has what.
//!
//! A point is worth the sum of weights of its lines, of their pairs, and of the threat that they make; a side
//! that is to move has other weights than one that waits. To this comes a weight of the standing: of the yes-or-no
//! facts about what both sides could make, and of their pairs. The weights are tuned on games by `tools/tune`.
//!
//! They are a functional part of the engine: a change changes `crates/engine/signature.txt`.

mod layout;
mod standing;
pub mod tuning;
mod weights;

use narabe_rules::FoulSet;

use crate::table::WinLength;
use crate::{LineClass, Threat};

pub(crate) use standing::standing;

/// So many units of a weight are one of the evaluation.
pub const GRAIN: i32 = 8;

/// A kind of side; each has its own weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Five or more wins, and nothing is a foul.
    Free,
    /// Exactly five wins, and nothing is a foul.
    Exact,
    /// Bound by fouls.
    Bound,
    /// Against a side that is bound by fouls.
    Unbound,
}

impl Kind {
    pub(crate) fn of(win: WinLength, fouls: FoulSet, rival_fouls: FoulSet) -> Self {
        match win {
            _ if !fouls.is_empty() => Self::Bound,
            _ if !rival_fouls.is_empty() => Self::Unbound,
            WinLength::FiveOrMore => Self::Free,
            WinLength::ExactlyFive => Self::Exact,
        }
    }

    const fn weights(self) -> &'static [i16; layout::WEIGHTS] {
        &weights::OF_KINDS[self as usize]
    }

    /// What a point is worth to the side: to move, and waiting.
    pub(crate) fn point(self, lines: [LineClass; 4], threat: Threat) -> (i32, i32) {
        let classes = lines.map(|class| class as usize);
        let sum = |role| {
            let weights = layout::point_weights(role, classes, threat);
            weights.iter().map(|at| i32::from(self.weights()[*at])).sum()
        };
        (sum(0), sum(layout::ROLE))
    }

    /// What every standing is worth to the side, which is to move.
    pub(crate) fn standings(self) -> Box<[i16]> {
        let worth = |facts| {
            let weights = layout::standing_weights(facts);
            weights.map(|at| i32::from(self.weights()[at])).sum::<i32>() as i16
        };
        (0..1 << layout::FACTS).map(worth).collect()
    }
}
