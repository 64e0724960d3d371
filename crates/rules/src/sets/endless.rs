//! Five in a row on the endless sheet: paper with crosses and circles, to which sheets are added as needed.

use crate::{Family, FirstStone, RuleSet, Sizes, Terms};

pub(super) const ENDLESS: RuleSet = RuleSet {
    id: "endless",
    family: Family::Gomoku,
    example: "(0;0) (1;0) (1;1) (2;0) (2;2) (0;1) (-1;-1) (3;3) (-2;-2)",
    sizes: Sizes::Endless,
    terms: Terms { first: FirstStone::Centre, ..Terms::FREE },
    options: &[],
};
