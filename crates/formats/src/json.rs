//! A game as a JSON object. The moves are the tokens of a transcript, so `narabe replay` takes them as they stand.
//!
//! ```text
//! {"format":"narabe-game","rules":"renju","size":15,"options":{"foul":"loss"},"black":"a","white":"b",
//!  "event":"match","round":"3","moves":"h8 i9 pass","times_ms":[0,12,3],
//!  "result":{"winner":"black","reason":"five"}}
//! ```
//! Fields that are not known are left out; unknown fields are passed over.

use std::collections::BTreeMap;

use narabe_rules::{Color, Extent, PointError};
use serde::{Deserialize, Serialize};

use crate::record::board;
use crate::{GameRecord, RecordedMove, RecordedResult};

/// A text that is no game in JSON.
#[derive(Debug, thiserror::Error)]
pub enum JsonError {
    /// No such object.
    #[error("it is no game in JSON")]
    Shape(#[from] serde_json::Error),
    /// Another kind of object.
    #[error("the format is {format:?}, not \"narabe-game\"")]
    Format {
        /// What it says.
        format: String,
    },
    /// No such board.
    #[error("there is no board of {size} lines")]
    Board {
        /// The lines.
        size: u32,
    },
    /// A move that cannot be.
    #[error("move {number}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// Why.
        source: PointError,
    },
    /// Times that are not those of the moves.
    #[error("{times} times for {moves} moves")]
    Times {
        /// How many times there are.
        times: usize,
        /// How many moves there are.
        moves: usize,
    },
    /// A winner that is no colour.
    #[error("the winner is black or white, not {winner:?}")]
    Winner {
        /// What it says.
        winner: String,
    },
}

/// The object's shape. It is public so that other objects can hold it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameObject {
    format: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    size: u32,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    white: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    event: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round: Option<String>,
    moves: String,
    /// The time of each move, `null` where it is not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    times_ms: Vec<Option<u64>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<ResultObject>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ResultObject {
    winner: Option<String>,
    #[serde(default)]
    reason: Option<String>,
}

const FORMAT: &str = "narabe-game";

/// Reads a game.
///
/// # Errors
/// When the text is no such object, or what it tells cannot be.
pub fn read(text: &str) -> Result<GameRecord, JsonError> {
    let object: GameObject = serde_json::from_str(text)?;
    object.record()
}

/// Writes a game on one line.
pub fn write(record: &GameRecord) -> String {
    serde_json::to_string(&GameObject::of(record)).unwrap_or_default()
}

impl GameObject {
    /// The object that tells this game.
    pub fn of(record: &GameRecord) -> Self {
        let has_times = record.moves.iter().any(|one| one.ms.is_some());
        let times = record.moves.iter().map(|one| one.ms).filter(|_| has_times);
        Self {
            format: FORMAT.to_owned(),
            rules: record.rules.clone(),
            size: u32::from(record.lines),
            options: record.options.clone(),
            black: record.black.clone(),
            white: record.white.clone(),
            event: record.event.clone(),
            round: record.round.clone(),
            moves: record.transcript(),
            times_ms: times.collect(),
            result: record.result.as_ref().map(|result| ResultObject {
                winner: result.winner.map(|color| color.name().to_owned()),
                reason: result.reason.clone(),
            }),
        }
    }

    /// The game that the object tells.
    ///
    /// # Errors
    /// When what it tells cannot be.
    pub fn record(self) -> Result<GameRecord, JsonError> {
        if self.format != FORMAT {
            return Err(JsonError::Format { format: self.format });
        }
        let extent = board(self.size).ok_or(JsonError::Board { size: self.size })?;
        let moves = moves(extent, &self.moves, &self.times_ms)?;
        let result = self.result.map(ResultObject::result).transpose()?;
        Ok(GameRecord {
            lines: extent.lines().unwrap_or_default(),
            rules: self.rules,
            options: self.options,
            black: self.black,
            white: self.white,
            event: self.event,
            round: self.round,
            moves,
            result,
        })
    }
}

impl ResultObject {
    fn result(self) -> Result<RecordedResult, JsonError> {
        let winner = match self.winner.as_deref() {
            None => None,
            Some("black") => Some(Color::Black),
            Some("white") => Some(Color::White),
            Some(other) => {
                return Err(JsonError::Winner { winner: other.chars().take(40).collect() });
            }
        };
        Ok(RecordedResult { winner, reason: self.reason })
    }
}

fn moves(
    extent: Extent,
    text: &str,
    times: &[Option<u64>],
) -> Result<Vec<RecordedMove>, JsonError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if !times.is_empty() && times.len() != words.len() {
        return Err(JsonError::Times { times: times.len(), moves: words.len() });
    }
    let times = times.iter().copied().chain(std::iter::repeat(None));
    let read = |(index, (word, ms)): (usize, (&&str, Option<u64>))| {
        if *word == "pass" {
            return Ok(RecordedMove { point: None, ms });
        }
        let point = extent.parse_point(word);
        let point = point.map_err(|source| JsonError::Move { number: index + 1, source })?;
        Ok(RecordedMove { point: Some(point), ms })
    };
    words.iter().zip(times).enumerate().map(read).collect()
}
