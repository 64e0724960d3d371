//! The board as one colour sees it: own stones, enemy stones, empty points, and rows of own stones.

use alloc::vec::Vec;

use crate::{Board, Color, Direction, Point, Terms, WinRule};

/// A board seen by one colour. The common stone, where the rules have one, is an own stone to both.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    board: &'a Board,
    color: Color,
    common: Option<Point>,
}

impl<'a> Sight<'a> {
    pub(crate) fn new(terms: &Terms, board: &'a Board, color: Color) -> Self {
        let common = terms.common_stone.then(|| board.extent().centre());
        Self { board, color, common }
    }

    pub(crate) fn own(self, point: Point) -> bool {
        match self.board.get(point) {
            Some(color) => color == self.color || self.common == Some(point),
            None => false,
        }
    }

    pub(crate) fn enemy(self, point: Point) -> bool {
        self.board.get(point).is_some() && !self.own(point)
    }

    pub(crate) fn empty(self, point: Point) -> bool {
        self.board.is_empty_at(point)
    }

    /// The maximal unbroken row through `point` in `direction`, as if `point` held an own stone.
    pub(crate) fn row(self, point: Point, direction: Direction) -> Row {
        let own = |steps: &i32| self.own(point.step(direction, *steps));
        let ahead = (1..i32::MAX).take_while(own).count();
        let behind = (1..i32::MAX).map(|steps: i32| -steps).take_while(own).count();
        Row { start: point.step(direction, -(behind as i32)), direction, len: behind + 1 + ahead }
    }

    /// Whether a row of own stones wins.
    pub(crate) fn wins(self, rule: WinRule, row: Row) -> bool {
        let open = || !row.ends().iter().all(|end| self.enemy(*end));
        match rule {
            WinRule::FiveOrMore => row.len >= 5,
            WinRule::ExactlyFive => row.len == 5,
            WinRule::FiveNotBlocked => row.len == 5 && open(),
            WinRule::SixOrFiveNotBlocked => row.len >= 6 || (row.len == 5 && open()),
        }
    }
}

/// An unbroken row of own stones on one line.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    start: Point,
    pub(crate) direction: Direction,
    pub(crate) len: usize,
}

impl Row {
    /// The two points next to its ends.
    pub(crate) fn ends(self) -> [Point; 2] {
        [self.start.step(self.direction, -1), self.start.step(self.direction, self.len as i32)]
    }

    pub(crate) fn points(self) -> impl Iterator<Item = Point> {
        (0..self.len as i32).map(move |steps| self.start.step(self.direction, steps))
    }

    pub(crate) fn contains(self, point: Point) -> bool {
        self.points().any(|on| on == point)
    }

    /// The row's points but one.
    pub(crate) fn without(self, point: Point) -> Vec<Point> {
        self.points().filter(|on| *on != point).collect()
    }
}
