//! Sakata's rule: the first player sets up an opening; the second places the fourth and the fifth stone
//! anywhere; the first chooses the colour; White plays the sixth.

use narabe_rules::Color;

use super::renju_openings::{SET_UP, set_up};
use super::step::{FIRST, SECOND, WHITE};
use super::{OpeningSpec, OpeningTerms, is_renju_on_15};
use crate::Region;

pub(super) const SAKATA: OpeningSpec = OpeningSpec {
    id: "sakata",
    example: "h8 h9 i10 k9 g7",
    suits: is_renju_on_15,
    options: &[],
    terms: OpeningTerms::of_fifths(1),
    next: |_, rules, done| match done.len() {
        stones @ ..SET_UP => Some(set_up(rules, stones)),
        3 => Some(SECOND.places(Color::White, Region::All)),
        4 => Some(SECOND.places(Color::Black, Region::All)),
        5 => Some(FIRST.may_swap()),
        6 => Some(WHITE.places(Color::White, Region::All)),
        _ => None,
    },
};
