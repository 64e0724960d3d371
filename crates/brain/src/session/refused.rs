//! Why a command was refused: the text behind `ERROR`.

use narabe_game::{Illegal, SettingError};
use narabe_protocol::{Command, Coordinates};
use narabe_rules::{Color, MAX_LINES, MIN_LINES};

/// Why a command has no other answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refused {
    #[error("there is no board yet: START comes first")]
    NoBoard,
    #[error("a board of {lines} lines is not between {MIN_LINES} and {MAX_LINES}")]
    Size { lines: i32 },
    #[error("a board of {width} by {height} is no square")]
    NoSquare { width: i32, height: i32 },
    #[error(transparent)]
    Rules(#[from] SettingError),
    #[error("{at} is not on the board")]
    OffBoard { at: Coordinates },
    #[error("{at} is occupied")]
    Occupied { at: Coordinates },
    #[error("there is no stone on {at}")]
    NoStone { at: Coordinates },
    #[error("there is no stone to take back")]
    NothingToTakeBack,
    #[error("there are stones on the board: BEGIN is for an empty one")]
    NotEmpty,
    #[error("the game is over: {winner} has five in a row")]
    Won { winner: Color },
    #[error("the game is over: the board is full")]
    Full,
    #[error("the game is over: nobody can make five any more")]
    Drawn,
    #[error("every point that could be played is blocked")]
    AllBlocked,
    #[error("the opening wants {expected} stones, not {found}")]
    OpeningStones { expected: &'static str, found: usize },
    #[error("the opening refuses a stone: {0}")]
    Opening(#[from] Illegal),
    #[error("{command}: it takes {takes}")]
    Value { command: Command, takes: &'static str },
    #[error("narabe does not offer {command}")]
    NotOffered { command: String },
}
