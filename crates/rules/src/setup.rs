//! A set-up: stones as they stand, without history or a claim of how they came about.

use alloc::borrow::ToOwned as _;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use crate::{Board, Color, Occupied, Point, PointError, Rules, parse_points};

/// A position to judge, solve or analyse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules by which it is judged.
    pub rules: Rules,
    /// The stones.
    pub board: Board,
    /// Whose turn it is.
    pub to_move: Color,
}

/// A text that is no set-up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A point that cannot be read.
    #[error(transparent)]
    Point(#[from] PointError),
    /// Two stones on one point.
    #[error(transparent)]
    Occupied(#[from] Occupied),
    /// A part that is neither `black: …` nor `white: …`.
    #[error("expected `black: …` or `white: …` and found {text:?}")]
    Part {
        /// The offending text.
        text: String,
    },
}

impl Setup {
    /// Reads `black: h8 h9 | white: -`, parts in any order, `-` for no stones. The side with fewer stones
    /// is to move, Black when both have as many.
    ///
    /// # Errors
    /// At a part, a point or a second stone on a point that cannot be.
    pub fn parse(rules: &Rules, text: &str) -> Result<Self, SetupError> {
        let mut board = Board::new(rules.extent);
        for part in text.split('|').map(str::trim) {
            let (color, points) = colored_part(part)?;
            let points = if points == "-" { "" } else { points };
            for point in parse_points(rules.extent, points)? {
                board.place(point, color)?;
            }
        }
        let to_move = to_move(&board);
        Ok(Self { rules: rules.clone(), board, to_move })
    }

    /// The position after these moves, Black first and taking turns. It may pass through fouls and start
    /// anywhere.
    ///
    /// # Errors
    /// When a point holds two stones.
    pub fn from_moves(rules: &Rules, moves: &[Point]) -> Result<Self, Occupied> {
        let mut board = Board::new(rules.extent);
        let mut to_move = Color::Black;
        for point in moves {
            board.place(*point, to_move)?;
            to_move = to_move.other();
        }
        Ok(Self { rules: rules.clone(), board, to_move })
    }
}

fn colored_part(part: &str) -> Result<(Color, &str), SetupError> {
    let refuse = || SetupError::Part { text: part.chars().take(40).collect::<String>() };
    let (name, points) = part.split_once(':').ok_or_else(refuse)?;
    let colors: Vec<Color> =
        Color::ALL.into_iter().filter(|color| color.name() == name.trim()).collect();
    let color = colors.first().copied().ok_or_else(refuse)?;
    Ok((color, points.trim()))
}

fn to_move(board: &Board) -> Color {
    if board.count(Color::Black) > board.count(Color::White) { Color::White } else { Color::Black }
}

impl core::fmt::Display for Setup {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let part = |color| {
            let names: Vec<String> = self
                .board
                .stones_of(color)
                .map(|at| self.rules.extent.name(at).to_string())
                .collect();
            if names.is_empty() { "-".to_owned() } else { names.join(" ") }
        };
        write!(f, "black: {} | white: {}", part(Color::Black), part(Color::White))
    }
}
