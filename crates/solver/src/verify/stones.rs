//! What the rules say of a board: fives and fouls, and whether the game goes on.

use narabe_rules::{Board, Color, Direction, FoulMode, NoPoint, Point, Rules, Verdict, judge};

/// The empty points where `color` makes a five.
pub(crate) fn fives(rules: &Rules, board: &Board, color: Color) -> Vec<Point> {
    board.empty_points().filter(|at| is_five(rules, board, color, *at)).collect()
}

/// Those of them on a line with `stone` and within a row's reach of it.
pub(crate) fn fives_near(rules: &Rules, board: &Board, color: Color, stone: Point) -> Vec<Point> {
    let mut fives = Vec::new();
    for direction in Direction::ALL {
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

/// Every row of five has four other stones of its side within four points: a quick look before the judgement.
/// Where a stone counts for both sides, the look is left out.
fn may_be_five(rules: &Rules, board: &Board, color: Color, point: Point) -> bool {
    let own = |at: Point| board.get(at) == Some(color);
    let near = |direction| {
        let around = (-4..=4).filter(|steps| *steps != 0);
        around.filter(|steps| own(point.step(direction, *steps))).count()
    };
    rules.terms.common_stone || Direction::ALL.into_iter().any(|direction| near(direction) >= 4)
}
