//! Coordinates as the protocol writes them, and the points that they mean.

use core::fmt;

use narabe_rules::{Extent, Point};

use crate::numbers;

/// Two numbers of a line, as they stand there: from 0, counted from the top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Coordinates {
    /// The number before the comma.
    pub first: i32,
    /// The number after it.
    pub second: i32,
}

/// Which of the two numbers is the column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Axes {
    /// The first one, as Piskvork and Gomocup have it.
    #[default]
    ColumnRow,
    /// The second one, as Yixin-Board has it.
    RowColumn,
}

impl Coordinates {
    /// What stands for a stone that is not placed.
    pub const PASS: Self = Self { first: -1, second: -1 };

    /// Reads `7,8`, with spaces anywhere, or `7 8`.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        match numbers::list(text)?.as_slice() {
            [first, second] => Some(Self { first: *first, second: *second }),
            _ => None,
        }
    }

    /// The numbers exchanged.
    #[must_use]
    pub const fn transposed(self) -> Self {
        Self { first: self.second, second: self.first }
    }
}

impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.first, self.second)
    }
}

impl Axes {
    /// The point that is meant; `None` when it is not on the board.
    pub fn point(self, extent: Extent, at: Coordinates) -> Option<Point> {
        let lines = i32::from(extent.lines()?);
        let Coordinates { first: column, second: row } = self.as_column_row(at);
        let point = Point::new(column, lines.checked_sub(1)?.checked_sub(row)?);
        extent.contains(point).then_some(point)
    }

    /// How a point of the board is written; `None` on the endless sheet, which has no corner to count from.
    pub fn coordinates(self, extent: Extent, point: Point) -> Option<Coordinates> {
        let lines = i32::from(extent.lines()?);
        Some(self.as_column_row(Coordinates { first: point.x, second: lines - 1 - point.y }))
    }

    const fn as_column_row(self, at: Coordinates) -> Coordinates {
        match self {
            Self::ColumnRow => at,
            Self::RowColumn => at.transposed(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Extent = Extent::Square(15);

    fn named(axes: Axes, first: i32, second: i32) -> Option<String> {
        axes.point(BOARD, Coordinates { first, second }).map(|point| point.to_string())
    }

    #[test]
    fn columns_come_first_for_piskvork_and_rows_for_yixin_board() {
        for (first, second, piskvork, yixin) in [
            (0, 0, "a15", "a15"),
            (14, 0, "o15", "a1"),
            (0, 14, "a1", "o15"),
            (2, 3, "c12", "d13"),
            (7, 7, "h8", "h8"),
        ] {
            assert_eq!(named(Axes::ColumnRow, first, second).as_deref(), Some(piskvork));
            assert_eq!(named(Axes::RowColumn, first, second).as_deref(), Some(yixin));
        }
    }

    #[test]
    fn points_are_written_as_they_are_read_on_every_board() {
        for lines in [5, 15, 20, 25] {
            let extent = Extent::square(lines).unwrap();
            for axes in [Axes::ColumnRow, Axes::RowColumn] {
                for point in extent.points() {
                    let written = axes.coordinates(extent, point).unwrap();
                    assert_eq!(axes.point(extent, written), Some(point));
                }
            }
        }
    }

    #[test]
    fn what_is_off_the_board_is_no_point() {
        for (first, second) in [(15, 0), (0, 15), (-1, 3), (3, -1), (i32::MIN, i32::MAX)] {
            assert_eq!(named(Axes::ColumnRow, first, second), None);
            assert_eq!(named(Axes::RowColumn, first, second), None);
        }
    }

    #[test]
    fn coordinates_may_have_spaces_anywhere() {
        let expected = Some(Coordinates { first: 7, second: 8 });
        for text in ["7,8", " 7 , 8 ", "7, 8", "7 8", "7\t8", "+7,08"] {
            assert_eq!(Coordinates::parse(text), expected, "{text:?}");
        }
        for text in ["", "7", "7,", ",8", "7,8,9", "7;8", "a,b", "7,,8", "99999999999,0"] {
            assert_eq!(Coordinates::parse(text), None, "{text:?}");
        }
    }
}
