//! Pro: Black's first stone in the centre, White's anywhere, Black's second outside the middle 5x5; Long Pro:
//! outside the middle 7x7.

use narabe_rules::{Color, Rules};

use super::step::{BLACK, Step, WHITE, middle, outside_middle};
use super::{OpeningSpec, OpeningTerms};
use crate::{Action, Region};

pub(super) const PRO: OpeningSpec = OpeningSpec {
    id: "pro",
    suits: |rules| suits(rules, "pro", 5),
    options: &[],
    terms: OpeningTerms::of_fifths(1),
    asks_stones_only: true,
    next: |_, rules, done| pro_step(rules, done, 5),
};

pub(super) const LONG_PRO: OpeningSpec = OpeningSpec {
    id: "long-pro",
    suits: |rules| suits(rules, "long-pro", 7),
    next: |_, rules, done| pro_step(rules, done, 7),
    ..PRO
};

/// Gomoku, or the rule set of the same name, on a board that has points outside the middle.
fn suits(rules: &Rules, own: &str, width: u8) -> bool {
    let has_outside = rules.extent.lines().is_some_and(|lines| lines > width);
    ["freestyle", "standard", own].contains(&rules.id) && has_outside
}

fn pro_step(rules: &Rules, done: &[Action], width: i32) -> Option<Step> {
    match done.len() {
        0 => Some(BLACK.places(Color::Black, middle(rules.extent, 1))),
        1 => Some(WHITE.places(Color::White, Region::All)),
        2 => Some(BLACK.places(Color::Black, outside_middle(rules.extent, width))),
        _ => None,
    }
}
