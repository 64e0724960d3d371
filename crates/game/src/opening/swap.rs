//! Swap: the first player places three stones anywhere, the second chooses the colour. Swap after the first
//! move: the same with one stone.

use narabe_rules::Color;

use super::step::{FIRST, SECOND};
use super::{OpeningSpec, OpeningTerms, first_is_free};
use crate::Region;

pub(super) const SWAP: OpeningSpec = OpeningSpec {
    id: "swap",
    example: "h8 i10 f9",
    suits: first_is_free,
    options: &[],
    terms: OpeningTerms::of_fifths(1),
    next: |_, _, done| match done.len() {
        0 | 2 => Some(FIRST.places(Color::Black, Region::All)),
        1 => Some(FIRST.places(Color::White, Region::All)),
        3 => Some(SECOND.may_swap()),
        _ => None,
    },
};

pub(super) const SWAP1: OpeningSpec = OpeningSpec {
    id: "swap1",
    example: "i10",
    next: |_, _, done| match done.len() {
        0 => Some(FIRST.places(Color::Black, Region::All)),
        1 => Some(SECOND.may_swap()),
        _ => None,
    },
    ..SWAP
};
