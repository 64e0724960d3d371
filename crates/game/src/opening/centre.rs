//! The first stone goes to the centre; then ordinary turns.

use narabe_rules::Color;

use super::step::{BLACK, middle};
use super::{OpeningSpec, OpeningTerms, first_is_free};

pub(super) const CENTRE: OpeningSpec = OpeningSpec {
    id: "centre",
    example: "",
    suits: first_is_free,
    options: &[],
    terms: OpeningTerms::of_fifths(1),
    next: |_, rules, done| {
        done.is_empty().then(|| BLACK.places(Color::Black, middle(rules.extent, 1)))
    },
};
