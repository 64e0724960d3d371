//! Cost: what a stone takes from the depth. The forced answer to a four costs nothing, so that attacks by
//! fours are seen to their end. A singular stone costs nothing either.

use narabe_threats::Spot;

use crate::search::node::{Need, Node};
use crate::search::params::Params;

pub(in crate::search) fn cost(params: &Params, node: &Node, spot: Spot) -> i32 {
    let cost = match node.need {
        Need::Parry(_) => 0,
        Need::Defend => params.defence_cost,
        Need::Nothing => 1,
    };
    cost - i32::from(node.extended == Some(spot))
}
