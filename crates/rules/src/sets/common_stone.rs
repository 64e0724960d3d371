//! Gomoku with the common stone: the stone in the centre has the colour of whoever moves, so that it never
//! blocks anybody and both may use it in a five.

use crate::{Family, FirstStone, RuleSet, Sizes, Terms};

pub(super) const COMMON_STONE: RuleSet = RuleSet {
    id: "common-stone",
    family: Family::Other,
    sizes: Sizes::OneOf(&[15]),
    terms: Terms { first: FirstStone::Centre, common_stone: true, ..Terms::FREE },
    options: &[],
};
