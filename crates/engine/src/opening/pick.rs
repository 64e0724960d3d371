//! Picking among answers of which several are about as good.

use narabe_rules::Color;

use crate::dice::Dice;

/// Scores that differ by no more than this are about the same, in the units of the evaluation.
pub(super) const MARGIN: i32 = 40;

/// A score for Black as `color` sees it.
pub(super) const fn seen_by(color: Color, for_black: i32) -> i32 {
    match color {
        Color::Black => for_black,
        Color::White => -for_black,
    }
}

/// One of the best by the dice: those no more than `margin` below the best. Nothing of nothing.
pub(super) fn one_of_the_best<T>(
    rated: impl IntoIterator<Item = (i32, T)>,
    margin: i32,
    dice: &mut Dice,
) -> Option<T> {
    let rated: Vec<(i32, T)> = rated.into_iter().collect();
    let best = rated.iter().map(|(rating, _)| *rating).max()?;
    let mut good: Vec<T> = rated
        .into_iter()
        .filter(|(rating, _)| *rating >= best - margin)
        .map(|(_, item)| item)
        .collect();
    Some(good.swap_remove(dice.below(good.len() as u32) as usize))
}
