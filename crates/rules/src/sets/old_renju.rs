//! Old renju on nineteen lines: by the popular description, where only the double-three is a foul, and as
//! the Japanese federation that still plays it has fixed it since 1918.

use crate::{ByColor, Family, FoulMode, FoulRule, FoulSet, NoPoint, RuleSet, Sizes, Terms};

use super::historic::{BLACK_OF_1918, EXACT_FOR_BLACK};

pub(super) const OLD_RENJU: RuleSet = RuleSet {
    id: "old-renju",
    family: Family::Renju,
    example: "k11 k10 l12 i10 k9 j12 l8 m11",
    sizes: Sizes::OneOf(&[19]),
    terms: Terms {
        fouls: ByColor::new(FoulSet::of(&[FoulRule::DoubleThreeWithoutFour]), FoulSet::NONE),
        no_point: NoPoint::Pass,
        ..Terms::FREE
    },
    options: &[],
};

pub(super) const OLD_RENJU_FEDERATION: RuleSet = RuleSet {
    id: "old-renju-federation",
    example: "j7 k8 j8 k9 j9 i10 j11 k12 j12 i12 j10",
    terms: Terms {
        wins: EXACT_FOR_BLACK,
        fouls: ByColor::new(BLACK_OF_1918, FoulSet::NONE),
        foul_mode: FoulMode::Loss,
        ..OLD_RENJU.terms
    },
    ..OLD_RENJU
};
