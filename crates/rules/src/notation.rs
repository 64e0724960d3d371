//! Points as text: `h8` on boards, `(3;-2)` on the endless sheet; lists of them, spaced or flat.
//!
//! Letters run from `a` at the left without leaving out `i`, numbers from 1 at the bottom. Input may be in
//! either case; output is lower case.

use alloc::borrow::ToOwned as _;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{Extent, MAX_LINES, Point};

/// A text that names no point of the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PointError {
    /// Neither letter and number nor two integers in brackets.
    #[error("{text:?} is not a point such as h8 or (0;0)")]
    Malformed {
        /// The offending text.
        text: String,
    },
    /// A point written as another kind of board has it.
    #[error("{text:?}: here points are written as in {example}")]
    Elsewhere {
        /// The offending text.
        text: String,
        /// How a point is written here.
        example: &'static str,
    },
    /// A point that is not on this board.
    #[error("{text:?} is not on a board of {lines} lines")]
    OffBoard {
        /// The offending text.
        text: String,
        /// The board's lines.
        lines: u8,
    },
}

impl FromStr for Point {
    type Err = PointError;

    /// Reads one point, without asking whether a board has it.
    fn from_str(text: &str) -> Result<Self, PointError> {
        match leading_point(text) {
            Some((point, "")) => Ok(point),
            _ => Err(malformed(text)),
        }
    }
}

impl fmt::Display for Point {
    /// `h8` where a letter and a number can name the point, otherwise `(x;y)`. Use [`Extent::name`] where
    /// the board is known: points of the endless sheet are always in brackets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = 0..i32::from(MAX_LINES);
        match u8::try_from(self.x) {
            Ok(x) if on.contains(&self.x) && on.contains(&self.y) => {
                write!(f, "{}{}", char::from(b'a' + x), self.y + 1)
            }
            _ => write!(f, "({};{})", self.x, self.y),
        }
    }
}

impl Extent {
    /// Reads a point of this board: letter and number on a square board, brackets on the endless sheet.
    ///
    /// # Errors
    /// When the text is no point, or the point is off the board.
    pub fn parse_point(self, text: &str) -> Result<Point, PointError> {
        let point: Point = text.parse()?;
        let bracketed = text.starts_with('(');
        match self.lines() {
            Some(_) if bracketed => Err(elsewhere(text, "h8")),
            Some(lines) if !self.contains(point) => {
                Err(PointError::OffBoard { text: text.to_owned(), lines })
            }
            None if !bracketed => Err(elsewhere(text, "(0;0)")),
            _ => Ok(point),
        }
    }

    /// The point's name on this board.
    pub fn name(self, point: Point) -> impl fmt::Display {
        fmt::from_fn(move |f| match self {
            Self::Square(_) => write!(f, "{point}"),
            Self::Endless => write!(f, "({};{})", point.x, point.y),
        })
    }
}

/// Reads a list of points, spaced (`h8 h9 i10`), with commas, or flat (`h8h9i10`).
///
/// # Errors
/// At the first text that is not a point of the board.
pub fn parse_points(extent: Extent, text: &str) -> Result<Vec<Point>, PointError> {
    let mut points = Vec::new();
    for word in text.split([' ', '\t', ',']).filter(|word| !word.is_empty()) {
        for point in flat_points(word).ok_or_else(|| malformed(word))? {
            points.push(extent.parse_point(point)?);
        }
    }
    Ok(points)
}

/// The texts of the points that a word is made of: `h8p9` is `h8` and `p9`, whether or not a board has them.
/// `None` when some part of the word is no point.
pub fn flat_points(word: &str) -> Option<Vec<&str>> {
    let mut texts = Vec::new();
    let mut rest = word;
    while !rest.is_empty() {
        let (_, after) = leading_point(rest)?;
        texts.push(&rest[..rest.len() - after.len()]);
        rest = after;
    }
    Some(texts)
}

/// The point that the text begins with, and the text after it.
fn leading_point(text: &str) -> Option<(Point, &str)> {
    match text.as_bytes().first()? {
        b'(' => bracketed(text),
        letter if letter.is_ascii_alphabetic() => lettered(text),
        _ => None,
    }
}

fn lettered(text: &str) -> Option<(Point, &str)> {
    let letter = text.as_bytes()[0].to_ascii_lowercase();
    let after = &text[1..];
    let digits = after.bytes().take_while(u8::is_ascii_digit).take(2).count();
    let number: i32 = after[..digits].parse().ok()?;
    (number >= 1).then(|| (Point::new(i32::from(letter - b'a'), number - 1), &after[digits..]))
}

fn bracketed(text: &str) -> Option<(Point, &str)> {
    let (inside, after) = text[1..].split_once(')')?;
    let (x, y) = inside.split_once(';')?;
    Some((Point::new(integer(x)?, integer(y)?), after))
}

/// An integer in its one spelling: no plus sign, no leading zeros.
fn integer(text: &str) -> Option<i32> {
    let value: i32 = text.parse().ok()?;
    (value.to_string() == text).then_some(value)
}

fn elsewhere(text: &str, example: &'static str) -> PointError {
    PointError::Elsewhere { text: text.to_owned(), example }
}

fn malformed(text: &str) -> PointError {
    PointError::Malformed { text: text.chars().take(40).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_every_board_is_read_back() {
        for lines in crate::MIN_LINES..=MAX_LINES {
            let extent = Extent::Square(lines);
            for point in extent.points() {
                assert_eq!(extent.parse_point(&point.to_string()), Ok(point));
                assert_eq!(extent.parse_point(&point.to_string().to_uppercase()), Ok(point));
            }
        }
    }

    #[test]
    fn bad_points_are_refused() {
        let board = Extent::Square(15);
        for text in ["", "h", "8", "h0", "h008", "h16", "p1", "h8 ", "é1", "(0;0)", "h8h9", "h-1"]
        {
            assert!(board.parse_point(text).is_err(), "{text:?}");
        }
        for text in ["h8", "(0,0)", "(0;0", "(+1;0)", "(01;0)", "(2147483648;0)"] {
            assert!(Extent::Endless.parse_point(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn the_sheet_names_points_in_brackets() {
        let name = |x, y| Extent::Endless.name(Point::new(x, y)).to_string();
        assert_eq!(name(0, 0), "(0;0)");
        assert_eq!(Extent::Endless.parse_point(&name(-3, i32::MIN)), Ok(Point::new(-3, i32::MIN)));
    }

    #[test]
    fn lists_may_be_spaced_flat_or_with_commas() {
        let board = Extent::Square(15);
        let flat = parse_points(board, "h8h9i10").unwrap();
        assert_eq!(parse_points(board, " H8, h9  i10").unwrap(), flat);
        assert_eq!(flat.len(), 3);
        assert!(parse_points(board, "h8 x9").is_err());
    }
    #[test]
    fn a_flat_word_falls_into_its_points_in_one_way() {
        let cases: [(&str, Option<&[&str]>); 9] = [
            ("h8", Some(&["h8"])),
            ("h8p9", Some(&["h8", "p9"])),
            ("H8h16Z99", Some(&["H8", "h16", "Z99"])),
            ("(0;0)(-1;2)", Some(&["(0;0)", "(-1;2)"])),
            ("h8h", None),
            ("h8h0", None),
            ("h8h100", None),
            ("h8,h9", None),
            ("8h", None),
        ];
        for (word, expected) in cases {
            assert_eq!(flat_points(word).as_deref(), expected, "{word}");
        }
    }
}
