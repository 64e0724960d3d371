//! Taraguchi's rule: as Tarannikov's up to the fourth stone; then whoever did not place it either decides
//! on a swap, and Black places the fifth within the middle 9x9, after which the other side may swap; or, without
//! a swap, offers 5 (10 in Taraguchi-10) unequal fifths anywhere, of which White chooses one. White plays the
//! sixth anywhere.

use narabe_rules::{Color, OptionSpec, OptionValues, Rules};

use super::renju_openings::EQUAL;
use super::step::{BLACK, Step, WHITE, middle};
use super::tarannikov::stone_or_swap;
use super::{OpeningSpec, OpeningTerms, is_renju_on_15};
use crate::{Action, Region};

/// Four stones and three swaps, before the choice of a branch.
const BRANCH: usize = 7;

pub(super) const TARAGUCHI: OpeningSpec = OpeningSpec {
    id: "taraguchi",
    example: "h8 stay i9 stay j7 stay k10 offer:g9,h10,g6,i6,k8",
    suits: is_renju_on_15,
    options: &[N, EQUAL],
    terms: OpeningTerms::of_fifths(5),
    next: |terms, rules, done| match done.get(BRANCH) {
        None if done.len() < BRANCH => Some(stone_or_swap(rules, done.len())),
        None => Some(BLACK.may_swap().or(BLACK.offers(Color::Black, terms.fifths, terms))),
        Some(Action::Offer(_)) => after_offer(done),
        Some(_) => after_swap(rules, done),
    },
};

const N: OptionSpec<OpeningTerms> = OptionSpec {
    key: "n",
    default: "5",
    values: OptionValues::Names(&[
        ("5", |terms| terms.fifths = 5),
        ("10", |terms| terms.fifths = 10),
    ]),
};

fn after_offer(done: &[Action]) -> Option<Step> {
    match done.len() - BRANCH {
        1 => Some(WHITE.chooses(Color::Black, done)),
        2 => Some(WHITE.places(Color::White, Region::All)),
        _ => None,
    }
}

fn after_swap(rules: &Rules, done: &[Action]) -> Option<Step> {
    match done.len() - BRANCH {
        1 => Some(BLACK.places(Color::Black, middle(rules.extent, 9))),
        2 => Some(WHITE.may_swap()),
        3 => Some(WHITE.places(Color::White, Region::All)),
        _ => None,
    }
}
