//! Reduction: quiet stones late in the order are first searched less deeply; those that surprise are searched
//! again in full.
//!
//! The reduction grows with the logarithms of the depth and of the place in the order, which are taken in
//! whole numbers so that they are the same on every machine.

use crate::search::moves::Candidate;
use crate::search::node::{Need, Node};
use crate::search::params::Params;

pub(in crate::search) fn reduction(
    params: &Params,
    node: &Node,
    index: usize,
    candidate: Candidate,
) -> i32 {
    let quiet = node.need == Need::Nothing && !candidate.forcing;
    if !quiet || node.depth < 2 || index < params.reduction_from as usize {
        return 0;
    }
    let reduction = params.reduction_base + growth(params, node.depth, index);
    (reduction / 1024).clamp(0, node.depth - 1)
}

/// The same at the root, where every stone deserves a look: less.
pub(in crate::search) fn root_reduction(params: &Params, depth: i32, index: usize) -> i32 {
    if depth < 3 || index < params.reduction_from as usize {
        return 0;
    }
    let reduction = growth(params, depth, index) * params.root_reduction_percent / 100;
    (reduction / 1024).clamp(0, depth - 2)
}

fn growth(params: &Params, depth: i32, index: usize) -> i32 {
    let logs = log2_in_16ths(depth as u32) * log2_in_16ths(index as u32 + 1);
    logs * params.reduction_growth / 16
}

/// Sixteen times the logarithm to base two, straight between the powers of two.
const fn log2_in_16ths(number: u32) -> i32 {
    let whole = number.ilog2();
    let beyond = ((number << 4) >> whole) - 16;
    (whole * 16 + beyond) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_exact_at_powers_of_two_and_straight_between() {
        assert_eq!([1, 2, 3, 4, 6, 8].map(log2_in_16ths), [0, 16, 24, 32, 40, 48]);
    }
}
