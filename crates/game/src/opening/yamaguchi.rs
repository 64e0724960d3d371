//! Yamaguchi's rule: the first player sets up an opening and declares how many fifth moves Black will offer;
//! the second may swap; White places the fourth stone; Black offers that many unequal fifths, or simply
//! plays when it is one; White chooses and plays the sixth.

use narabe_rules::{Color, OptionSpec, OptionValues};

use super::renju_openings::{EQUAL, SET_UP, set_up};
use super::step::{BLACK, FIRST, SECOND, Step, WHITE, declared};
use super::{OpeningSpec, OpeningTerms, is_renju_on_15};
use crate::{Action, Region};

pub(super) const YAMAGUCHI: OpeningSpec = OpeningSpec {
    id: "yamaguchi",
    example: "h8 i9 j7 declare:3 stay k9 offer:g9,g7,f6",
    suits: is_renju_on_15,
    options: &[MAX, EQUAL],
    terms: OpeningTerms::of_fifths(10),
    next: |terms, rules, done| match done.len() {
        stones @ ..SET_UP => Some(set_up(rules, stones)),
        3 => Some(FIRST.declares(terms)),
        4 => Some(SECOND.may_swap()),
        5 => Some(WHITE.places(Color::White, Region::All)),
        more => fifth_and_sixth(terms, done, more - 6),
    },
};

/// The published rule has no maximum; ten is the default here.
const MAX: OptionSpec<OpeningTerms> = OptionSpec {
    key: "max",
    default: "10",
    values: OptionValues::Number {
        min: 1,
        max: 20,
        set: |terms, number| terms.fifths = number as u8,
    },
};

/// The steps from the fifth stone on, when a number was declared: one fifth is simply placed.
pub(super) fn fifth_and_sixth(terms: OpeningTerms, done: &[Action], step: usize) -> Option<Step> {
    let sixth = WHITE.places(Color::White, Region::All);
    match (declared(done), step) {
        (1, 0) => Some(BLACK.places(Color::Black, Region::All)),
        (1, 1) => Some(sixth),
        (1, _) => None,
        (count, 0) => Some(BLACK.offers(Color::Black, count, terms)),
        (_, 1) => Some(WHITE.chooses(Color::Black, done)),
        (_, 2) => Some(sixth),
        _ => None,
    }
}
