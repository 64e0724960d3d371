//! No opening: ordinary turns from the first stone on.

use super::OpeningSpec;

pub(super) const NONE: OpeningSpec = OpeningSpec { id: "none", suits: |_| true, next: |_, _| None };
