//! Freestyle gomoku: five or more in a row wins, nothing is forbidden.

use crate::{Family, MAX_LINES, MIN_LINES, RuleSet, Sizes, Terms};

pub(super) const FREESTYLE: RuleSet = RuleSet {
    id: "freestyle",
    family: Family::Gomoku,
    example: "h8 h9 i8 i9 j8 g9 g8 j9 k8",
    sizes: Sizes::Lines { min: MIN_LINES, max: MAX_LINES, default: 15 },
    terms: Terms::FREE,
    options: &[],
};
