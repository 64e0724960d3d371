//! The two players. Seats, clocks and results belong to them; colours are held and can change hands.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the two persons or programs in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Who opens: tentative Black.
    First,
    /// The other one.
    Second,
}

impl Player {
    /// Both players.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The other player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// `first` or `second`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is neither `first` nor `second`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a player is first or second")]
pub struct PlayerError;

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Self, PlayerError> {
        let named = |player: &&Self| player.name().eq_ignore_ascii_case(text);
        Self::ALL.iter().find(named).copied().ok_or(PlayerError)
    }
}
