//! A board as SVG: wood, lines, star points, coordinates, stones and marks.
//!
//! The unit is a hundredth of the distance between two lines. Nothing has a style of its own; the style sheet
//! of the page colours the classes, so the picture fits light and dark.

use std::fmt::Write as _;

use narabe_rules::{Board, Color, Extent, Point};

use crate::Marks;

/// The distance between two lines.
const CELL: i32 = 100;
/// A stone's radius.
const STONE: i32 = 47;
/// So many lines of the endless sheet are shown.
const SHEET: i32 = 15;

/// The board as an SVG element that is hidden from screen readers: the table of points beside it says what
/// it shows. Of the endless sheet it is the part around the last stone.
pub fn board(board: &Board, marks: &Marks) -> String {
    let frame = Frame::of(board.extent(), marks);
    let size = frame.size();
    let parts = [
        format!(r#"<rect class="plank plain" width="{size}" height="{size}"/>"#),
        frame.grid(),
        frame.stars(board.extent()),
        frame.coordinates(),
        frame.stones(board),
        frame.crosses(marks),
        frame.ring(marks),
    ];
    format!(
        r#"<svg class="board-picture" viewBox="0 0 {size} {size}" aria-hidden="true" focusable="false">{}</svg>"#,
        parts.concat()
    )
}

/// The square of lines that a picture shows.
#[derive(Clone, Copy, Debug)]
struct Frame {
    left: i32,
    bottom: i32,
    lines: i32,
    /// Whether there are more lines beyond.
    is_part: bool,
}

impl Frame {
    fn of(extent: Extent, marks: &Marks) -> Self {
        let middle = marks.last.unwrap_or_else(|| extent.centre());
        let from = |line: i32| line.saturating_sub(SHEET / 2).min(i32::MAX - (SHEET - 1));
        match extent {
            Extent::Square(lines) => {
                Self { left: 0, bottom: 0, lines: i32::from(lines), is_part: false }
            }
            Extent::Endless => {
                Self { left: from(middle.x), bottom: from(middle.y), lines: SHEET, is_part: true }
            }
        }
    }

    /// Whether there are so many lines that the coordinates are larger beside them.
    const fn is_large(self) -> bool {
        self.lines > 19
    }

    /// From the outer line to the edge of the wood.
    const fn margin(self) -> i32 {
        if self.is_large() { 132 } else { 96 }
    }

    /// Where the coordinates stand, from the edge.
    const fn label(self) -> i32 {
        if self.is_large() { 44 } else { 30 }
    }

    const fn size(self) -> i32 {
        (self.lines - 1) * CELL + 2 * self.margin()
    }

    /// Where a point lies in the picture; `None` outside of it.
    fn place(self, point: Point) -> Option<(i32, i32)> {
        let on = |line: i32, from: i32| (from..=from + (self.lines - 1)).contains(&line);
        let is_in = on(point.x, self.left) && on(point.y, self.bottom);
        is_in.then(|| {
            let (column, row) = (point.x - self.left, point.y - self.bottom);
            (self.margin() + column * CELL, self.margin() + (self.lines - 1 - row) * CELL)
        })
    }

    fn grid(self) -> String {
        let (first, last) = (self.margin(), self.margin() + (self.lines - 1) * CELL);
        // The sheet goes on beyond the picture's edge.
        let (from, to) = if self.is_part { (0, self.size()) } else { (first, last) };
        let inner: Vec<String> = (0..self.lines)
            .map(|line| first + line * CELL)
            .map(|at| format!("M{from} {at}H{to}M{at} {from}V{to}"))
            .collect();
        let inner = inner.concat();
        let outer = format!("M{from} {from}H{to}V{to}H{from}Z");
        let rim = format!(r#"<path class="line outer" d="{outer}"/>"#);
        let rim = if self.is_part { String::new() } else { rim };
        format!(r#"<g class="lines"><path class="line" d="{inner}"/>{rim}</g>"#)
    }

    fn stars(self, extent: Extent) -> String {
        let dot = |point| {
            let (x, y) = self.place(point)?;
            Some(format!(r#"<circle cx="{x}" cy="{y}" r="9"/>"#))
        };
        format!(r#"<g class="stars">{}</g>"#, extent.stars().filter_map(dot).collect::<String>())
    }

    fn coordinates(self) -> String {
        let (margin, label) = (self.margin(), self.label());
        let mut labels = String::new();
        let below = self.size() - label;
        for line in 0..self.lines {
            let (across, up) = (margin + line * CELL, margin + (self.lines - 1 - line) * CELL);
            let (column, row) = self.names(line);
            // Writing to a string cannot fail.
            let _ok = write!(
                labels,
                r#"<text x="{across}" y="{below}" dy="0.35em">{column}</text><text x="{label}" y="{up}" dy="0.35em">{row}</text>"#
            );
        }
        let class = if self.is_large() { "coordinates large" } else { "coordinates" };
        format!(r#"<g class="{class}">{labels}</g>"#)
    }

    /// What is written beside a column and a row.
    fn names(self, line: i32) -> (String, String) {
        let signed = |number: i32| number.to_string().replace('-', "−");
        if self.is_part {
            return (signed(self.left + line), signed(self.bottom + line));
        }
        (char::from(b'A' + line as u8).to_string(), (line + 1).to_string())
    }

    fn stones(self, board: &Board) -> String {
        let stone = |(point, color): (Point, Color)| {
            let (x, y) = self.place(point)?;
            Some(format!(
                r#"<g class="stone {color}" transform="translate({x} {y})"><circle class="body plain" r="{STONE}"/></g>"#
            ))
        };
        format!(r#"<g class="stones">{}</g>"#, board.stones().filter_map(stone).collect::<String>())
    }

    fn crosses(self, marks: &Marks) -> String {
        let cross = |point: &Point| {
            let (x, y) = self.place(*point)?;
            Some(format!(r#"<path class="cross" d="M{} {}l36 36m0 -36l-36 36"/>"#, x - 18, y - 18))
        };
        marks.forbidden.iter().filter_map(cross).collect()
    }

    fn ring(self, marks: &Marks) -> String {
        let place = marks.last.and_then(|point| self.place(point));
        place.map_or_else(String::new, |(x, y)| {
            format!(r#"<circle class="last" cx="{x}" cy="{y}" r="20"/>"#)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_as_many_lines_and_stars_as_it_should() {
        for (lines, stars) in [(5, 1), (12, 1), (13, 5), (15, 5), (19, 5), (25, 5)] {
            let svg = board(&Board::new(Extent::Square(lines)), &Marks::default());
            assert_eq!(svg.matches("<text").count(), 2 * usize::from(lines));
            assert_eq!(svg.matches("<circle").count(), stars, "{lines} lines");
            assert!(!svg.contains("style"), "the page's policy forbids inline styles");
        }
    }

    #[test]
    fn stones_and_marks_lie_on_their_points() {
        let stones = Board::new(Extent::Square(15)).with(Point::new(7, 7), Color::Black);
        let marks = Marks {
            last: Some(Point::new(7, 7)),
            forbidden: vec![Point::new(0, 14)],
            ..Marks::default()
        };
        let svg = board(&stones, &marks);
        assert!(svg.contains(r#"<g class="stone black" transform="translate(796 796)">"#));
        assert!(svg.contains(r#"<circle class="last" cx="796" cy="796" r="20"/>"#));
        assert!(svg.contains(r#"<path class="cross" d="M78 78l36 36m0 -36l-36 36"/>"#));
    }

    #[test]
    fn of_the_endless_sheet_the_part_around_the_last_stone_is_shown() {
        let [near, far] = [Point::new(-100, 2), Point::new(0, 0)];
        let stones = Board::new(Extent::Endless).with(far, Color::Black).with(near, Color::White);
        let svg = board(&stones, &Marks { last: Some(near), ..Marks::default() });
        assert!(svg.contains(r#"<g class="stone white" transform="translate(796 796)">"#));
        assert!(!svg.contains("stone black"));
        assert!(svg.contains(">−107</text>") && svg.contains(">9</text>"));
        assert!(!svg.contains("outer"), "it has no edge");
    }

    #[test]
    fn the_sheet_is_shown_as_far_as_it_is_counted() {
        for (x, y) in [(i32::MIN, i32::MAX), (i32::MAX, i32::MIN), (0, 0)] {
            let point = Point::new(x, y);
            let stones = Board::new(Extent::Endless).with(point, Color::Black);
            let svg = board(&stones, &Marks { last: Some(point), ..Marks::default() });
            assert!(svg.contains("stone black") && svg.contains("last"));
        }
    }
}
