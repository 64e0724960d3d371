//! Late moves: in a long list the stones far down are not tried at all; the order of shapes is good.
//!
//! When a threat must be answered every answer is tried.

use crate::search::moves::Candidate;
use crate::search::node::{Need, Node};
use crate::search::params::Params;

pub(in crate::search) fn late_move(
    params: &Params,
    node: &Node,
    index: usize,
    candidate: Candidate,
) -> bool {
    let wide = if node.is_pv { 2 } else { 1 };
    let most = wide * (params.late_moves_base + params.late_moves_per_ply * node.depth.max(0));
    let patience = if candidate.forcing { 2 * most } else { most };
    node.need == Need::Nothing && index >= patience as usize
}
