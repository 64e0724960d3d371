//! No opening: ordinary turns from the first stone on.

use super::{OpeningSpec, OpeningTerms};

pub(crate) const NONE: OpeningSpec = OpeningSpec {
    id: "none",
    example: "f10",
    suits: |_| true,
    options: &[],
    terms: OpeningTerms::of_fifths(1),
    next: |_, _, _| None,
};
