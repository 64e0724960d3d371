//! Pass: near the end a stone may harm its own side, so where every stone loses and nothing has to be answered the
//! side passes, if the rules let it.
//!
//! The rival can pass as well, which is a draw; so a pass is worth no more than one.

use narabe_rules::PassRule;

use crate::Score;
use crate::root_moves::FEW_POINTS;
use crate::search::node::{Need, Node};
use crate::search::table::{Bound, Entry, position_key};
use crate::search::{Searcher, Stop};

/// The score of the position, in which the stones came to `score`; `alpha` is what they had to exceed.
pub(in crate::search) fn or_pass(
    searcher: &mut Searcher,
    node: &Node,
    alpha: Score,
    score: Score,
    stop: Stop<'_>,
) -> Score {
    let may_pass = searcher.board.rules().terms.pass == PassRule::Allowed
        && searcher.board.empty_count() <= FEW_POINTS
        && node.need == Need::Nothing
        && node.depth > 0
        && node.excluded.is_none();
    if !may_pass || !score.is_loss() || searcher.stopped {
        return score;
    }
    let after = Node::new(node.color.other(), node.depth - 1, node.ply + 1, -node.beta, -alpha);
    let passed = (-searcher.search(after, stop)).min(Score::EVEN);
    if searcher.stopped || passed <= score {
        return score;
    }
    let bound = match passed {
        _ if passed >= node.beta => Bound::AtLeast,
        _ if passed > alpha => Bound::Exact,
        _ => Bound::AtMost,
    };
    let key = position_key(searcher.board.key(), node.color);
    searcher.table.put(Entry::new(
        key,
        node.depth,
        passed.seen_from_position(node.ply),
        bound,
        None,
    ));
    passed
}
