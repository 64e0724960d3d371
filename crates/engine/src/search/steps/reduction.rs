//! Reduction: quiet stones late in the order are first searched less deeply; those that surprise are searched
//! again in full.

use crate::search::moves::Candidate;
use crate::search::node::{Need, Node};
use crate::search::params;

pub(in crate::search) const fn reduction(node: &Node, index: usize, candidate: Candidate) -> i32 {
    let quiet = matches!(node.need, Need::Nothing) && !candidate.forcing;
    if !quiet || node.depth < 3 || index < params::REDUCTION_FROM {
        0
    } else if index < params::REDUCTION_DEEPER_FROM || node.depth < 5 {
        1
    } else {
        2
    }
}
