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
    let Some(lines) = board.extent().lines().filter(|_| !rules.terms.common_stone) else {
        return board.empty_points().collect();
    };
    let mut points = Vec::new();
    for (start, direction) in starts(i32::from(lines)) {
        let on_board =
            |steps| Some(start.step(direction, steps)).filter(|at| board.extent().contains(*at));
        let line: Vec<(Point, Option<Color>)> =
            (0..).map_while(on_board).map(|at| (at, board.get(at))).collect();
        for row in line.windows(5) {
            let has = |side| row.iter().filter(|(_, stone)| *stone == Some(side)).count();
            if has(color) >= stones && has(color.other()) == 0 {
                points.extend(row.iter().filter(|(_, stone)| stone.is_none()).map(|(at, _)| *at));
            }
        }
    }
    points.sort_unstable();
    points.dedup();
    points
}

/// Where each line of the board begins, and how it goes on.
fn starts(lines: i32) -> impl Iterator<Item = (Point, Direction)> {
    let edge = (0..lines).flat_map(move |x| (0..lines).map(move |y| Point::new(x, y)));
    let edge = edge.filter(move |at| at.x == 0 || at.y == 0 || at.y == lines - 1);
    edge.flat_map(|at| Direction::ALL.map(|direction| (at, direction))).filter(
        move |(at, direction)| {
            let before = at.step(*direction, -1);
            !(0..lines).contains(&before.x) || !(0..lines).contains(&before.y)
        },
    )
}
