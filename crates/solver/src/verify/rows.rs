//! A quick look at the whole board: which points lie in a row of five with how many stones of one side.

use narabe_rules::{Board, Color, Direction, Point, Rules};

/// The empty points that lie in a row of five points which holds as many stones of `color` and none of the other side, in
/// the order of points. Where the look cannot tell, because a stone counts for both sides or the board has no
/// edge, all empty points. Each such row is met at the first of its stones, which are one at least.
pub(super) fn points_in_rows(
    rules: &Rules,
    board: &Board,
    color: Color,
    stones: usize,
) -> Vec<Point> {
    let extent = board.extent();
    if extent.lines().is_none() || rules.terms.common_stone {
        return board.empty_points().collect();
    }
    let mut points = Vec::new();
    for (first, _) in board.stones().filter(|(_, side)| *side == color) {
        for direction in Direction::ALL {
            let is_own = |steps: &i32| board.get(first.step(direction, *steps)) == Some(color);
            if 1 + (1..5).filter(is_own).count() >= stones {
                add_open_points(board, color, stones, (first, direction), &mut points);
            }
        }
    }
    points.sort_unstable();
    points.dedup();
    points
}

/// Adds the empty points of the rows of that direction which hold the stone and enough others.
fn add_open_points(
    board: &Board,
    color: Color,
    stones: usize,
    (stone, direction): (Point, Direction),
    points: &mut Vec<Point>,
) {
    for back in 0..5 {
        let row = [0, 1, 2, 3, 4].map(|steps| stone.step(direction, steps - back));
        let has = |color| row.iter().filter(|at| board.get(**at) == Some(color)).count();
        let is_whole = row.iter().all(|at| board.extent().contains(*at));
        if is_whole && has(color.other()) == 0 && has(color) >= stones {
            points.extend(row.into_iter().filter(|at| board.is_empty_at(*at)));
        }
    }
}
