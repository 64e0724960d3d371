//! Swap2: the first player places three stones anywhere; the second takes Black, or stays White and places
//! the fourth stone, or places two more stones and lets the first player choose the colour.

use narabe_rules::Color;

use super::OpeningSpec;
use super::step::{FIRST, SECOND, Step};
use super::swap::SWAP;
use crate::{Action, Alternative, Region};

/// The three stones, before the second player's decision.
const DECISION: usize = 3;

pub(super) const SWAP2: OpeningSpec = OpeningSpec {
    id: "swap2",
    example: "h8 i10 f9 add-two k9 g7",
    next: |terms, rules, done| match done.get(DECISION) {
        None if done.len() < DECISION => (SWAP.next)(terms, rules, done),
        None => Some(decision()),
        Some(Action::AddTwo) => two_more(done.len() - DECISION),
        Some(Action::Stay) if done.len() == DECISION + 1 => {
            Some(SECOND.places(Color::White, Region::All))
        }
        Some(_) => None,
    },
    ..SWAP
};

fn decision() -> Step {
    SECOND.may_swap().or(Step { by: SECOND, alternatives: vec![Alternative::AddTwo] })
}

fn two_more(step: usize) -> Option<Step> {
    match step {
        1 => Some(SECOND.places(Color::White, Region::All)),
        2 => Some(SECOND.places(Color::Black, Region::All)),
        3 => Some(FIRST.may_swap()),
        _ => None,
    }
}
