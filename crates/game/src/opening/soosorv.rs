//! Soosõrv's rule: the first player sets up an opening; the second may swap; White places the fourth stone
//! and declares how many fifths will be offered, up to 4 (up to 8 since 2017); Black may swap; Black offers
//! that many, or simply plays when it is one; White chooses and plays the sixth.
//!
//! The declared number stays after the second swap, as in the federation's text.

use narabe_rules::{Color, OptionSpec, OptionValues};

use super::renju_openings::{EQUAL, SET_UP, set_up};
use super::step::{BLACK, SECOND, WHITE};
use super::yamaguchi::fifth_and_sixth;
use super::{OpeningSpec, OpeningTerms, is_renju_on_15};
use crate::Region;

pub(super) const SOOSORV: OpeningSpec = OpeningSpec {
    id: "soosorv",
    example: "h8 h9 i10 stay k9 declare:4 swap offer:g9,g7,f6,e8",
    suits: is_renju_on_15,
    options: &[N, EQUAL],
    terms: OpeningTerms::of_fifths(4),
    next: |terms, rules, done| match done.len() {
        stones @ ..SET_UP => Some(set_up(rules, stones)),
        3 => Some(SECOND.may_swap()),
        4 => Some(WHITE.places(Color::White, Region::All)),
        5 => Some(WHITE.declares(terms)),
        6 => Some(BLACK.may_swap()),
        more => fifth_and_sixth(terms, done, more - 7),
    },
};

const N: OptionSpec<OpeningTerms> = OptionSpec {
    key: "n",
    default: "4",
    values: OptionValues::Names(&[
        ("4", |terms| terms.fifths = 4),
        ("8", |terms| terms.fifths = 8),
    ]),
};
