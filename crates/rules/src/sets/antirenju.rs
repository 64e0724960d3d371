//! Anti-renju: making an open four is the only foul.
//!
//! The source does not say to whom or with what penalty; here it is Black's, and the point is blocked, with
//! both as options.

use crate::{
    ByColor, Family, FoulRule, FoulSet, NoPoint, OptionSpec, OptionValues, RuleSet, Sizes, Terms,
};

use super::{BLOCK, LOSS};

const OPEN_FOUR: FoulSet = FoulSet::of(&[FoulRule::OpenFour]);

pub(super) const ANTIRENJU: RuleSet = RuleSet {
    id: "antirenju",
    family: Family::Other,
    example: "h8 h9 i8 j9 j8 i10",
    sizes: Sizes::OneOf(&[15]),
    terms: Terms {
        fouls: ByColor::new(OPEN_FOUR, FoulSet::NONE),
        no_point: NoPoint::Pass,
        ..Terms::FREE
    },
    options: &[FOUL, SIDE],
};

const FOUL: OptionSpec<Terms> =
    OptionSpec { key: "foul", default: "block", values: OptionValues::Names(&[BLOCK, LOSS]) };

const SIDE: OptionSpec<Terms> = OptionSpec {
    key: "side",
    default: "black",
    values: OptionValues::Names(&[
        ("black", |terms| terms.fouls = ByColor::new(OPEN_FOUR, FoulSet::NONE)),
        ("both", |terms| terms.fouls = ByColor::both(OPEN_FOUR)),
    ]),
};
