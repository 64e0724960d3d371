//! What the searches must find, defined with the rules alone and tried out by brute force.

use narabe_rules::{Board, Color, Point, Rules, Verdict, judge};

/// The empty points where `color` makes a five.
pub(crate) fn fives(rules: &Rules, board: &Board, color: Color) -> Vec<Point> {
    let is_five = |at: &Point| matches!(judge(rules, board, color, *at), Verdict::Five(_));
    board.empty_points().filter(is_five).collect()
}

/// What an attacking stone leaves to the rival.
pub(crate) enum Left {
    /// It has won.
    Lost,
    /// It threatens nothing, or the rival is first.
    Everything,
    /// These stones are not lost at once.
    Answers(Vec<Point>),
}

/// Whether the attacker, to move, wins by fours alone.
pub(crate) fn wins_by_fours(rules: &Rules, board: &Board, attacker: Color) -> bool {
    if !fives(rules, board, attacker).is_empty() {
        return true;
    }
    let fours = legal(rules, board, attacker).into_iter().map(|at| board.with(at, attacker));
    fours.filter(|after| !fives(rules, after, attacker).is_empty()).any(|after| {
        match left(rules, &after, attacker) {
            Left::Lost => true,
            Left::Everything => false,
            Left::Answers(answers) => answers.into_iter().all(|answer| {
                wins_by_fours(rules, &after.with(answer, attacker.other()), attacker)
            }),
        }
    })
}

/// Whether the attacker, to move, wins with so many stones of which each wins or threatens to; the last one cannot
/// be answered.
pub(crate) fn wins_within(rules: &Rules, board: &Board, attacker: Color, stones: u32) -> bool {
    if stones == 0 {
        return false;
    }
    if !fives(rules, board, attacker).is_empty() {
        return true;
    }
    legal(rules, board, attacker).into_iter().any(|at| {
        let after = board.with(at, attacker);
        match left(rules, &after, attacker) {
            Left::Lost => true,
            Left::Everything => false,
            Left::Answers(answers) => answers.into_iter().all(|answer| {
                wins_within(rules, &after.with(answer, attacker.other()), attacker, stones - 1)
            }),
        }
    })
}

/// What the attacker's stone, which lies on the board, leaves to the rival.
pub(crate) fn left(rules: &Rules, board: &Board, attacker: Color) -> Left {
    let rival = attacker.other();
    if !fives(rules, board, rival).is_empty() {
        return Left::Everything;
    }
    let legal = legal(rules, board, rival);
    if legal.is_empty() && !rules.terms.fouls[rival].is_empty() {
        return Left::Everything;
    }
    let has_five = !fives(rules, board, attacker).is_empty();
    if !has_five && !wins_by_four(rules, board, attacker) {
        return Left::Everything;
    }
    let is_lost = |after: &Board| {
        !fives(rules, after, attacker).is_empty()
            || (!has_five
                && fives(rules, after, rival).is_empty()
                && wins_by_four(rules, after, attacker))
    };
    let answers: Vec<Point> =
        legal.into_iter().filter(|at| !is_lost(&board.with(*at, rival))).collect();
    if answers.is_empty() { Left::Lost } else { Left::Answers(answers) }
}

/// Whether the attacker, to move and without a five, can make a four that cannot be parried.
fn wins_by_four(rules: &Rules, board: &Board, attacker: Color) -> bool {
    let rival = attacker.other();
    legal(rules, board, attacker).into_iter().any(|at| {
        let after = board.with(at, attacker);
        let goes_on =
            !legal(rules, &after, rival).is_empty() || rules.terms.fouls[rival].is_empty();
        let is_foul = |at: Point| matches!(judge(rules, &after, rival, at), Verdict::Foul(_));
        goes_on
            && match fives(rules, &after, attacker)[..] {
                [] => false,
                [parry] => is_foul(parry),
                _ => true,
            }
    })
}

fn legal(rules: &Rules, board: &Board, color: Color) -> Vec<Point> {
    let is_legal = |at: &Point| matches!(judge(rules, board, color, *at), Verdict::Legal);
    board.empty_points().filter(is_legal).collect()
}
