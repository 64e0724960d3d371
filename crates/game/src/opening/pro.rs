//! Pro: Black's first stone in the centre, White's anywhere, Black's second outside the middle 5x5; Long Pro:
//! outside the middle 7x7.

use narabe_rules::{Color, Family, Rules};

use super::step::{BLACK, Step, WHITE, middle, outside_middle};
use super::{OpeningSpec, OpeningTerms};
use crate::{Action, Region};

pub(super) const PRO: OpeningSpec = OpeningSpec {
    id: "pro",
    example: "h8 h9",
    suits: |rules| suits(rules, 5),
    options: &[],
    terms: OpeningTerms::of_fifths(1),
    next: |_, rules, done| pro_step(rules, done, 5),
};

pub(super) const LONG_PRO: OpeningSpec = OpeningSpec {
    id: "long-pro",
    example: "h8 i9",
    suits: |rules| suits(rules, 7),
    next: |_, rules, done| pro_step(rules, done, 7),
    ..PRO
};

/// Gomoku whose second black stone is free, or which keeps it out of the same middle itself, on a board that
/// has points outside the middle.
fn suits(rules: &Rules, width: u8) -> bool {
    let has_outside = rules.extent.lines().is_some_and(|lines| lines > width);
    let asks_no_other = [0, width / 2 + 1].contains(&rules.terms.second_black_distance);
    rules.family == Family::Gomoku && asks_no_other && has_outside
}

fn pro_step(rules: &Rules, done: &[Action], width: i32) -> Option<Step> {
    match done.len() {
        0 => Some(BLACK.places(Color::Black, middle(rules.extent, 1))),
        1 => Some(WHITE.places(Color::White, Region::All)),
        2 => Some(BLACK.places(Color::Black, outside_middle(rules.extent, width))),
        _ => None,
    }
}
