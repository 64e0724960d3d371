//! Two swaps: three stones and a choice of colours as in Swap; then whoever holds Black places a white and a
//! black stone more, and the other chooses again. White places the sixth.

use narabe_rules::Color;

use super::OpeningSpec;
use super::step::{BLACK, WHITE};
use super::swap::SWAP;
use crate::Region;

pub(super) const TWO_SWAP: OpeningSpec = OpeningSpec {
    id: "two-swap",
    example: "h8 i10 f9 stay k9 g7",
    next: |terms, rules, done| match done.len() {
        ..=3 => (SWAP.next)(terms, rules, done),
        4 => Some(BLACK.places(Color::White, Region::All)),
        5 => Some(BLACK.places(Color::Black, Region::All)),
        6 => Some(WHITE.may_swap()),
        _ => None,
    },
    ..SWAP
};
