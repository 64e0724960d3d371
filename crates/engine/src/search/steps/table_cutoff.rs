//! Table cut-off: a position searched as deeply before has the score that it had, as far as its bound tells.
//!
//! Where the exact score is wanted the table only says which stone to try first: a cut-off there would cut the
//! principal variation short.

use core::ops::ControlFlow;

use crate::Score;
use crate::search::node::Node;
use crate::search::table::{Bound, Entry};

pub(in crate::search) fn table_cutoff(
    entry: Option<&Entry>,
    node: &mut Node,
) -> ControlFlow<Score> {
    let Some(entry) = entry else { return ControlFlow::Continue(()) };
    node.table_move = entry.best;
    let score = entry.score.seen_from_root(node.ply);
    let settles = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => score >= node.beta,
        Bound::AtMost => score <= node.alpha,
    };
    if settles && !node.is_pv && node.excluded.is_none() && i32::from(entry.depth) >= node.depth {
        return ControlFlow::Break(score);
    }
    ControlFlow::Continue(())
}
