//! The verdict on a stone: a five, a foul, or neither.

use alloc::vec::Vec;

use crate::capture::after_stone;
use crate::fill::Stone;
use crate::foul::{five_three_three, foul};
use crate::{Board, Color, Excuse, Foul, Point, Rules, winning_row};

/// What a stone would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It wins by this row, whatever else it makes.
    Five(Vec<Point>),
    /// It is a foul.
    Foul(Foul),
    /// Neither.
    Legal,
}

impl Verdict {
    /// `five`, `legal`, or the foul's name.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Five(_) => "five",
            Self::Foul(foul) => foul.kind.name(),
            Self::Legal => "legal",
        }
    }
}

/// Says what a stone of `color` on the empty `point` would be, whatever the state of the game.
///
/// # Panics
/// When the point is not empty.
pub fn judge(rules: &Rules, board: &Board, color: Color, point: Point) -> Verdict {
    match strict_verdict(rules, board, color, point) {
        Verdict::Foul(_) if is_excused(rules, board, color, point) => Verdict::Legal,
        verdict => verdict,
    }
}

/// The verdict before excuses, which do not count where a stone is only imagined.
pub(crate) fn strict_verdict(rules: &Rules, board: &Board, color: Color, point: Point) -> Verdict {
    let after = after_stone(rules, board, color, point);
    let stone = Stone { rules, board: &after, color, point };
    match winning_row(rules, &after, color, point) {
        Some(row) => five_three_three(stone).map_or(Verdict::Five(row), Verdict::Foul),
        None => foul(stone).map_or(Verdict::Legal, Verdict::Foul),
    }
}

/// Whether the rules let a foul pass because of what it stops.
fn is_excused(rules: &Rules, board: &Board, color: Color, point: Point) -> bool {
    let makes_five = |board: &Board, at: Point| {
        matches!(strict_verdict(rules, board, color.other(), at), Verdict::Five(_))
    };
    let stops_all = |at: Point| {
        let after = after_stone(rules, board, color, at);
        !after.empty_points().any(|reply| makes_five(&after, reply))
    };
    let is_legal = |at: Point| !matches!(strict_verdict(rules, board, color, at), Verdict::Foul(_));
    match rules.terms.excuse {
        Excuse::Never => false,
        Excuse::Blocks => makes_five(board, point),
        Excuse::OnlyParry => {
            board.empty_points().any(|reply| makes_five(board, reply))
                && stops_all(point)
                && !board.empty_points().any(|other| is_legal(other) && stops_all(other))
        }
    }
}
