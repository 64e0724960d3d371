//! Standard gomoku: exactly five wins; a longer row is neither a win nor a foul.

use crate::{ByColor, Family, MAX_LINES, MIN_LINES, RuleSet, Sizes, Terms, WinRule};

pub(super) const STANDARD: RuleSet = RuleSet {
    id: "standard",
    family: Family::Gomoku,
    example: "e8 e9 f8 f9 g8 h9 i8 j9 j8 i10 h8",
    sizes: Sizes::Lines { min: MIN_LINES, max: MAX_LINES, default: 15 },
    terms: Terms { wins: ByColor::both(WinRule::ExactlyFive), ..Terms::FREE },
    options: &[],
};
