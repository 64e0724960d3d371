//! Five in a row on the endless sheet: paper with crosses and circles, to which sheets are added as needed.

use crate::{FirstStone, RuleSet, Sizes, Terms};

pub(super) const ENDLESS: RuleSet = RuleSet {
    id: "endless",
    sizes: Sizes::Endless,
    terms: Terms { first: FirstStone::Centre, ..Terms::FREE },
    options: &[],
};
