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

/// The empty points on which a stone of `color` would take enemy stones off; a point once for each pair.
/// Nothing where the rules know no captures.
pub fn capturing_points(rules: &Rules, board: &Board, color: Color) -> Vec<Point> {
    if rules.terms.capture_pairs.is_none() {
        return Vec::new();
    }
    let ways = Direction::ALL.into_iter().flat_map(|direction| [(direction, 1), (direction, -1)]);
    let enclosing = move |far: Point| {
        ways.clone().filter_map(move |(direction, sense)| {
            let at = |steps| far.step(direction, sense * steps);
            let enemy = |point| board.get(point) == Some(color.other());
            (enemy(at(1)) && enemy(at(2)) && board.is_empty_at(at(3))).then(|| at(3))
        })
    };
    board.stones_of(color).flat_map(enclosing).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    #[test]
    fn the_capturing_points_are_those_where_a_stone_takes_some_off() {
        let rules = Rules::standard("penta").expect("the rule set exists");
        let text = "black: h8 e8 h11 a1 d4 a4 | white: f8 g8 h9 h10 b1 c1 b3 c3 i8 j8";
        let setup = Setup::parse(&rules, text).expect("the set-up is well formed");
        for color in Color::ALL {
            let mut found = capturing_points(&rules, &setup.board, color);
            found.sort_unstable();
            let taken = |at: Point| {
                let after = setup.board.with(at, color);
                let pairs = captured_stones(&rules, &after, color, at).len() / 2;
                core::iter::repeat_n(at, pairs)
            };
            let expected: Vec<Point> = setup.board.empty_points().flat_map(taken).collect();
            assert_eq!(found, expected, "{color}");
            assert!(color == Color::White || expected.len() >= 2, "{expected:?}");
        }
    }
}
