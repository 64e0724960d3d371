//! Five in a row on the endless sheet: paper with crosses and circles, to which sheets are added as needed.

use crate::{Family, FirstStone, RuleSet, Sizes, Terms};

pub(super) const ENDLESS: RuleSet = RuleSet {
    id: "endless",
    family: Family::Gomoku,
    sizes: Sizes::Endless,
    terms: Terms { first: FirstStone::Centre, ..Terms::FREE },
    options: &[],
};
