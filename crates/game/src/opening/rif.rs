//! The RIF rule of 1996, and the older one with 24 openings.
//!
//! The first player sets up an opening; the second may swap; White places the fourth stone anywhere; Black
//! offers two unequal fifths; White chooses one and plays the sixth. Until 1995 (`rif-24`) the tentative White
//! placed the second stone himself and the two openings best for White, D13 and I13, were left out.

use narabe_rules::{Color, Point, Rules};

use super::renju_openings::{EQUAL, SET_UP, set_up};
use super::step::{BLACK, SECOND, Step, WHITE, middle};
use super::{OpeningSpec, OpeningTerms, is_renju_on_15};
use crate::{Action, Region, canonical_opening};

pub(super) const RIF: OpeningSpec = OpeningSpec {
    id: "rif",
    example: "h8 h9 i10 swap k9 offer:g9,g7",
    suits: is_renju_on_15,
    options: &[EQUAL],
    terms: OpeningTerms::of_fifths(2),
    next: |terms, rules, done| match done.len() {
        stones @ ..SET_UP => Some(set_up(rules, stones)),
        _ => after_set_up(terms, done),
    },
};

pub(super) const RIF_24: OpeningSpec = OpeningSpec {
    id: "rif-24",
    example: "h8 h9",
    next: |terms, rules, done| match done.len() {
        1 => Some(SECOND.places(Color::White, middle(rules.extent, 3))),
        2 => Some(third_of_24(rules, done)),
        0 => Some(set_up(rules, 0)),
        _ => after_set_up(terms, done),
    },
    ..RIF
};

fn after_set_up(terms: OpeningTerms, done: &[Action]) -> Option<Step> {
    match done.len() {
        3 => Some(SECOND.may_swap()),
        4 | 7 => Some(WHITE.places(Color::White, Region::All)),
        5 => Some(BLACK.offers(Color::Black, terms.fifths, terms)),
        6 => Some(WHITE.chooses(Color::Black, done)),
        _ => None,
    }
}

/// The third stone, which must make one of the older 24 openings.
fn third_of_24(rules: &Rules, done: &[Action]) -> Step {
    let stones: Vec<Point> = done.iter().filter_map(placed).collect();
    let is_of_the_24 = |third| {
        let opening = canonical_opening(rules.extent, [stones[0], stones[1], third]);
        opening.is_some_and(|opening| opening.is_of_the_24)
    };
    let mut step = set_up(rules, 2);
    for alternative in &mut step.alternatives {
        if let crate::Alternative::Place { region: Region::Points(points), .. } = alternative {
            points.retain(|point| !stones.contains(point) && is_of_the_24(*point));
        }
    }
    step
}

fn placed(action: &Action) -> Option<Point> {
    match action {
        Action::Place(point) => Some(*point),
        _ => None,
    }
}
