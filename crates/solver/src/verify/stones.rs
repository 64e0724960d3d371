//! What the rules say of a board: fives and fouls, and whether the game goes on.

use narabe_rules::{Board, Color, Direction, FoulMode, NoPoint, Point, Rules, Verdict, judge};

use super::rows::points_in_rows;

/// The empty points where `color` makes a five.
pub(crate) fn fives(rules: &Rules, board: &Board, color: Color) -> Vec<Point> {
    let is_five = |at: &Point| matches!(judge(rules, board, color, *at), Verdict::Five(_));
    points_in_rows(rules, board, color, 4).into_iter().filter(is_five).collect()
}

/// Those of them that `stone`, which lies on the board, may have part in.
pub(crate) fn fives_near(rules: &Rules, board: &Board, color: Color, stone: Point) -> Vec<Point> {
    let mut fives = Vec::new();
    let directions = Direction::ALL.into_iter();
    for direction in directions.filter(|it| may_share_row(rules, board, color, stone, *it, 3)) {
        let around = (-4..=4).map(|steps| stone.step(direction, steps));
        fives.extend(
            around.filter(|at| board.is_empty_at(*at) && is_five(rules, board, color, *at)),
        );
    }
    fives
}

pub(crate) fn is_five(rules: &Rules, board: &Board, color: Color, point: Point) -> bool {
    may_be_five(rules, board, color, point)
        && matches!(judge(rules, board, color, point), Verdict::Five(_))
}

pub(crate) fn is_foul(rules: &Rules, board: &Board, color: Color, point: Point) -> bool {
    !rules.terms.fouls[color].is_empty()
        && may_be_foul(rules, board, color, point)
        && matches!(judge(rules, board, color, point), Verdict::Foul(_))
}

/// Whether the game goes on with `color` to move: where a foul cannot be placed, and nothing but fouls is left, the
/// rules may call it a draw, whatever the other side threatens.
pub(crate) fn goes_on(rules: &Rules, board: &Board, color: Color) -> bool {
    !may_run_out(rules, color) || board.empty_points().any(|at| !is_foul(rules, board, color, at))
}

/// Whether the game is drawn when `color` has fouls only.
pub(crate) fn may_run_out(rules: &Rules, color: Color) -> bool {
    let terms = &rules.terms;
    !terms.fouls[color].is_empty()
        && terms.foul_mode == FoulMode::Block
        && terms.no_point == NoPoint::Draw
}

/// A row of five has four other stones of its side within four points: a quick look before the judgement.
fn may_be_five(rules: &Rules, board: &Board, color: Color, point: Point) -> bool {
    let mut directions = Direction::ALL.into_iter();
    directions.any(|direction| may_share_row(rules, board, color, point, direction, 4))
}

/// The empty points where `color` may make a four: three of its stones lie with the point in a row of five.
pub(crate) fn may_be_fours(rules: &Rules, board: &Board, color: Color) -> Vec<Point> {
    points_in_rows(rules, board, color, 3)
}

/// Every foul takes three other stones of its side on the lines of the point, and none of them lies farther away than
/// five points: two threes that share two stones have as many.
fn may_be_foul(rules: &Rules, board: &Board, color: Color, point: Point) -> bool {
    let around = |direction| (-5..=5).map(move |steps| point.step(direction, steps));
    let own = |at: &Point| *at != point && board.get(*at) == Some(color);
    rules.terms.common_stone
        || Direction::ALL.into_iter().flat_map(around).filter(own).nth(2).is_some()
}

/// Whether a row of five through the point can have as many other stones of its side. Where a stone counts for
/// both sides, the look is left out.
fn may_share_row(
    rules: &Rules,
    board: &Board,
    color: Color,
    point: Point,
    direction: Direction,
    others: usize,
) -> bool {
    let own = |steps: &i32| board.get(point.step(direction, *steps)) == Some(color);
    rules.terms.common_stone
        || [-4, -3, -2, -1, 1, 2, 3, 4].iter().filter(|at| own(at)).count() >= others
}

#[cfg(test)]
mod tests {
    use narabe_testkit::{clustered, crowded, perturbed_vectors, samples};

    use super::*;

    /// The rules of every set that the board fits.
    fn on_board(board: &Board) -> impl Iterator<Item = Rules> {
        let ids = ["freestyle", "standard", "renju", "omok", "renju-1899", "renju-1918"];
        let lines = board.extent().lines().map(u32::from);
        ids.into_iter().filter_map(move |id| Rules::resolve(id, lines, []).ok())
    }

    /// Every five by the judge alone.
    fn fives_by_judge(rules: &Rules, board: &Board, color: Color) -> Vec<Point> {
        let is_five = |at: &Point| matches!(judge(rules, board, color, *at), Verdict::Five(_));
        let mut fives: Vec<Point> = board.empty_points().filter(is_five).collect();
        fives.sort_unstable();
        fives
    }

    /// Compares the looks with the judge; counts the fives, the fouls and the fours that it met.
    fn check(rules: &Rules, board: &Board, color: Color, met: &mut [u32; 3]) {
        let before = fives_by_judge(rules, board, color);
        assert_eq!(fives(rules, board, color), before, "{} {color}", rules.id);
        met[0] += before.len() as u32;
        let looked_at = may_be_fours(rules, board, color);
        for (number, point) in board.empty_points().enumerate() {
            if matches!(judge(rules, board, color, point), Verdict::Foul(_)) {
                assert!(may_be_foul(rules, board, color, point), "{} {color} {point}", rules.id);
                met[1] += 1;
            }
            // Every seventh point is enough, and a seventh of the time.
            if number % 7 == 0 {
                let mut after = board.clone();
                after.place(point, color).unwrap();
                let is_new = |five: &Point| !before.contains(five);
                if fives_by_judge(rules, &after, color).iter().any(is_new) {
                    assert!(looked_at.contains(&point), "{} {color} {point}", rules.id);
                    met[2] += 1;
                }
            }
        }
    }

    #[test]
    fn what_a_look_puts_aside_is_none_by_the_judge() {
        let mut met = [0; 3];
        let (small, large) = (clustered(5..=9), clustered(10..=25));
        let (crowds, vectors) = (crowded(), perturbed_vectors());
        let boards = samples(12, &small).chain(samples(6, &large));
        for board in boards.chain(samples(6, &crowds)).chain(samples(20, &vectors)) {
            for rules in on_board(&board) {
                for color in Color::ALL {
                    check(&rules, &board, color, &mut met);
                }
            }
        }
        assert!(met.iter().all(|count| *count >= 20), "{met:?}");
    }
}
