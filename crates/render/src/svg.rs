//! A board as SVG: wood, lines, star points, coordinates, stones and marks.
//!
//! The unit is a hundredth of the distance between two lines. Nothing has a style of its own; the style sheet
//! of the page colours the classes, so the picture fits light and dark.

use std::fmt::Write as _;

use narabe_rules::{Board, Color, Extent, Point};

use crate::Marks;

/// The distance between two lines.
const CELL: i32 = 100;
/// From the outer line to the edge of the wood.
const MARGIN: i32 = 96;
/// A stone's radius.
const STONE: i32 = 47;
/// Where the coordinates stand, from the edge.
const LABEL: i32 = 30;

/// The board as an SVG element that is hidden from screen readers: the table of points beside it says what
/// it shows. Empty for the endless sheet.
pub fn board(board: &Board, marks: &Marks) -> String {
    let Some(lines) = board.extent().lines().map(i32::from) else { return String::new() };
    let size = (lines - 1) * CELL + 2 * MARGIN;
    let parts = [
        format!(r#"<rect class="plank plain" width="{size}" height="{size}"/>"#),
        grid(lines),
        stars(board.extent()),
        coordinates(lines),
        stones(board),
        crosses(board.extent(), marks),
        ring(board.extent(), marks),
    ];
    format!(
        r#"<svg class="board-picture" viewBox="0 0 {size} {size}" aria-hidden="true" focusable="false">{}</svg>"#,
        parts.concat()
    )
}

/// Where a point lies in the picture.
fn place(extent: Extent, point: Point) -> (i32, i32) {
    let lines = extent.lines().map_or(0, i32::from);
    (MARGIN + point.x * CELL, MARGIN + (lines - 1 - point.y) * CELL)
}

fn grid(lines: i32) -> String {
    let (from, to) = (MARGIN, MARGIN + (lines - 1) * CELL);
    let inner: Vec<String> = (1..lines - 1)
        .map(|line| MARGIN + line * CELL)
        .map(|at| format!("M{from} {at}H{to}M{at} {from}V{to}"))
        .collect();
    let outer = format!("M{from} {from}H{to}V{to}H{from}Z");
    format!(
        r#"<g class="lines"><path class="line" d="{}"/><path class="line outer" d="{outer}"/></g>"#,
        inner.concat()
    )
}

fn stars(extent: Extent) -> String {
    let dot = |point| {
        let (x, y) = place(extent, point);
        format!(r#"<circle cx="{x}" cy="{y}" r="9"/>"#)
    };
    format!(r#"<g class="stars">{}</g>"#, extent.stars().map(dot).collect::<String>())
}

fn coordinates(lines: i32) -> String {
    let mut labels = String::new();
    let below = (lines - 1) * CELL + 2 * MARGIN - LABEL;
    for line in 0..lines {
        let (across, up) = (MARGIN + line * CELL, MARGIN + (lines - 1 - line) * CELL);
        let letter = char::from(b'A' + line as u8);
        let number = line + 1;
        // Writing to a string cannot fail.
        let _ok = write!(
            labels,
            r#"<text x="{across}" y="{below}" dy="0.35em">{letter}</text><text x="{LABEL}" y="{up}" dy="0.35em">{number}</text>"#
        );
    }
    format!(r#"<g class="coordinates">{labels}</g>"#)
}

fn stones(board: &Board) -> String {
    let stone = |(point, color): (Point, Color)| {
        let (x, y) = place(board.extent(), point);
        format!(
            r#"<g class="stone {color}" transform="translate({x} {y})"><circle class="body plain" r="{STONE}"/></g>"#
        )
    };
    format!(r#"<g class="stones">{}</g>"#, board.stones().map(stone).collect::<String>())
}

fn crosses(extent: Extent, marks: &Marks) -> String {
    let cross = |point: &Point| {
        let (x, y) = place(extent, *point);
        format!(r#"<path class="cross" d="M{} {}l36 36m0 -36l-36 36"/>"#, x - 18, y - 18)
    };
    marks.forbidden.iter().map(cross).collect()
}

fn ring(extent: Extent, marks: &Marks) -> String {
    marks.last.map_or_else(String::new, |point| {
        let (x, y) = place(extent, point);
        format!(r#"<circle class="last" cx="{x}" cy="{y}" r="20"/>"#)
    })
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
        let marks =
            Marks { last: Some(Point::new(7, 7)), forbidden: vec![Point::new(0, 14)], row: vec![] };
        let svg = board(&stones, &marks);
        assert!(svg.contains(r#"<g class="stone black" transform="translate(796 796)">"#));
        assert!(svg.contains(r#"<circle class="last" cx="796" cy="796" r="20"/>"#));
        assert!(svg.contains(r#"<path class="cross" d="M78 78l36 36m0 -36l-36 36"/>"#));
    }

    #[test]
    fn the_endless_sheet_has_no_picture() {
        assert_eq!(board(&Board::new(Extent::Endless), &Marks::default()), "");
    }
}
