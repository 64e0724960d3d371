//! Must defend: when the rival threatens an open four, only stones that answer it or make a four are tried.
//!
//! Every other stone lets the rival make the open four, which wins.

use narabe_threats::{Threat, ThreatBoard};

use crate::search::node::{Need, Node};

pub(in crate::search) fn must_defend(board: &ThreatBoard, node: &mut Node) {
    let threatened = board.count(node.color.other(), Threat::OpenFour) > 0;
    if threatened && node.need == Need::Nothing {
        node.need = Need::Defend;
    }
}
