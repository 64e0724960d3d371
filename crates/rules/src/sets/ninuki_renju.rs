//! Ninuki-renju, the Japanese ancestor of Pente: exactly five in a row or five captured pairs win; Black must
//! not make a double-three or an overline.
//!
//! Sources differ; this is Nosovsky's reading of the fouls on fifteen lines, with the others as options.

use crate::{
    ByColor, Family, FirstStone, FoulRule, FoulSet, NoPoint, OptionSpec, OptionValues, RuleSet,
    Sizes, Terms, WinRule,
};

use super::FALSE;

const FOULS: FoulSet = FoulSet::of(&[FoulRule::Overline, FoulRule::DoubleThree]);

pub(super) const NINUKI_RENJU: RuleSet = RuleSet {
    id: "ninuki-renju",
    family: Family::Other,
    example: "h8 i9 g9 j10 h10 i11",
    sizes: Sizes::OneOf(&[15, 19]),
    terms: Terms {
        wins: ByColor::both(WinRule::ExactlyFive),
        fouls: ByColor::new(FOULS, FoulSet::NONE),
        first: FirstStone::Centre,
        no_point: NoPoint::Pass,
        capture_pairs: Some(5),
        ..Terms::FREE
    },
    options: &[PERFECT_FIVE, SIDE],
};

/// A five wins only when no capture can break it, or when it still stands after the reply.
const PERFECT_FIVE: OptionSpec<Terms> = OptionSpec {
    key: "perfect-five",
    default: "false",
    values: OptionValues::Names(&[FALSE, ("true", |terms| terms.perfect_five = true)]),
};

const SIDE: OptionSpec<Terms> = OptionSpec {
    key: "side",
    default: "black",
    values: OptionValues::Names(&[
        ("black", |terms| terms.fouls = ByColor::new(FOULS, FoulSet::NONE)),
        ("both", |terms| terms.fouls = ByColor::both(FOULS)),
    ]),
};
