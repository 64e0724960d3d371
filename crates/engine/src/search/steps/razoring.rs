//! Razoring: a score far below alpha will not be lifted to it in the few plies that are left.
//!
//! The search for continuous fours has found no win before this step; not used when a threat must be answered.

use core::ops::ControlFlow;

use crate::Score;
use crate::search::node::{Need, Node};
use crate::search::params::Params;

pub(in crate::search) fn razoring(params: &Params, node: &Node) -> ControlFlow<Score> {
    let ceiling = node.static_score + params.razoring_margin * node.depth;
    let trusted = node.depth <= params.razoring_depth && node.need == Need::Nothing;
    if trusted && !node.is_pv && ceiling <= node.alpha && !node.alpha.is_decided() {
        return ControlFlow::Break(ceiling);
    }
    ControlFlow::Continue(())
}
