//! Standard gomoku: exactly five wins; a longer row is neither a win nor a foul.

use crate::{ByColor, Family, MAX_LINES, MIN_LINES, RuleSet, Sizes, Terms, WinRule};

pub(super) const STANDARD: RuleSet = RuleSet {
    id: "standard",
    family: Family::Gomoku,
    sizes: Sizes::Lines { min: MIN_LINES, max: MAX_LINES, default: 15 },
    terms: Terms { wins: ByColor::both(WinRule::ExactlyFive), ..Terms::FREE },
    options: &[],
};
