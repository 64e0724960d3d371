//! Gomoku-narabe: the double-three is barred to both, each side has 35 stones, and Black, who begins, loses
//! when his are used up without a five.

use crate::{
    ByColor, Family, FoulRule, FoulSet, NoPoint, OptionSpec, OptionValues, PassRule, RuleSet,
    Sizes, Terms,
};

pub(super) const GOMOKU_NARABE: RuleSet = RuleSet {
    id: "gomoku-narabe",
    family: Family::Other,
    example: "i8 i9 g8 j10 h10 i7 j9 j6 k9",
    sizes: Sizes::OneOf(&[15]),
    terms: Terms {
        fouls: ByColor::both(FoulSet::of(&[FoulRule::DoubleThreeWithoutFour])),
        pass: PassRule::WhenForced,
        no_point: NoPoint::Pass,
        stones: Some(35),
        ..Terms::FREE
    },
    options: &[STONES],
};

const STONES: OptionSpec<Terms> = OptionSpec {
    key: "stones",
    default: "35",
    values: OptionValues::Number {
        min: 5,
        max: 112,
        set: |terms, number| terms.stones = Some(number),
    },
};
