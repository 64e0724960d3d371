//! The four directions in which stones can stand in a row.

use crate::Point;

/// A line direction. A line has no sense of forward; the step given is the one used by [`Point::step`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Along a row of the board, a to o.
    Horizontal,
    /// Along a column, 1 to 15.
    Vertical,
    /// From lower left to upper right.
    Rising,
    /// From upper left to lower right.
    Falling,
}

impl Direction {
    /// All four, in the order in which shapes are reported.
    pub const ALL: [Self; 4] = [Self::Horizontal, Self::Vertical, Self::Rising, Self::Falling];

    /// The step to the next point of the line.
    pub const fn delta(self) -> (i32, i32) {
        match self {
            Self::Horizontal => (1, 0),
            Self::Vertical => (0, 1),
            Self::Rising => (1, 1),
            Self::Falling => (1, -1),
        }
    }
}

impl Point {
    /// The point `steps` further along `direction` (backwards when negative). It may be off the board;
    /// at the ends of the 32-bit range of the endless sheet coordinates wrap around, so that a walk never
    /// stands still.
    #[must_use]
    pub const fn step(self, direction: Direction, steps: i32) -> Self {
        let (dx, dy) = direction.delta();
        Self {
            x: self.x.wrapping_add(dx.wrapping_mul(steps)),
            y: self.y.wrapping_add(dy.wrapping_mul(steps)),
        }
    }
}
