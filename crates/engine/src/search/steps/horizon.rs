//! Horizon: with no depth left the evaluation speaks, unless the position has to answer a threat.
//!
//! A four has one answer, so it is always played out; a threatened open four has few, and is played out for a
//! few plies, because the evaluation knows nothing of whether they suffice.

use core::ops::ControlFlow;

use crate::Score;
use crate::search::node::{Need, Node};
use crate::search::params::Params;

pub(in crate::search) fn horizon(params: &Params, node: &Node) -> ControlFlow<Score> {
    let at_rest = match node.need {
        Need::Nothing => node.depth <= 0,
        Need::Defend => node.depth <= -params.defence_plies,
        Need::Parry(_) => false,
    };
    if at_rest { ControlFlow::Break(node.static_score) } else { ControlFlow::Continue(()) }
}
