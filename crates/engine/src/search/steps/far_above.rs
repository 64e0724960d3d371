//! Far above: where the evaluation is far above beta, a search a ply less deep will most often say so too.
//! Known as fail-high reduction.
//!
//! Not used when a threat must be answered: the static score knows nothing of it.

use crate::search::node::{Need, Node};
use crate::search::params::Params;

pub(in crate::search) fn far_above(params: &Params, node: &mut Node) {
    let floor = node.static_score - params.far_above_margin * node.depth;
    let trusted = node.depth >= params.far_above_depth && node.need == Need::Nothing;
    if trusted && !node.is_pv && floor >= node.beta && !node.beta.is_decided() {
        node.depth -= 1;
    }
}
