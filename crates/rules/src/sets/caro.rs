//! Caro, as it is played in Vietnam: a five blocked by enemy stones at both ends does not win. In the
//! tournament reading the row must be exactly five; in the other one six or more win however blocked.

use crate::{ByColor, Family, MAX_LINES, RuleSet, Sizes, Terms, WinRule};

pub(super) const CARO: RuleSet = RuleSet {
    id: "caro",
    family: Family::Other,
    example: "g8 f8 h8 h9 i8 g9 k8 l8 j8",
    sizes: Sizes::Lines { min: 10, max: MAX_LINES, default: 15 },
    terms: Terms { wins: ByColor::both(WinRule::FiveNotBlocked), ..Terms::FREE },
    options: &[],
};

pub(super) const CARO_OVERLINE: RuleSet = RuleSet {
    id: "caro-overline",
    example: "g8 e8 h8 h9 i8 g9 k8 l8 f8 j10 j8",
    terms: Terms { wins: ByColor::both(WinRule::SixOrFiveNotBlocked), ..Terms::FREE },
    ..CARO
};
