//! Own open four: with two points to make a five and no five of the rival's to parry, the game is won.

use core::ops::ControlFlow;

use narabe_threats::{Threat, ThreatBoard};

use crate::Score;
use crate::search::node::{Need, Node};

pub(in crate::search) fn own_open_four(board: &ThreatBoard, node: &Node) -> ControlFlow<Score> {
    if node.need == Need::Nothing && board.count(node.color, Threat::OpenFour) > 0 {
        return ControlFlow::Break(Score::win_at(node.ply + 3));
    }
    ControlFlow::Continue(())
}
