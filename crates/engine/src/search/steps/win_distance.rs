//! Win distance: a sooner win found elsewhere cannot be bettered here, nor a later loss worsened.
//!
//! A win from here comes after this ply at the earliest, a loss after the next one.

use core::ops::ControlFlow;

use crate::Score;
use crate::search::node::Node;

pub(in crate::search) fn win_distance(node: &mut Node) -> ControlFlow<Score> {
    node.alpha = node.alpha.max(Score::loss_at(node.ply + 2));
    node.beta = node.beta.min(Score::win_at(node.ply + 1));
    if node.alpha >= node.beta { ControlFlow::Break(node.alpha) } else { ControlFlow::Continue(()) }
}
