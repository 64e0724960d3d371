//! The rules under which a win can be proved: those that a row of five alone decides.
//!
//! Where stones are captured or a five can be blocked, a four has other answers than the points that complete it;
//! where stones are counted, the game may end before the last of them; where threes bar a five, a stone anywhere may
//! lift the bar; on the endless sheet not every answer can be tried.

use narabe_rules::{Color, FoulRule, Rules, WinRule};

/// Rules that are decided by more than rows of five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no win can be proved by the rules of {id}: a row of five alone must decide, on a board with edges"
)]
pub struct Unprovable {
    /// The rule set.
    pub id: &'static str,
}

/// Refuses the rules under which a four may be answered otherwise than by the points that complete it, and those
/// under which an attack may come to an end before its win.
///
/// # Errors
/// Under rules with captures, with blocked or barred fives, with so many stones and no more, and on the endless
/// sheet.
pub fn check_rules(rules: &Rules) -> Result<(), Unprovable> {
    let terms = &rules.terms;
    let row_wins =
        |color: &Color| matches!(terms.wins[*color], WinRule::FiveOrMore | WinRule::ExactlyFive);
    let is_barred = |color: &Color| terms.fouls[*color].has(FoulRule::FiveThreeThree);
    let by_rows_alone = terms.capture_pairs.is_none()
        && terms.stones.is_none()
        && rules.extent.lines().is_some()
        && Color::ALL.iter().all(row_wins)
        && !Color::ALL.iter().any(is_barred);
    by_rows_alone.then_some(()).ok_or(Unprovable { id: rules.id })
}
