//! Unknown position: where the table knows no stone to try first, the order is poor, and a search one ply less
//! deep finds the stone for the next time. Known as internal iterative reduction.

use crate::search::node::{Need, Node};
use crate::search::params::Params;

pub(in crate::search) fn unknown(params: &Params, node: &mut Node) {
    if node.table_move.is_none() && node.depth >= params.unknown_depth && node.need == Need::Nothing
    {
        node.depth -= 1;
    }
}
