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
    example: "k11 j11 i12 j12 l11 k10 m12 l10 m9",
    sizes: Sizes::OneOf(&[19]),
    terms: Terms { fouls: ByColor::both(DOUBLE_THREE), ..TERMS },
    options: &[],
};

pub(super) const RENJU_1903: RuleSet = RuleSet {
    id: "renju-1903",
    example: "j11 k11 j12 i12 k10 l11 l10 m12",
    terms: Terms { fouls: ByColor::new(DOUBLE_THREE, FoulSet::NONE), ..TERMS },
    options: &[EXCUSE],
    ..RENJU_1899
};

pub(super) const RENJU_1912: RuleSet = RuleSet {
    id: "renju-1912",
    example: "i10 k11 h10 i12 j11 l11 j12 h9 j10",
    terms: Terms { foul_mode: FoulMode::Loss, ..RENJU_1903.terms },
    options: &[],
    ..RENJU_1899
};

pub(super) const RENJU_1916: RuleSet = RuleSet {
    id: "renju-1916",
    example: "g10 g11 h10 h11 i10 j11 k10 l11 l10 k12 j10",
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
    example: "k10 n10 l10 i11 m10 m11 j11 l9 j12 i12 k11 m9 l12 h12 j10",
    terms: Terms { fouls: ByColor::new(BLACK_OF_1918, FoulSet::NONE), ..RENJU_1916.terms },
    options: &[BAN_533],
    ..RENJU_1912
};

/// The middle stage: fifteen lines, double-fours still free.
pub(super) const RENJU_15_LINES: RuleSet = RuleSet {
    id: "renju-15-lines",
    example: "i8 j10 j8 i11 k8 l8 h9 g10 h10 k11 h11 h12 h8",
    sizes: Sizes::OneOf(&[15]),
    options: &[],
    ..RENJU_1918
};

/// Takagi Rakuzan's proposal of 1931: fifteen lines and the ban on double-fours, the fouls of today.
pub(super) const RENJU_1931: RuleSet = RuleSet {
    id: "renju-1931",
    family: Family::Renju,
    example: "h7 g9 h6 i10 h5 h4 i8 g7 j8 i6 k8 l8 h8",
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
