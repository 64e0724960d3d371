//! Fours and candidate threes of a stone: what one more stone would make of its rows.
//!
//! Definitions: RIF rules of renju, chapter "definitions" (in force since 1996), with "five" read as the
//! side's own winning row where a rule set differs.

use alloc::vec;
use alloc::vec::Vec;

use crate::sight::{Row, Sight};
use crate::{Direction, Point, WinRule};

/// Stones on one line that one more stone, on any one of `completes`, turns into something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fill {
    pub(crate) direction: Direction,
    pub(crate) stones: Vec<Point>,
    pub(crate) completes: Vec<Point>,
}

/// The fours that the stone on `point` belongs to. A straight four completes at two points and counts once;
/// one line can hold two fours, of different stones.
pub(crate) fn fours(sight: Sight<'_>, rule: WinRule, point: Point) -> Vec<Fill> {
    fills(sight, point, 4, |sight, row| sight.wins(rule, row))
}

/// The threes that the stone on `point` belongs to, before it is asked whether they can really become
/// straight fours: each completes where a stone would make an unbroken four that wins at both ends.
pub(crate) fn candidate_threes(sight: Sight<'_>, rule: WinRule, point: Point) -> Vec<Fill> {
    fills(sight, point, 3, |sight, row| is_straight_four(sight, rule, row))
}

/// The straight fours that the stone on `point` stands in.
pub(crate) fn straight_fours(sight: Sight<'_>, rule: WinRule, point: Point) -> Vec<Fill> {
    Direction::ALL
        .into_iter()
        .map(|direction| sight.row(point, direction))
        .filter(|row| is_straight_four(sight, rule, *row))
        .map(|row| Fill {
            direction: row.direction,
            stones: row.points().collect(),
            completes: row.ends().to_vec(),
        })
        .collect()
}

/// Whether `row` is an unbroken row of four that a stone at either end makes a winning row.
fn is_straight_four(sight: Sight<'_>, rule: WinRule, row: Row) -> bool {
    let completes =
        |end: Point| sight.empty(end) && sight.wins(rule, sight.row(end, row.direction));
    row.len == 4 && row.ends().into_iter().all(completes)
}

/// On every line through `point`, every set of stones with `point` among them that one more stone within
/// `reach` fills up to a row that `accepts` likes.
fn fills(
    sight: Sight<'_>,
    point: Point,
    reach: i32,
    accepts: impl Fn(Sight<'_>, Row) -> bool,
) -> Vec<Fill> {
    let mut found = Vec::new();
    for direction in Direction::ALL {
        for filled in (-reach..=reach).map(|steps| point.step(direction, steps)) {
            let row = sight.row(filled, direction);
            if sight.empty(filled) && row.contains(point) && accepts(sight.imagining(filled), row) {
                note(&mut found, row, filled);
            }
        }
    }
    found
}

fn note(found: &mut Vec<Fill>, row: Row, filled: Point) {
    let (direction, stones) = (row.direction, row.without(filled));
    match found.iter_mut().find(|fill| fill.direction == direction && fill.stones == stones) {
        Some(fill) => fill.completes.push(filled),
        None => found.push(Fill { direction, stones, completes: vec![filled] }),
    }
}
