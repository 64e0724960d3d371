//! The rules of five in a row: the single source of truth of narabe.
//!
//! Points, boards of 5 to 25 lines and the endless sheet, stones, symmetry, Zobrist keys, notation; rule
//! sets as data ([`RuleSet`]), and the judge that says what a stone would be ([`judge()`]): a five, a foul with
//! the shapes that make it, or a legal stone. Everything here reads like the rule book and is clear before it
//! is fast; the searchers use `narabe-threats`, which is tested to be equal to this crate.
//!
//! Not here: whose turn it is, openings, passes, results (`narabe-game`).
//!
//! Invariants: no IO, no clock, no randomness, no unsafe code; the same input gives the same output on
//! every target.
//!
//! ```
//! use narabe_rules::{judge, Color, FoulKind, Rules, Setup, Verdict};
//!
//! let renju = Rules::standard("renju").unwrap();
//! let setup = Setup::parse(&renju, "black: h9 h10 i8 j8 | white: -").unwrap();
//! let verdict = judge(&renju, &setup.board, Color::Black, "h8".parse().unwrap());
//! assert!(matches!(verdict, Verdict::Foul(foul) if foul.kind == FoulKind::DoubleThree));
//! ```

#![no_std]
extern crate alloc;

mod board;
mod capture;
mod color;
mod diagram;
mod direction;
mod fill;
mod foul;
mod judge;
mod notation;
mod outcome;
mod point;
mod rule_set;
mod sets;
mod setup;
mod sight;
mod symmetry;
mod terms;
mod zobrist;

pub use board::{Board, Occupied};
pub use capture::{after_stone, captured_stones, capturing_points};
pub use color::{ByColor, Color};
pub use diagram::{Diagram, DiagramError};
pub use direction::Direction;
pub use foul::{Foul, FoulKind, Shape, ShapeKind};
pub use judge::{Verdict, judge};
pub use notation::{PointError, flat_points, parse_points};
pub use outcome::{five_possible, forbidden_points, standing_row, winning_row};
pub use point::{Extent, ExtentError, MAX_LINES, MIN_LINES, Point};
pub use rule_set::{
    Family, NamedValue, OptionError, OptionSpec, OptionValues, RuleSet, Rules, RulesError, Sizes,
};
pub use sets::{common_rule_sets, gomocup_rule_sets, rule_set, rule_sets};
pub use setup::{Setup, SetupError};
pub use symmetry::Symmetry;
pub use terms::{
    Excuse, FirstStone, FoulMode, FoulRule, FoulSet, NoPoint, PassRule, Terms, WinRule,
};
pub use zobrist::stone_key;
