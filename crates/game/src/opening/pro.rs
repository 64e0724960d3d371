//! Pro: Black's first stone in the centre, White's anywhere, Black's second outside the middle 5x5; Long Pro:
//! outside the middle 7x7.

use narabe_rules::{Color, Rules};

use super::step::{BLACK, Step, WHITE, middle, outside_middle};
use super::{OpeningSpec, OpeningTerms};
use crate::{Action, Region};

pub(super) const PRO: OpeningSpec = OpeningSpec {
    id: "pro",
    suits: |rules| ["freestyle", "standard", "pro"].contains(&rules.id),
    options: &[],
    terms: OpeningTerms::of_fifths(1),
    next: |_, rules, done| pro_step(rules, done, 5),
};

pub(super) const LONG_PRO: OpeningSpec = OpeningSpec {
    id: "long-pro",
    suits: |rules| ["freestyle", "standard", "long-pro"].contains(&rules.id),
    next: |_, rules, done| pro_step(rules, done, 7),
    ..PRO
};

fn pro_step(rules: &Rules, done: &[Action], width: i32) -> Option<Step> {
    match done.len() {
        0 => Some(BLACK.places(Color::Black, middle(rules.extent, 1))),
        1 => Some(WHITE.places(Color::White, Region::All)),
        2 => Some(BLACK.places(Color::Black, outside_middle(rules.extent, width))),
        _ => None,
    }
}
