//! No move: nothing was there to try.
//!
//! When a four or an open four had to be answered and nothing answers it, the rival makes his five in two
//! plies, or his open four in two and the five in four. Otherwise no stone has to do with any other, and
//! nobody is better than the evaluation says.

use crate::Score;
use crate::search::node::{Need, Node};

pub(in crate::search) fn no_move(node: &Node) -> Score {
    match node.need {
        Need::Parry(_) => Score::loss_at(node.ply + 2),
        Need::Defend => Score::loss_at(node.ply + 4),
        Need::Nothing => node.static_score,
    }
}
