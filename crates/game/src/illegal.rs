//! Why an action was refused.

use core::fmt;

use narabe_rules::{Color, Extent, FoulKind, Point};

use crate::Player;

/// A point as its board, or the endless sheet, names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedPoint {
    /// The point.
    pub point: Point,
    /// Where it is.
    pub extent: Extent,
}

impl fmt::Display for NamedPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.extent.name(self.point).fmt(f)
    }
}

/// What is wrong with an action. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The prompt is for the other player.
    #[error("it is {player}'s turn")]
    NotYourTurn {
        /// Whose turn it is.
        player: Player,
    },
    /// The prompt does not have this alternative.
    #[error("this is not asked now")]
    NotAsked,
    /// The point is off the board.
    #[error("{point} is not on the board")]
    OffBoard {
        /// The point.
        point: NamedPoint,
    },
    /// The point holds a stone.
    #[error("{point} holds a stone")]
    Occupied {
        /// The point.
        point: NamedPoint,
    },
    /// The rules block the point.
    #[error("{point} is forbidden to {color} ({})", foul.name())]
    Forbidden {
        /// The point.
        point: NamedPoint,
        /// The side.
        color: Color,
        /// The foul that a stone there would be.
        foul: FoulKind,
    },
    /// The opening or the rules want the stone elsewhere.
    #[error("{point} is outside the region where this stone may go")]
    OutsideRegion {
        /// The point.
        point: NamedPoint,
    },
    /// The number is out of range.
    #[error("{number} is not between {min} and {max}")]
    OutOfRange {
        /// The number.
        number: u8,
        /// The smallest.
        min: u8,
        /// The largest.
        max: u8,
    },
    /// Another number of fifth moves is to be offered.
    #[error("{expected} fifth moves are to be offered, not {found}")]
    WrongCount {
        /// How many.
        expected: u8,
        /// How many were.
        found: usize,
    },
    /// Two of the offered moves are the same, or exchanged by a symmetry.
    #[error("{first} and {second} are equal by symmetry")]
    EqualMoves {
        /// One of them.
        first: NamedPoint,
        /// The other.
        second: NamedPoint,
    },
    /// The move is not among those offered.
    #[error("{point} was not offered")]
    NotOffered {
        /// The point.
        point: NamedPoint,
    },
    /// A draw offer is open already.
    #[error("a draw offer is open already")]
    DrawOfferOpen,
    /// There is no draw offer by the other player.
    #[error("there is no draw offer to answer")]
    NoDrawOffer,
    /// A request to take back is open already.
    #[error("a request to take back is open already")]
    UndoOfferOpen,
    /// There is no request by the other player to take back.
    #[error("there is no request to take back")]
    NoUndoOffer,
    /// There are not so many actions to take back.
    #[error("there is nothing that could be taken back; at most {most} actions can")]
    NothingToUndo {
        /// How many there are.
        most: usize,
    },
}

impl Illegal {
    /// The code in interfaces; `refusal-<code>` is the key of its words.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::NotAsked => "not-asked",
            Self::OffBoard { .. } => "off-board",
            Self::Occupied { .. } => "occupied",
            Self::Forbidden { .. } => "forbidden",
            Self::OutsideRegion { .. } => "outside-region",
            Self::OutOfRange { .. } => "out-of-range",
            Self::WrongCount { .. } => "wrong-count",
            Self::EqualMoves { .. } => "equal-moves",
            Self::NotOffered { .. } => "not-offered",
            Self::DrawOfferOpen => "draw-offer-open",
            Self::NoDrawOffer => "no-draw-offer",
            Self::UndoOfferOpen => "undo-offer-open",
            Self::NoUndoOffer => "no-undo-offer",
            Self::NothingToUndo { .. } => "nothing-to-undo",
        }
    }

    /// The values that the words need. `foul` and `color` are names to be translated themselves.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NotYourTurn { player } => vec![("player", player.to_string())],
            Self::OffBoard { point }
            | Self::Occupied { point }
            | Self::OutsideRegion { point }
            | Self::NotOffered { point } => vec![("point", point.to_string())],
            Self::WrongCount { expected, found } => {
                vec![("expected", expected.to_string()), ("found", found.to_string())]
            }
            Self::EqualMoves { first, second } => {
                vec![("first", first.to_string()), ("second", second.to_string())]
            }
            Self::Forbidden { point, color, foul } => vec![
                ("point", point.to_string()),
                ("color", color.to_string()),
                ("foul", foul.name().to_owned()),
            ],
            Self::OutOfRange { number, min, max } => vec![
                ("number", number.to_string()),
                ("min", min.to_string()),
                ("max", max.to_string()),
            ],
            Self::NothingToUndo { most } => vec![("most", most.to_string())],
            Self::GameOver
            | Self::NotAsked
            | Self::DrawOfferOpen
            | Self::NoDrawOffer
            | Self::UndoOfferOpen
            | Self::NoUndoOffer => Vec::new(),
        }
    }
}

/// A token of a transcript that was refused: which one, why, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("token {number} {token:?}: {reason}; expected {expected}")]
pub struct Refusal {
    /// The token's number, from 1.
    pub number: usize,
    /// Its text.
    pub token: String,
    /// The code in interfaces; `refusal-<code>` is the key of its words.
    pub code: &'static str,
    /// Why, in English.
    pub reason: String,
    /// What was expected, in English.
    pub expected: String,
}
