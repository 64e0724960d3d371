//! What is drawn beside the stones.

use narabe_rules::Point;

/// Marks on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The last stone, ringed.
    pub last: Option<Point>,
    /// Forbidden points, crossed.
    pub forbidden: Vec<Point>,
    /// The winning row.
    pub row: Vec<Point>,
}
