//! Go-moku as Japanese families play it: the double-three is barred to both.

use crate::{ByColor, Family, FoulRule, FoulSet, NoPoint, RuleSet, Sizes, Terms};

pub(super) const FAMILY_GOMOKU: RuleSet = RuleSet {
    id: "family-gomoku",
    family: Family::Other,
    example: "i9 i8 j10 g8 i7 h10 j6 j9",
    sizes: Sizes::OneOf(&[15, 19]),
    terms: Terms {
        fouls: ByColor::both(FoulSet::of(&[FoulRule::DoubleThree])),
        no_point: NoPoint::Pass,
        ..Terms::FREE
    },
    options: &[],
};
