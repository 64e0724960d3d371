//! Singular stone: where a less deep search says that every other stone is much worse than the one from the
//! table, that one is searched a ply deeper; it decides about the position.

use crate::search::node::{Need, Node};
use crate::search::table::{Bound, Entry, position_key};
use crate::search::{Searcher, Stop};

pub(in crate::search) fn singular(searcher: &mut Searcher, node: &mut Node, stop: Stop<'_>) {
    let entry = searcher.table.find(position_key(searcher.board.key(), node.color));
    let Some(entry) = entry.filter(|entry| is_worth_asking(searcher, node, entry)) else { return };
    let margin = searcher.params.singular_margin * node.depth;
    let bound = entry.score.seen_from_root(node.ply) - margin;
    let others = Node {
        excluded: entry.best,
        is_pv: false,
        alpha: bound - 1,
        beta: bound,
        depth: (node.depth - 1) / 2,
        ..node.clone()
    };
    if searcher.search(others, stop) < bound {
        node.extended = entry.best;
    }
}

fn is_worth_asking(searcher: &Searcher, node: &Node, entry: &Entry) -> bool {
    node.depth >= searcher.params.singular_depth
        && node.need == Need::Nothing
        && node.excluded.is_none()
        && entry.best.is_some()
        && entry.bound != Bound::AtMost
        && i32::from(entry.depth) >= node.depth - 3
        && !entry.score.is_decided()
}
