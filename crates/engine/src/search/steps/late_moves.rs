//! Late moves: in a long list the stones far down are not tried at all; the order of shapes is good.
//!
//! When a threat must be answered every answer is tried.

use crate::search::moves::Candidate;
use crate::search::node::{Need, Node};
use crate::search::params;

pub(in crate::search) fn late_move(node: &Node, index: usize, candidate: Candidate) -> bool {
    let depth = node.depth.max(0) as usize;
    let wide = if node.is_pv { 2 } else { 1 };
    let most = wide * (params::LATE_MOVES_BASE + params::LATE_MOVES_PER_PLY * depth);
    let patience = if candidate.forcing { 2 * most } else { most };
    node.need == Need::Nothing && index >= patience
}
