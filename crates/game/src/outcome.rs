//! How a game ended.

use narabe_rules::{Color, FoulKind, Point};
use serde::{Deserialize, Serialize};

use crate::Player;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// A winning row, five or longer.
    Five,
    /// Enough captured pairs.
    Captures,
    /// The loser made a double-three.
    #[serde(rename = "foul-33")]
    Foul33,
    /// The loser made a double-four.
    #[serde(rename = "foul-44")]
    Foul44,
    /// The loser made a four and two threes.
    #[serde(rename = "foul-433")]
    Foul433,
    /// The loser made a row of six or more.
    FoulOverline,
    /// The loser made an open four.
    FoulOpenFour,
    /// Black has no stones left.
    StonesUsedUp,
    /// The loser gave up.
    Resignation,
    /// The loser's flag fell.
    Time,
    /// The loser left.
    Abandoned,
    /// The players agreed on a draw.
    Agreement,
    /// Both players passed.
    Passes,
    /// Every point holds a stone.
    FullBoard,
    /// Neither side can make a winning row any more.
    NoFivePossible,
    /// The side to move has forbidden points only.
    NoLegalPoint,
    /// The game reached its longest length.
    MoveLimit,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 17] = [
        Self::Five,
        Self::Captures,
        Self::Foul33,
        Self::Foul44,
        Self::Foul433,
        Self::FoulOverline,
        Self::FoulOpenFour,
        Self::StonesUsedUp,
        Self::Resignation,
        Self::Time,
        Self::Abandoned,
        Self::Agreement,
        Self::Passes,
        Self::FullBoard,
        Self::NoFivePossible,
        Self::NoLegalPoint,
        Self::MoveLimit,
    ];

    /// The name in text and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::Captures => "captures",
            Self::Foul33 => "foul-33",
            Self::Foul44 => "foul-44",
            Self::Foul433 => "foul-433",
            Self::FoulOverline => "foul-overline",
            Self::FoulOpenFour => "foul-open-four",
            Self::StonesUsedUp => "stones-used-up",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Abandoned => "abandoned",
            Self::Agreement => "agreement",
            Self::Passes => "passes",
            Self::FullBoard => "full-board",
            Self::NoFivePossible => "no-five-possible",
            Self::NoLegalPoint => "no-legal-point",
            Self::MoveLimit => "move-limit",
        }
    }

    /// The reason of a game lost by this foul.
    pub const fn of_foul(kind: FoulKind) -> Self {
        match kind {
            FoulKind::Overline => Self::FoulOverline,
            FoulKind::DoubleFour => Self::Foul44,
            FoulKind::FourThreeThree => Self::Foul433,
            FoulKind::DoubleThree => Self::Foul33,
            FoulKind::OpenFour => Self::FoulOpenFour,
        }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; `None` for a draw.
    pub winner: Option<Player>,
    /// The winner's colour.
    pub color: Option<Color>,
    /// Why.
    pub reason: Reason,
    /// The winning row, when there is one.
    pub line: Option<Vec<Point>>,
}

impl Outcome {
    pub(crate) const fn draw(reason: Reason) -> Self {
        Self { winner: None, color: None, reason, line: None }
    }
}
