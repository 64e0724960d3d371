//! Futility: near the horizon a quiet stone does not lift a score far below alpha.

use crate::search::moves::Candidate;
use crate::search::node::{Need, Node};
use crate::search::params::Params;

pub(in crate::search) fn futile(params: &Params, node: &Node, candidate: Candidate) -> bool {
    let hoped = node.static_score + params.futility_margin * node.depth + candidate.order;
    node.depth <= params.futility_depth
        && node.need == Need::Nothing
        && !node.is_pv
        && !candidate.forcing
        && !node.alpha.is_decided()
        && hoped <= node.alpha
}
