//! Positions as they come up where it matters: stones close together, rows with gaps, fours and threes.
//!
//! Stones strewn evenly over a board hardly ever make a foul; these strategies draw rows around a middle.

use std::ops::{Range, RangeInclusive};

use narabe_rules::{
    Board, Color, Direction, Extent, MAX_LINES, MIN_LINES, Point, Rules, Setup, Symmetry,
};
use proptest::prelude::*;
use proptest::sample::select;

/// Rows that stand near to fives, fours and threes; `x` the row's own colour, `o` the other.
const ROWS: [&str; 16] = [
    "x", "xx", "x.x", "x..x", "xxx", "xx.x", "x.xx", "x.x.x", "xx.xx", "xxx.x", "x.xxx", "xxxx",
    "oxx.x", "x.xxo", "oxxx", "x.x.x.x",
];

/// The foul vectors: boards on which fouls depend on fouls.
const VECTORS: &str = include_str!("../../rules/testdata/forbidden.txt");

/// A row of stones somewhere near the middle of a cluster.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    from: (i32, i32),
    direction: Direction,
    row: &'static str,
    color: Color,
}

/// Boards of so many lines on which two colours stand close together, from a few stones to many.
pub fn clustered(lines: RangeInclusive<u8>) -> impl Strategy<Value = Board> {
    lines
        .prop_flat_map(|lines| (Just(lines), point(lines), strokes(5, 1..14)))
        .prop_map(|(lines, middle, strokes)| draw(lines, middle, &strokes))
}

/// Boards of fifteen lines filled with so many rows of Black that threes hang on threes.
pub fn crowded() -> impl Strategy<Value = Board> {
    (point(15), strokes(6, 10..26)).prop_map(|(middle, mut strokes)| {
        // Three rows in four are Black's, whose fouls alone are looked for.
        for (index, stroke) in strokes.iter_mut().enumerate() {
            stroke.color = if index % 4 == 0 { Color::White } else { Color::Black };
        }
        draw(15, middle, &strokes)
    })
}

/// Boards of the foul vectors, turned, with some stones taken away and some put down.
///
/// # Panics
/// Never: renju is a rule set.
pub fn perturbed_vectors() -> impl Strategy<Value = Board> {
    let renju = Rules::standard("renju").expect("renju is a rule set");
    let boards: Vec<Board> = VECTORS.lines().filter_map(|line| vector(&renju, line)).collect();
    let changes = prop::collection::vec((point(15), color()), 0..6);
    (select(boards), select(&Symmetry::ALL[..]), changes).prop_map(|(board, symmetry, changes)| {
        let mut board = symmetry.apply_to_board(&board);
        for (point, color) in changes {
            if board.remove(point).is_none() {
                board.place(point, color).expect("the point is empty and on the board");
            }
        }
        board
    })
}

fn vector(rules: &Rules, line: &str) -> Option<Board> {
    let from = line.find("black: ")?;
    let parts: Vec<&str> = line[from..].split(" | ").take(2).collect();
    Some(Setup::parse(rules, &parts.join(" | ")).ok()?.board)
}

fn point(lines: u8) -> impl Strategy<Value = Point> {
    let on = 0..i32::from(lines);
    (on.clone(), on).prop_map(|(x, y)| Point::new(x, y))
}

fn color() -> impl Strategy<Value = Color> {
    select(&Color::ALL[..])
}

fn strokes(reach: i32, count: Range<usize>) -> impl Strategy<Value = Vec<Stroke>> {
    let near = -reach..=reach;
    let stroke = ((near.clone(), near), select(&Direction::ALL[..]), select(&ROWS[..]), color());
    let stroke =
        stroke.prop_map(|(from, direction, row, color)| Stroke { from, direction, row, color });
    prop::collection::vec(stroke, count)
}

/// Draws the strokes in their order; a stone never covers another or leaves the board.
fn draw(lines: u8, middle: Point, strokes: &[Stroke]) -> Board {
    debug_assert!((MIN_LINES..=MAX_LINES).contains(&lines));
    let mut board = Board::new(Extent::Square(lines));
    for stroke in strokes {
        let start = Point::new(middle.x + stroke.from.0, middle.y + stroke.from.1);
        for (steps, sign) in (0..).zip(stroke.row.chars()) {
            let color = match sign {
                'x' => stroke.color,
                'o' => stroke.color.other(),
                _ => continue,
            };
            let point = start.step(stroke.direction, steps);
            if board.is_empty_at(point) {
                board.place(point, color).expect("the point is empty");
            }
        }
    }
    board
}
