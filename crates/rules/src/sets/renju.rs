//! Renju by the rules of the Renju International Federation: Black wins by exactly five and must not make a
//! double-three, a double-four or an overline; White wins by five or more and is free.
//!
//! Without options it is the casual game: forbidden points are blocked, the first stone is free, and Black
//! without a legal point draws. The federation's own reading is all three options at their strict value.

use crate::{
    ByColor, Family, FirstStone, FoulRule, FoulSet, MAX_LINES, NoPoint, OptionSpec, OptionValues,
    RuleSet, Sizes, Terms, WinRule,
};

use super::{BLOCK, CLAIM, LOSS};

pub(super) const RENJU: RuleSet = RuleSet {
    id: "renju",
    family: Family::Renju,
    example: "h9 i9 h10 g10 i8 j9 j8 k10",
    sizes: Sizes::Lines { min: 9, max: MAX_LINES, default: 15 },
    terms: Terms {
        wins: ByColor::new(WinRule::ExactlyFive, WinRule::FiveOrMore),
        fouls: ByColor::new(
            FoulSet::of(&[FoulRule::Overline, FoulRule::DoubleFour, FoulRule::DoubleThree]),
            FoulSet::NONE,
        ),
        ..Terms::FREE
    },
    options: &[FOUL, FIRST, NO_POINT],
};

const FOUL: OptionSpec<Terms> = OptionSpec {
    key: "foul",
    default: "block",
    values: OptionValues::Names(&[BLOCK, LOSS, CLAIM]),
};

const FIRST: OptionSpec<Terms> = OptionSpec {
    key: "first",
    default: "any",
    values: OptionValues::Names(&[
        ("any", |terms| terms.first = FirstStone::Anywhere),
        ("centre", |terms| terms.first = FirstStone::Centre),
    ]),
};

const NO_POINT: OptionSpec<Terms> = OptionSpec {
    key: "no-point",
    default: "draw",
    values: OptionValues::Names(&[
        ("draw", |terms| terms.no_point = NoPoint::Draw),
        ("pass", |terms| terms.no_point = NoPoint::Pass),
    ]),
};
