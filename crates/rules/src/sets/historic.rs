//! Renju as it grew, from 1899 to 1931, on the boards of its time.
//!
//! Readings: before 1918 a stone that makes a four and two threes is legal (why else was it banned then?);
//! a row of five or more wins until 1916, when the overline became Black's foul; forbidden points are blocked
//! until 1912, when placing one began to lose even when it was forced.

use crate::{
    ByColor, Excuse, Family, FoulMode, FoulRule, FoulSet, NoPoint, OptionSpec, OptionValues,
    RuleSet, Sizes, Terms, WinRule,
};

use super::FALSE;
use super::renju::RENJU;

/// Double-three alone, as the first rules knew it.
const DOUBLE_THREE: FoulSet = FoulSet::of(&[FoulRule::DoubleThreeWithoutFour]);

/// Black's fouls from 1918 to the ban on double-fours.
pub(super) const BLACK_OF_1918: FoulSet =
    FoulSet::of(&[FoulRule::Overline, FoulRule::FourThreeThree, FoulRule::DoubleThreeWithoutFour]);

const TERMS: Terms = Terms { no_point: NoPoint::Pass, ..Terms::FREE };

/// Black must make exactly five, White five or more.
pub(super) const EXACT_FOR_BLACK: ByColor<WinRule> =
    ByColor::new(WinRule::ExactlyFive, WinRule::FiveOrMore);

pub(super) const RENJU_1899: RuleSet = RuleSet {
    id: "renju-1899",
    family: Family::Renju,
    sizes: Sizes::OneOf(&[19]),
    terms: Terms { fouls: ByColor::both(DOUBLE_THREE), ..TERMS },
    options: &[],
};

pub(super) const RENJU_1903: RuleSet = RuleSet {
    id: "renju-1903",
    terms: Terms { fouls: ByColor::new(DOUBLE_THREE, FoulSet::NONE), ..TERMS },
    options: &[EXCUSE],
    ..RENJU_1899
};

pub(super) const RENJU_1912: RuleSet = RuleSet {
    id: "renju-1912",
    terms: Terms { foul_mode: FoulMode::Loss, ..RENJU_1903.terms },
    options: &[],
    ..RENJU_1899
};

pub(super) const RENJU_1916: RuleSet = RuleSet {
    id: "renju-1916",
    terms: Terms {
        wins: EXACT_FOR_BLACK,
        fouls: ByColor::new(
            FoulSet::of(&[FoulRule::Overline, FoulRule::DoubleThreeWithoutFour]),
            FoulSet::NONE,
        ),
        ..RENJU_1912.terms
    },
    ..RENJU_1912
};

pub(super) const RENJU_1918: RuleSet = RuleSet {
    id: "renju-1918",
    terms: Terms { fouls: ByColor::new(BLACK_OF_1918, FoulSet::NONE), ..RENJU_1916.terms },
    options: &[BAN_533],
    ..RENJU_1912
};

/// The middle stage: fifteen lines, double-fours still free.
pub(super) const RENJU_15_LINES: RuleSet =
    RuleSet { id: "renju-15-lines", sizes: Sizes::OneOf(&[15]), options: &[], ..RENJU_1918 };

/// Takagi Rakuzan's proposal of 1931: fifteen lines and the ban on double-fours, the fouls of today.
pub(super) const RENJU_1931: RuleSet = RuleSet {
    id: "renju-1931",
    family: Family::Renju,
    sizes: Sizes::OneOf(&[15]),
    terms: Terms { foul_mode: FoulMode::Loss, no_point: NoPoint::Pass, ..RENJU.terms },
    options: &[],
};

const EXCUSE: OptionSpec<Terms> = OptionSpec {
    key: "excuse",
    default: "false",
    values: OptionValues::Names(&[FALSE, ("true", |terms| terms.excuse = Excuse::OnlyParry)]),
};

const BAN_533: OptionSpec<Terms> = OptionSpec {
    key: "ban-533",
    default: "false",
    values: OptionValues::Names(&[
        FALSE,
        ("true", |terms| terms.fouls.black = terms.fouls.black.and(FoulRule::FiveThreeThree)),
    ]),
};
