//! Fives: make one's own, parry the rival's.
//!
//! With a five to make the game is won. Against two threatened fives it is lost, and so it is against one when
//! the parry is a foul; against one otherwise there is one stone to try.

use core::ops::ControlFlow;

use narabe_threats::{Threat, ThreatBoard};

use crate::Score;
use crate::search::node::{Need, Node};

pub(in crate::search) fn own_five(board: &ThreatBoard, node: &Node) -> ControlFlow<Score> {
    if board.count(node.color, Threat::Five) > 0 {
        return ControlFlow::Break(Score::win_at(node.ply + 1));
    }
    ControlFlow::Continue(())
}

pub(in crate::search) fn parry_five(board: &ThreatBoard, node: &mut Node) -> ControlFlow<Score> {
    let rival = node.color.other();
    let Some(parry) = board.threatening(rival, Threat::Five).first() else {
        return ControlFlow::Continue(());
    };
    if board.count(rival, Threat::Five) > 1 || board.is_foul(node.color, parry) {
        return ControlFlow::Break(Score::loss_at(node.ply + 2));
    }
    node.need = Need::Parry(parry);
    ControlFlow::Continue(())
}
