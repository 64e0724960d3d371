//! Penta and Pente: five in a row or five captured pairs win, nothing is forbidden.

use crate::{Family, FirstStone, OptionSpec, OptionValues, RuleSet, Sizes, Terms};

use super::FALSE;

pub(super) const PENTA: RuleSet = RuleSet {
    id: "penta",
    family: Family::Other,
    example: "h8 i8 g9 j8 h10 i10",
    sizes: Sizes::OneOf(&[15]),
    terms: Terms { capture_pairs: Some(5), ..Terms::FREE },
    options: &[],
};

pub(super) const PENTE: RuleSet = RuleSet {
    id: "pente",
    family: Family::Other,
    example: "j10 k10 k9 l10 i11 k11",
    sizes: Sizes::OneOf(&[19]),
    terms: Terms { first: FirstStone::Centre, ..PENTA.terms },
    options: &[TOURNAMENT],
};

/// The tournament rule: Black's second stone outside the middle 5x5.
const TOURNAMENT: OptionSpec<Terms> = OptionSpec {
    key: "tournament",
    default: "false",
    values: OptionValues::Names(&[FALSE, ("true", |terms| terms.second_black_distance = 3)]),
};
