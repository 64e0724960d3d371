//! Fours and candidate threes of a stone: what one more stone would make of its rows.
//!
//! Definitions: RIF rules of renju, chapter "definitions" (in force since 1996), with "five" read as the
//! side's own winning row where a rule set differs.

use alloc::vec;
use alloc::vec::Vec;

use crate::capture::after_stone;
use crate::sight::{Row, Sight};
use crate::{Board, Color, Direction, Point, Rules};

/// Stones on one line that one more stone, on any one of `completes`, turns into something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fill {
    pub(crate) direction: Direction,
    pub(crate) stones: Vec<Point>,
    pub(crate) completes: Vec<Point>,
}

/// A stone on the board, by its rules: what all questions of this module are about.
#[derive(Clone, Copy)]
pub(crate) struct Stone<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) board: &'a Board,
    pub(crate) color: Color,
    pub(crate) point: Point,
}

impl<'a> Stone<'a> {
    pub(crate) fn sight(self) -> Sight<'a> {
        Sight::new(&self.rules.terms, self.board, self.color)
    }

    /// The fours that the stone belongs to. A straight four completes at two points and counts once; one
    /// line can hold two fours, of different stones.
    pub(crate) fn fours(self) -> Vec<Fill> {
        self.fills(4, |sight, row| self.wins(sight, row))
    }

    /// The threes that the stone belongs to, before it is asked whether they can really become straight
    /// fours: each completes where a stone would make an unbroken four that wins at both ends.
    pub(crate) fn candidate_threes(self) -> Vec<Fill> {
        self.fills(3, |sight, row| self.is_straight_four(sight, row))
    }

    /// The straight fours that the stone stands in.
    pub(crate) fn straight_fours(self) -> Vec<Fill> {
        let sight = self.sight();
        let rows = Direction::ALL.into_iter().map(|direction| sight.row(self.point, direction));
        rows.filter(|row| self.is_straight_four(sight, *row))
            .map(|row| Fill {
                direction: row.direction,
                stones: row.points().collect(),
                completes: row.ends().to_vec(),
            })
            .collect()
    }

    fn wins(self, sight: Sight<'_>, row: Row) -> bool {
        sight.wins(self.rules.terms.wins[self.color], row)
    }

    /// Whether `row` is an unbroken row of four that a stone at either end makes a winning row.
    fn is_straight_four(self, sight: Sight<'_>, row: Row) -> bool {
        let completes =
            |end: Point| sight.empty(end) && self.wins(sight, sight.row(end, row.direction));
        row.len == 4 && row.ends().into_iter().all(completes)
    }

    /// On every line through the stone, every set of stones with it among them that one more stone within
    /// `reach` fills up to a row that `accepts` likes. That stone takes captured pairs off, too.
    fn fills(self, reach: i32, accepts: impl Fn(Sight<'_>, Row) -> bool) -> Vec<Fill> {
        let mut found = Vec::new();
        let sight = self.sight();
        for direction in Direction::ALL {
            for filled in (-reach..=reach).map(|steps| self.point.step(direction, steps)) {
                let row = sight.row(filled, direction);
                if sight.empty(filled) && row.len >= 4 && row.contains(self.point) {
                    let after = after_stone(self.rules, self.board, self.color, filled);
                    if accepts(Sight::new(&self.rules.terms, &after, self.color), row) {
                        note(&mut found, row, filled);
                    }
                }
            }
        }
        found
    }
}

fn note(found: &mut Vec<Fill>, row: Row, filled: Point) {
    let (direction, stones) = (row.direction, row.without(filled));
    match found.iter_mut().find(|fill| fill.direction == direction && fill.stones == stones) {
        Some(fill) => fill.completes.push(filled),
        None => found.push(Fill { direction, stones, completes: vec![filled] }),
    }
}
