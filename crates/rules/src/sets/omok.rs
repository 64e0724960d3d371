//! Omok, as it is played in Korea: exactly five wins, the double-three is barred to both.

use crate::{
    ByColor, Excuse, Family, FoulRule, FoulSet, NoPoint, OptionSpec, OptionValues, RuleSet, Sizes,
    Terms, WinRule,
};

use super::FALSE;

const DOUBLE_THREE: FoulSet = FoulSet::of(&[FoulRule::DoubleThree]);

pub(super) const OMOK: RuleSet = RuleSet {
    id: "omok",
    family: Family::Other,
    example: "h9 i7 h10 g7 i8 i9 j8 g6",
    sizes: Sizes::OneOf(&[15, 19]),
    terms: Terms {
        wins: ByColor::both(WinRule::ExactlyFive),
        fouls: ByColor::both(DOUBLE_THREE),
        no_point: NoPoint::Pass,
        ..Terms::FREE
    },
    options: &[BLOCK_EXCUSE, SIDE],
};

/// A double-three that stops a four is allowed.
const BLOCK_EXCUSE: OptionSpec<Terms> = OptionSpec {
    key: "block-excuse",
    default: "false",
    values: OptionValues::Names(&[FALSE, ("true", |terms| terms.excuse = Excuse::Blocks)]),
};

const SIDE: OptionSpec<Terms> = OptionSpec {
    key: "side",
    default: "both",
    values: OptionValues::Names(&[
        ("both", |terms| terms.fouls = ByColor::both(DOUBLE_THREE)),
        ("black", |terms| terms.fouls = ByColor::new(DOUBLE_THREE, FoulSet::NONE)),
    ]),
};
