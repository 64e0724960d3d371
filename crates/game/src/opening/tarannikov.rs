//! Tarannikov's rule: after each of the first five stones the other side may swap; the stones go into the
//! centre, the middle 3x3, 5x5, 7x7 and 9x9; the sixth goes anywhere.

use narabe_rules::Color;

use super::step::{By, Step, WHITE, middle};
use super::{OpeningSpec, OpeningTerms, is_renju_on_15};
use crate::Region;

pub(super) const TARANNIKOV: OpeningSpec = OpeningSpec {
    id: "tarannikov",
    example: "h8 stay h9 stay i10 stay",
    suits: is_renju_on_15,
    options: &[],
    terms: OpeningTerms::of_fifths(1),
    next: |_, rules, done| match done.len() {
        step @ ..10 => Some(stone_or_swap(rules, step)),
        10 => Some(WHITE.places(Color::White, Region::All)),
        _ => None,
    },
};

/// Stones at even steps, each in a middle two lines wider than the last; a swap by the other side after each.
pub(super) fn stone_or_swap(rules: &narabe_rules::Rules, step: usize) -> Step {
    let stone = step / 2;
    let color = if stone.is_multiple_of(2) { Color::Black } else { Color::White };
    if step.is_multiple_of(2) {
        By::Holder(color).places(color, middle(rules.extent, 2 * stone as i32 + 1))
    } else {
        By::Holder(color.other()).may_swap()
    }
}
