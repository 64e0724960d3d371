//! The eight symmetries of the square.

use crate::{Board, Extent, Point};

/// A rotation or reflection of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Exchange columns and rows first,
    transpose: bool,
    /// then mirror the columns
    flip_x: bool,
    /// and the rows.
    flip_y: bool,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { transpose: false, flip_x: false, flip_y: false }; 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Self { transpose: i & 4 != 0, flip_x: i & 2 != 0, flip_y: i & 1 != 0 };
            i += 1;
        }
        all
    };

    /// Where `point` goes when the board is turned about its centre, the sheet about its origin. At the
    /// ends of the 32-bit range of the sheet coordinates wrap around, as in [`Point::step`].
    #[must_use]
    pub fn apply(self, point: Point, extent: Extent) -> Point {
        let last = extent.lines().map_or(0, |n| i32::from(n) - 1);
        let (x, y) = if self.transpose { (point.y, point.x) } else { (point.x, point.y) };
        let mirror = |flip: bool, value: i32| if flip { last.wrapping_sub(value) } else { value };
        Point::new(mirror(self.flip_x, x), mirror(self.flip_y, y))
    }

    /// The whole board turned.
    ///
    /// # Panics
    /// Never: a symmetry maps points of the board one to one onto points of the board.
    #[must_use]
    pub fn apply_to_board(self, board: &Board) -> Board {
        let mut turned = Board::new(board.extent());
        for (point, color) in board.stones() {
            let place = self.apply(point, board.extent());
            turned.place(place, color).expect("a symmetry is one to one");
        }
        turned
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.transpose {
            Self { transpose: true, flip_x: self.flip_y, flip_y: self.flip_x }
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;

    #[test]
    fn the_eight_symmetries_are_different_and_undone_by_their_inverses() {
        let extent = Extent::Square(15);
        let point = Point::new(1, 4);
        let images: BTreeSet<Point> =
            Symmetry::ALL.iter().map(|symmetry| symmetry.apply(point, extent)).collect();
        assert_eq!(images.len(), 8);
        for symmetry in Symmetry::ALL {
            let there = symmetry.apply(point, extent);
            assert_eq!(symmetry.inverse().apply(there, extent), point);
            assert_eq!(symmetry.apply(extent.centre(), extent), extent.centre());
        }
    }

    #[test]
    fn the_corners_of_the_sheet_can_be_turned_and_turned_back() {
        let corner = Point::new(i32::MIN, i32::MAX);
        for symmetry in Symmetry::ALL {
            let there = symmetry.apply(corner, Extent::Endless);
            assert_eq!(symmetry.inverse().apply(there, Extent::Endless), corner);
        }
    }
}
