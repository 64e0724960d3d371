//! Gomoku with the common stone: the stone in the centre has the colour of whoever moves, so that it never
//! blocks anybody and both may use it in a five.

use crate::{Family, FirstStone, RuleSet, Sizes, Terms};

pub(super) const COMMON_STONE: RuleSet = RuleSet {
    id: "common-stone",
    family: Family::Other,
    example: "h8 g7 g9 i9 h10 j10 i7 f6",
    sizes: Sizes::OneOf(&[15]),
    terms: Terms { first: FirstStone::Centre, common_stone: true, ..Terms::FREE },
    options: &[],
};
