//! A quick look at the whole board: which points lie in a row of five with how many stones of one side.

use narabe_rules::{Board, Color, Direction, Point, Rules};

/// The empty points that lie in a row of five points which holds as many stones of `color` and none of the other side, in
/// the order of points. Where the look cannot tell, because a stone counts for both sides or the board has no
/// edge, all empty points.
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
    let starts = extent.points().flat_map(|at| Direction::ALL.map(|along| (at, along)));
    for (start, direction) in starts.filter(|(at, along)| extent.contains(at.step(*along, 4))) {
        let row = [0, 1, 2, 3, 4].map(|steps| start.step(direction, steps));
        let has = |color| row.iter().filter(|at| board.get(**at) == Some(color)).count();
        if has(color.other()) == 0 && has(color) >= stones {
            points.extend(row.into_iter().filter(|at| board.is_empty_at(*at)));
        }
    }
    points.sort_unstable();
    points.dedup();
    points
}
