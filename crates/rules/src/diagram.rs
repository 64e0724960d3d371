//! Boards as text, for the rule book and for tests: `X` black, `O` white, `.` empty, any other sign a mark.
//!
//! ```text
//!    D E F G H I J K L
//! 10 . . . . . . . . .
//!  9 . . . . X . . . .
//!  8 . . . X 3 X . . .
//!  7 . . . . X . . . .
//! ```
//!
//! The first line names the columns, the number before each row names the row; what is not drawn is empty.

use alloc::vec::Vec;
use alloc::{borrow::ToOwned as _, string::String};

use crate::{Board, Color, Extent, Point};

/// A board drawn as text, with marks on empty points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The stones.
    pub board: Board,
    /// The marked empty points and their signs, in reading order.
    pub marks: Vec<(Point, char)>,
    /// The points drawn, stones and marks included, in reading order.
    pub drawn: Vec<Point>,
}

/// A text that is no diagram.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("diagram line {line}: {reason}")]
pub struct DiagramError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl Diagram {
    /// Reads a diagram of a board of this extent.
    ///
    /// # Errors
    /// When the heading, a row number or the number of signs in a row is not as it should be.
    pub fn parse(extent: Extent, text: &str) -> Result<Self, DiagramError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let (number, heading) = lines.next().ok_or_else(|| error(0, "there is no heading"))?;
        let columns = columns(number + 1, heading)?;
        let mut diagram = Self { board: Board::new(extent), marks: Vec::new(), drawn: Vec::new() };
        for (number, line) in lines {
            diagram.read_row(&columns, number + 1, line)?;
        }
        Ok(diagram)
    }

    fn read_row(&mut self, columns: &[i32], number: usize, line: &str) -> Result<(), DiagramError> {
        let mut words = line.split_whitespace();
        let row: i16 = words
            .next()
            .and_then(|word| word.parse().ok())
            .ok_or_else(|| error(number, "it does not begin with a row number"))?;
        let signs: Vec<&str> = words.collect();
        if signs.len() != columns.len() {
            return Err(error(number, "it has not as many signs as there are columns"));
        }
        for (x, sign) in columns.iter().zip(signs) {
            self.read_sign(Point::new(*x, i32::from(row) - 1), sign)
                .map_err(|reason| error(number, reason))?;
        }
        Ok(())
    }

    fn read_sign(&mut self, point: Point, sign: &str) -> Result<(), &'static str> {
        let mut chars = sign.chars();
        let (Some(sign), None) = (chars.next(), chars.next()) else {
            return Err("signs are one character each");
        };
        if !self.board.extent().contains(point) {
            return Err("a sign is off the board");
        }
        if self.drawn.contains(&point) {
            return Err("a point is drawn twice");
        }
        self.drawn.push(point);
        let stone = match sign {
            'X' => Some(Color::Black),
            'O' => Some(Color::White),
            _ => None,
        };
        if let Some(color) = stone {
            self.board
                .place(point, color)
                .expect("the point is on the board and drawn for the first time");
        } else if sign != '.' {
            self.marks.push((point, sign));
        }
        Ok(())
    }
}

fn columns(number: usize, heading: &str) -> Result<Vec<i32>, DiagramError> {
    let letter = |word: &str| match word.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => {
            Ok(i32::from(letter.to_ascii_lowercase() - b'a'))
        }
        _ => Err(error(number, "the heading names columns by letters")),
    };
    heading.split_whitespace().map(letter).collect()
}

fn error(line: usize, reason: &str) -> DiagramError {
    DiagramError { line, reason: reason.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excerpt_is_read_with_its_marks() {
        let text = "   G H I\n 9 . X .\n 8 O 3 .\n";
        let diagram = Diagram::parse(Extent::Square(15), text).unwrap();
        assert_eq!(diagram.board.get(Point::new(7, 8)), Some(Color::Black));
        assert_eq!(diagram.board.get(Point::new(6, 7)), Some(Color::White));
        assert_eq!(diagram.marks, [(Point::new(7, 7), '3')]);
        assert_eq!(diagram.drawn.len(), 6);
    }

    #[test]
    fn bad_diagrams_name_the_line() {
        for (text, line) in [
            ("", 0),
            ("1 2\n", 1),
            ("A B\nx . .", 2),
            ("A B\n 1 .", 2),
            ("A\n 0 .", 2),
            ("Z\n 1 .", 2),
            ("A A\n 1 . X", 2),
            ("A\n 1 .\n 1 3", 3),
            ("\n1 2\n", 2),
        ] {
            assert_eq!(
                Diagram::parse(Extent::Square(15), text).unwrap_err().line,
                line,
                "{text:?}"
            );
        }
    }
}
