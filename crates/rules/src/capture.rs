//! Captures: a stone takes off pairs of enemy stones that it and another own stone enclose on a line.
//!
//! Moving between two enemy stones is safe. Pairs in several directions are all taken; the points are free
//! again.

use alloc::vec::Vec;

use crate::{Board, Color, Direction, Point, Rules};

/// The enemy stones that the stone of `color` on `point`, already placed, takes off; pairs one after the
/// other. Nothing where the rules know no captures.
pub fn captured_stones(rules: &Rules, board: &Board, color: Color, point: Point) -> Vec<Point> {
    if rules.terms.capture_pairs.is_none() {
        return Vec::new();
    }
    let ways = Direction::ALL.into_iter().flat_map(|direction| [(direction, 1), (direction, -1)]);
    let pairs = ways.filter_map(|(direction, sense)| {
        let at = |steps| point.step(direction, sense * steps);
        let holds = |steps, wanted| board.get(at(steps)) == Some(wanted);
        let enemy = color.other();
        let enclosed = holds(1, enemy) && holds(2, enemy) && holds(3, color);
        enclosed.then(|| [at(1), at(2)])
    });
    pairs.flatten().collect()
}

/// The board after a stone of `color` on the empty `point`, captured pairs taken off.
///
/// # Panics
/// When the point is not empty.
pub fn after_stone(rules: &Rules, board: &Board, color: Color, point: Point) -> Board {
    let mut after = board.with(point, color);
    for captured in captured_stones(rules, &after, color, point) {
        after.remove(captured);
    }
    after
}
