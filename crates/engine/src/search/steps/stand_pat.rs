//! Stand pat: at the horizon a position that the evaluation already puts above beta is left at that; the search
//! for continuous fours below could only lift it further.

use core::ops::ControlFlow;

use narabe_threats::ThreatBoard;

use crate::Score;
use crate::search::node::{Need, Node};
use crate::search::static_score;

pub(in crate::search) fn stand_pat(board: &ThreatBoard, node: &mut Node) -> ControlFlow<Score> {
    node.static_score = static_score(board, node.color);
    if node.need == Need::Nothing && node.depth <= 0 && node.static_score >= node.beta {
        return ControlFlow::Break(node.static_score);
    }
    ControlFlow::Continue(())
}
