//! The standing of a position: yes-or-no facts about what both sides could make.

use narabe_rules::Color;

use crate::{Threat, ThreatBoard};

/// The facts, one bit each, as the side to move sees them.
#[inline]
pub(crate) fn standing(board: &ThreatBoard, to_move: Color) -> usize {
    let rival = to_move.other();
    let has = |color, threat| usize::from(board.count(color, threat) > 0);
    let own_four = has(to_move, Threat::Four) | has(to_move, Threat::FourPlus);
    let rival_four = has(rival, Threat::Four) | has(rival, Threat::FourPlus);
    own_four
        | has(to_move, Threat::FourPlus) << 1
        | has(to_move, Threat::DoubleThree) << 2
        | has(to_move, Threat::ThreePlus) << 3
        | has(to_move, Threat::Three) << 4
        | has(rival, Threat::OpenFour) << 5
        | rival_four << 6
        | has(rival, Threat::FourThree) << 7
        | has(rival, Threat::DoubleThree) << 8
        | has(rival, Threat::ThreePlus) << 9
        | has(to_move, Threat::FourThree) << 10
}
