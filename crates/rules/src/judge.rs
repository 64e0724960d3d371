//! The verdict on a stone: a five, a foul, or neither.

use alloc::vec::Vec;

use crate::foul::foul;
use crate::{Board, Color, Foul, Point, Rules, winning_row};

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
    let after = board.with(point, color);
    if let Some(row) = winning_row(rules, &after, color, point) {
        return Verdict::Five(row);
    }
    foul(rules, &after, color, point).map_or(Verdict::Legal, Verdict::Foul)
}
