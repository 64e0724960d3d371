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
    /// Signs on empty points, in text only.
    pub signs: Vec<(Point, char)>,
}

impl Marks {
    /// The sign on an empty point.
    pub(crate) fn sign(&self, point: Point) -> Option<char> {
        self.signs.iter().find(|(at, _)| *at == point).map(|(_, sign)| *sign)
    }
}
