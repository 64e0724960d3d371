//! Fouls, and the shapes that make them, so that a page can draw the reason.
//!
//! The test is the recursive one of the RIF rules (9.2, 9.3): a three counts only if one of its completing
//! points is itself a legal stone that makes no five. Recursion adds one stone a level, so it ends.

use alloc::vec::Vec;

use crate::fill::{Fill, Stone};
use crate::judge::strict_verdict;
use crate::{Direction, FoulRule, FoulSet, Point, Verdict};

/// The kind of a foul. Where a stone makes several, the first in this order is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FoulKind {
    /// Six or more in an unbroken row.
    Overline,
    /// Two fours or more.
    DoubleFour,
    /// A four together with two threes.
    FourThreeThree,
    /// Two threes or more.
    DoubleThree,
    /// An open four.
    OpenFour,
}

impl FoulKind {
    /// All kinds.
    pub const ALL: [Self; 5] =
        [Self::Overline, Self::DoubleFour, Self::FourThreeThree, Self::DoubleThree, Self::OpenFour];

    /// The name in text and JSON: `overline`, `double-four`, `four-three-three`, `double-three`, `open-four`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Overline => "overline",
            Self::DoubleFour => "double-four",
            Self::FourThreeThree => "four-three-three",
            Self::DoubleThree => "double-three",
            Self::OpenFour => "open-four",
        }
    }
}

/// A stone that its side must not place, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foul {
    /// What kind of foul it is.
    pub kind: FoulKind,
    /// The rows, fours and threes that make it.
    pub shapes: Vec<Shape>,
}

/// What a [`Shape`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShapeKind {
    /// A row of six or more.
    Overline,
    /// A four.
    Four,
    /// A three.
    Three,
    /// A four open at both ends.
    OpenFour,
}

impl ShapeKind {
    /// The name in text and JSON: `overline`, `four`, `three`, `open-four`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Overline => "overline",
            Self::Four => "four",
            Self::Three => "three",
            Self::OpenFour => "open-four",
        }
    }
}

/// Stones on one line that make a foul, the new stone among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// What they are.
    pub kind: ShapeKind,
    /// On which line.
    pub direction: Direction,
    /// The stones, along the line.
    pub stones: Vec<Point>,
    /// The points that make a four a five, or a three a straight four.
    pub completes: Vec<Point>,
}

impl Shape {
    fn from_fill(kind: ShapeKind, fill: Fill) -> Self {
        Self { kind, direction: fill.direction, stones: fill.stones, completes: fill.completes }
    }
}

/// The foul that a stone already on the board makes, when it is no five.
pub(crate) fn foul(stone: Stone<'_>) -> Option<Foul> {
    let forbidden = stone.rules.terms.fouls[stone.color];
    if forbidden.is_empty() {
        return None;
    }
    overline(stone, forbidden)
        .or_else(|| of_fours_and_threes(stone, forbidden))
        .or_else(|| open_four(stone, forbidden))
}

/// The foul of a stone that makes a five and two threes, where that is one.
pub(crate) fn five_three_three(stone: Stone<'_>) -> Option<Foul> {
    let is_listed = stone.rules.terms.fouls[stone.color].has(FoulRule::FiveThreeThree);
    let shapes = if is_listed { true_threes(stone) } else { Vec::new() };
    (shapes.len() >= 2).then_some(Foul { kind: FoulKind::DoubleThree, shapes })
}

fn overline(stone: Stone<'_>, forbidden: FoulSet) -> Option<Foul> {
    let rows = Direction::ALL.into_iter().map(|along| stone.sight().row(stone.point, along));
    let long = rows.filter(|row| row.len >= 6).map(|row| Shape {
        kind: ShapeKind::Overline,
        direction: row.direction,
        stones: row.points().collect(),
        completes: Vec::new(),
    });
    let shapes: Vec<Shape> = long.collect();
    let is_foul = forbidden.has(FoulRule::Overline) && !shapes.is_empty();
    is_foul.then_some(Foul { kind: FoulKind::Overline, shapes })
}

fn of_fours_and_threes(stone: Stone<'_>, forbidden: FoulSet) -> Option<Foul> {
    let fours = shapes(ShapeKind::Four, stone.fours());
    if forbidden.has(FoulRule::DoubleFour) && fours.len() >= 2 {
        return Some(Foul { kind: FoulKind::DoubleFour, shapes: fours });
    }
    let threes = true_threes(stone);
    if threes.len() < 2 {
        return None;
    }
    if forbidden.has(FoulRule::FourThreeThree) && !fours.is_empty() {
        return Some(Foul { kind: FoulKind::FourThreeThree, shapes: [fours, threes].concat() });
    }
    let is_foul = forbidden.has(FoulRule::DoubleThree)
        || (forbidden.has(FoulRule::DoubleThreeWithoutFour) && fours.is_empty());
    is_foul.then_some(Foul { kind: FoulKind::DoubleThree, shapes: threes })
}

fn open_four(stone: Stone<'_>, forbidden: FoulSet) -> Option<Foul> {
    if !forbidden.has(FoulRule::OpenFour) {
        return None;
    }
    let shapes = shapes(ShapeKind::OpenFour, stone.straight_fours());
    (!shapes.is_empty()).then_some(Foul { kind: FoulKind::OpenFour, shapes })
}

/// The threes that can become straight fours: at one of their completing points at least, the stone would be
/// legal and no five (RIF 9.3). Only those points are kept.
fn true_threes(stone: Stone<'_>) -> Vec<Shape> {
    let can_be_played = |at: &Point| {
        matches!(strict_verdict(stone.rules, stone.board, stone.color, *at), Verdict::Legal)
    };
    let mut threes = stone.candidate_threes();
    // A stone with fewer than two candidates has no double-three, whatever they turn out to be.
    if threes.len() < 2 {
        return Vec::new();
    }
    for three in &mut threes {
        three.completes.retain(can_be_played);
    }
    threes.retain(|three| !three.completes.is_empty());
    shapes(ShapeKind::Three, threes)
}

fn shapes(kind: ShapeKind, fills: Vec<Fill>) -> Vec<Shape> {
    fills.into_iter().map(|fill| Shape::from_fill(kind, fill)).collect()
}
