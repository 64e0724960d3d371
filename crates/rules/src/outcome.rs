//! Whether the stones have decided the game: rows that win, and boards on which nobody can win any more.

use alloc::vec::Vec;

use crate::sight::Sight;
use crate::{Board, Color, Direction, Foul, Point, Rules, Verdict, WinRule, judge};

/// The row by which the stone of `color` on `point`, already placed, wins.
pub fn winning_row(rules: &Rules, board: &Board, color: Color, point: Point) -> Option<Vec<Point>> {
    let sight = Sight::new(&rules.terms, board, color);
    Direction::ALL
        .into_iter()
        .map(|direction| sight.row(point, direction))
        .find(|row| sight.wins(rules.terms.wins[color], *row))
        .map(|row| row.points().collect())
}

/// A row that wins, wherever it stands: its colour and its points. By it a game of these stones is over.
///
/// ```
/// use narabe_rules::{Color, Rules, Setup, standing_row};
///
/// let rules = Rules::standard("freestyle").unwrap();
/// let setup = Setup::parse(&rules, "black: c3 c4 c5 c6 c7 | white: a1 a2 a4 a5").unwrap();
/// let (winner, row) = standing_row(&rules, &setup.board).unwrap();
/// assert_eq!((winner, row.len()), (Color::Black, 5));
/// ```
pub fn standing_row(rules: &Rules, board: &Board) -> Option<(Color, Vec<Point>)> {
    let row = |(point, color)| Some((color, winning_row(rules, board, color, point)?));
    board.stones().find_map(row)
}

/// Every empty point of a square board that is a foul for `color`, in the order of points.
pub fn forbidden_points(rules: &Rules, board: &Board, color: Color) -> Vec<(Point, Foul)> {
    if rules.terms.fouls[color].is_empty() {
        return Vec::new();
    }
    let foul = |point| match judge(rules, board, color, point) {
        Verdict::Foul(foul) => Some((point, foul)),
        Verdict::Five(_) | Verdict::Legal => None,
    };
    board.empty_points().filter_map(foul).collect()
}

/// Whether `color` could still win by a row: five points in line without an enemy stone whose filling would
/// be a winning row by the side's own rule. Always so on the endless sheet and where captures open points again.
pub fn five_possible(rules: &Rules, board: &Board, color: Color) -> bool {
    if rules.extent.lines().is_none() || rules.terms.capture_pairs.is_some() {
        return true;
    }
    let sight = Sight::new(&rules.terms, board, color);
    let rule = rules.terms.wins[color];
    let mut starts = rules.extent.points().flat_map(|at| Direction::ALL.map(|along| (at, along)));
    starts.any(|(start, direction)| window_can_win(rules, sight, rule, start, direction))
}

fn window_can_win(
    rules: &Rules,
    sight: Sight<'_>,
    rule: WinRule,
    start: Point,
    direction: Direction,
) -> bool {
    let free = |steps| {
        let point = start.step(direction, steps);
        rules.extent.contains(point) && !sight.enemy(point)
    };
    let ends = [start.step(direction, -1), start.step(direction, 5)];
    let no_own_beyond = || !ends.iter().any(|end| sight.own(*end));
    let not_blocked = || !ends.iter().all(|end| sight.enemy(*end));
    let can_win = || match rule {
        WinRule::FiveOrMore => true,
        WinRule::ExactlyFive => no_own_beyond(),
        WinRule::FiveNotBlocked => no_own_beyond() && not_blocked(),
        WinRule::SixOrFiveNotBlocked => not_blocked(),
    };
    (0..5).all(free) && can_win()
}
