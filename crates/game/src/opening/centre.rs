//! The first stone goes to the centre; then ordinary turns.

use narabe_rules::{Color, FirstStone};

use super::{OpeningSpec, Step};
use crate::Region;

pub(super) const CENTRE: OpeningSpec = OpeningSpec {
    id: "centre",
    suits: |rules| rules.terms.first == FirstStone::Anywhere,
    next: |rules, done| {
        let region = Region::Points(vec![rules.extent.centre()]);
        done.is_empty().then_some(Step { color: Color::Black, region })
    },
};
