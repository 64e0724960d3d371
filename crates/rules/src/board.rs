//! The board: which point holds which stone, and nothing else.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use crate::zobrist::stone_key;
use crate::{ByColor, Color, Extent, Point};

/// Stones on a square board or on the endless sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    extent: Extent,
    cells: Cells,
    counts: ByColor<u32>,
    key: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Cells {
    Square(Vec<Option<Color>>),
    Endless(BTreeMap<Point, Color>),
}

/// A point that cannot take a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{point} is occupied or off the board")]
pub struct Occupied {
    /// The point.
    pub point: Point,
}

impl Board {
    /// An empty board.
    pub fn new(extent: Extent) -> Self {
        let cells = match extent {
            Extent::Square(n) => Cells::Square(vec![None; usize::from(n) * usize::from(n)]),
            Extent::Endless => Cells::Endless(BTreeMap::new()),
        };
        Self { extent, cells, counts: ByColor::both(0), key: 0 }
    }

    /// How far the board reaches.
    pub const fn extent(&self) -> Extent {
        self.extent
    }

    /// The stone on `point`; `None` when it is empty or off the board.
    pub fn get(&self, point: Point) -> Option<Color> {
        match &self.cells {
            Cells::Square(cells) => cells[self.index(point)?],
            Cells::Endless(cells) => cells.get(&point).copied(),
        }
    }

    /// Whether `point` is on the board and holds no stone.
    pub fn is_empty_at(&self, point: Point) -> bool {
        self.extent.contains(point) && self.get(point).is_none()
    }

    /// Puts a stone on an empty point.
    ///
    /// # Errors
    /// When the point is occupied or off the board; the board is then unchanged.
    pub fn place(&mut self, point: Point, color: Color) -> Result<(), Occupied> {
        if !self.is_empty_at(point) {
            return Err(Occupied { point });
        }
        self.set(point, Some(color));
        self.counts[color] += 1;
        self.key ^= stone_key(point, color);
        Ok(())
    }

    /// Takes the stone from `point` and returns its colour, `None` when there was none.
    pub fn remove(&mut self, point: Point) -> Option<Color> {
        let color = self.get(point)?;
        self.set(point, None);
        self.counts[color] -= 1;
        self.key ^= stone_key(point, color);
        Some(color)
    }

    /// The same board with one more stone, for the rules that imagine one.
    ///
    /// # Panics
    /// When the point is not empty.
    #[must_use]
    pub fn with(&self, point: Point, color: Color) -> Self {
        let mut board = self.clone();
        board.place(point, color).expect("only empty points are imagined as filled");
        board
    }

    /// Every stone, in the order of points: a1, a2 … o15.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> {
        let square = self.extent.points().filter_map(|point| Some((point, self.get(point)?)));
        let endless = match &self.cells {
            Cells::Square(_) => None,
            Cells::Endless(cells) => Some(cells.iter().map(|(point, color)| (*point, *color))),
        };
        square.chain(endless.into_iter().flatten())
    }

    /// The stones of one colour.
    pub fn stones_of(&self, color: Color) -> impl Iterator<Item = Point> {
        self.stones().filter(move |stone| stone.1 == color).map(|stone| stone.0)
    }

    /// The empty points of a square board; nothing on the endless sheet, where they have no end.
    pub fn empty_points(&self) -> impl Iterator<Item = Point> {
        self.extent.points().filter(|point| self.get(*point).is_none())
    }

    /// How many stones of `color` are on the board.
    pub fn count(&self, color: Color) -> u32 {
        self.counts[color]
    }

    /// How many stones are on the board.
    pub fn stone_count(&self) -> u32 {
        self.counts.black + self.counts.white
    }

    /// Whether every point holds a stone; never so on the endless sheet.
    pub fn is_full(&self) -> bool {
        self.extent.lines().is_some_and(|n| self.stone_count() == u32::from(n) * u32::from(n))
    }

    /// The Zobrist key of the stones.
    pub const fn key(&self) -> u64 {
        self.key
    }

    fn set(&mut self, point: Point, stone: Option<Color>) {
        let index = self.index(point);
        match (&mut self.cells, index, stone) {
            (Cells::Square(cells), Some(index), stone) => cells[index] = stone,
            (Cells::Endless(cells), _, Some(color)) => {
                cells.insert(point, color);
            }
            (Cells::Endless(cells), _, None) => {
                cells.remove(&point);
            }
            (Cells::Square(_), None, _) => {}
        }
    }

    fn index(&self, point: Point) -> Option<usize> {
        let lines = self.extent.lines()?;
        let on = self.extent.contains(point);
        on.then(|| point.y as usize * usize::from(lines) + point.x as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_placed_and_removed_leaves_the_board_as_it_was() {
        for extent in [Extent::Square(15), Extent::Endless] {
            let empty = Board::new(extent);
            let mut board = empty.with(Point::new(7, 7), Color::Black);
            assert_ne!(board.key(), empty.key());
            assert_eq!(
                board.place(Point::new(7, 7), Color::White),
                Err(Occupied { point: Point::new(7, 7) })
            );
            assert_eq!(board.remove(Point::new(7, 7)), Some(Color::Black));
            assert_eq!(board, empty);
        }
    }

    #[test]
    fn a_point_off_the_board_takes_no_stone() {
        let mut board = Board::new(Extent::Square(5));
        for (x, y) in [(5, 0), (0, 5), (-1, 0), (0, -1)] {
            assert!(board.place(Point::new(x, y), Color::Black).is_err());
        }
        assert_eq!(board, Board::new(Extent::Square(5)));
    }

    #[test]
    fn the_key_depends_on_colour_and_place_but_not_on_the_order() {
        let (a, b) = (Point::new(1, 2), Point::new(2, 1));
        let empty = Board::new(Extent::Square(15));
        let forth = empty.with(a, Color::Black).with(b, Color::White);
        let back = empty.with(b, Color::White).with(a, Color::Black);
        assert_eq!(forth.key(), back.key());
        assert_ne!(forth.key(), empty.with(a, Color::White).with(b, Color::Black).key());
    }
}
