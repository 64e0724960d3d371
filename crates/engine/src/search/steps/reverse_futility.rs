//! Reverse futility: a score far above beta will not fall below it in the few plies that are left.
//!
//! Not used when a threat must be answered: the static score knows nothing of it.

use core::ops::ControlFlow;

use crate::Score;
use crate::search::node::{Need, Node};
use crate::search::params::Params;

pub(in crate::search) fn reverse_futility(params: &Params, node: &Node) -> ControlFlow<Score> {
    let floor = node.static_score - params.reverse_futility_margin * node.depth;
    let trusted = node.depth <= params.reverse_futility_depth && node.need == Need::Nothing;
    if trusted && !node.is_pv && floor >= node.beta && !node.beta.is_decided() {
        return ControlFlow::Break(floor);
    }
    ControlFlow::Continue(())
}
