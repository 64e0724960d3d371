//! The part of a board that is drawn: all of a square board; of the endless sheet a square window around the
//! stones.
//!
//! Invariant: the last stone is in the window, with the whole of a winning row that it completed.

use std::ops::RangeInclusive;

use narabe_rules::{Board, Extent, Point};

use crate::Marks;

/// The sheet's window is at least as large as a usual board.
const LEAST: i64 = 15;
/// It is at most as large as the largest board; stones farther apart than that are not all seen.
const MOST: i64 = 25;
/// So many lines are kept free around the stones while there is room.
const ROOM: i64 = 2;

/// What is drawn of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    left: i32,
    bottom: i32,
    /// The lines each way.
    lines: i32,
}

impl Window {
    /// The window on a board with these marks.
    pub(crate) fn of(board: &Board, marks: &Marks) -> Self {
        if let Some(lines) = board.extent().lines() {
            return Self { left: 0, bottom: 0, lines: lines.into() };
        }
        let stones = board.stones().map(|(point, _)| point);
        let mut points: Vec<Point> = stones.chain(marks.last).collect();
        if points.is_empty() {
            points.push(board.extent().centre());
        }
        let wanted = marks.last.unwrap_or(points[0]);
        let across = Span::of(points.iter().map(|point| point.x));
        let up = Span::of(points.iter().map(|point| point.y));
        let lines = (across.length().max(up.length()) + 2 * ROOM).clamp(LEAST, MOST);
        Self {
            left: across.window_from(lines, wanted.x),
            bottom: up.window_from(lines, wanted.y),
            lines: lines as i32,
        }
    }

    /// The columns, from the left.
    pub(crate) fn columns(self) -> RangeInclusive<i32> {
        self.left..=self.left + (self.lines - 1)
    }

    /// The rows, from the bottom.
    pub(crate) fn rows(self) -> RangeInclusive<i32> {
        self.bottom..=self.bottom + (self.lines - 1)
    }
}

/// The first and the last line on which stones stand, in one direction.
struct Span {
    first: i64,
    last: i64,
}

impl Span {
    fn of(lines: impl Iterator<Item = i32> + Clone) -> Self {
        let first = lines.clone().min().unwrap_or_default();
        Self { first: first.into(), last: lines.max().unwrap_or_default().into() }
    }

    fn length(&self) -> i64 {
        self.last - self.first + 1
    }

    /// Where a window of so many lines begins: the span in its middle, or as much of it as there is room for
    /// around the line that is wanted.
    fn window_from(&self, lines: i64, wanted: i32) -> i32 {
        let from = match lines - self.length() {
            spare @ 0.. => self.first - spare / 2,
            lack => (i64::from(wanted) - lines / 2).clamp(self.first, self.first - lack),
        };
        // The sheet ends where its numbers do.
        from.clamp(i32::MIN.into(), i64::from(i32::MAX) - lines + 1) as i32
    }
}

/// A column as it is written beside a board: a letter, on the sheet a number.
pub(crate) fn column_label(extent: Extent, x: i32) -> String {
    match extent {
        Extent::Square(_) => char::from(b'A' + x as u8).to_string(),
        Extent::Endless => x.to_string(),
    }
}

/// A row as it is written beside a board: counted from 1, on the sheet from the first stone.
pub(crate) fn row_label(extent: Extent, y: i32) -> String {
    match extent {
        Extent::Square(_) => (y + 1).to_string(),
        Extent::Endless => y.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use narabe_rules::Color;

    use super::*;

    /// The window's first and last column and row.
    fn seen(points: &[(i32, i32)], last: Option<(i32, i32)>) -> [(i32, i32); 2] {
        let point = |(x, y): (i32, i32)| Point::new(x, y);
        let stones = points.iter().map(|at| point(*at));
        let sheet = stones
            .fold(Board::new(Extent::Endless), |sheet, stone| sheet.with(stone, Color::Black));
        let window = Window::of(&sheet, &Marks { last: last.map(point), ..Marks::default() });
        if let Some((x, y)) = last {
            assert!(window.columns().contains(&x) && window.rows().contains(&y));
        }
        [window.columns(), window.rows()].map(|lines| (*lines.start(), *lines.end()))
    }

    #[test]
    fn the_window_on_the_sheet_lies_around_the_stones() {
        type Case<'a> = (&'a [(i32, i32)], Option<(i32, i32)>, [(i32, i32); 2]);
        let cases: [Case<'_>; 7] = [
            (&[], None, [(-7, 7), (-7, 7)]),
            (&[(0, 0)], Some((0, 0)), [(-7, 7), (-7, 7)]),
            (&[(0, 0), (10, 2)], Some((10, 2)), [(-2, 12), (-6, 8)]),
            (&[(0, 0), (14, 0)], Some((14, 0)), [(-2, 16), (-9, 9)]),
            // Too far apart: the last stone is seen, and as many lines as fit before it.
            (&[(0, 0), (100, 0)], Some((100, 0)), [(76, 100), (-12, 12)]),
            (&[(0, 0), (100, 0)], Some((0, 0)), [(0, 24), (-12, 12)]),
            (
                &[(i32::MIN, i32::MAX)],
                Some((i32::MIN, i32::MAX)),
                [(i32::MIN, i32::MIN + 14), (i32::MAX - 14, i32::MAX)],
            ),
        ];
        for (points, last, expected) in cases {
            assert_eq!(seen(points, last), expected, "{points:?}, last {last:?}");
        }
    }

    #[test]
    fn of_a_square_board_everything_is_seen() {
        let window = Window::of(&Board::new(Extent::Square(9)), &Marks::default());
        assert_eq!((window.columns(), window.rows()), (0..=8, 0..=8));
    }
}
