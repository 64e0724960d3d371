//! Gomoku with the forbidden centre: Black's first stone in the centre, his second outside the middle 5x5
//! (Pro) or 7x7 (Long Pro).

use crate::{Family, FirstStone, RuleSet, Sizes, Terms};

pub(super) const PRO: RuleSet = RuleSet {
    id: "pro",
    family: Family::Gomoku,
    example: "h8 h9",
    sizes: Sizes::OneOf(&[15]),
    terms: Terms { first: FirstStone::Centre, second_black_distance: 3, ..Terms::FREE },
    options: &[],
};

pub(super) const LONG_PRO: RuleSet = RuleSet {
    id: "long-pro",
    example: "h8 i9",
    terms: Terms { second_black_distance: 4, ..PRO.terms },
    ..PRO
};
