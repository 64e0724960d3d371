//! Cost: what a stone takes from the depth. The forced answer to a four costs nothing, so that attacks by
//! fours are seen to their end.

use crate::search::node::{Need, Node};

pub(in crate::search) const fn cost(node: &Node) -> i32 {
    match node.need {
        Need::Parry(_) => 0,
        Need::Nothing | Need::Defend => 1,
    }
}
