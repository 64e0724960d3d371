//! The record of a match: what it is in the first line, then one finished game a line, as JSON.

use std::collections::BTreeMap;

use narabe_formats::GameRecord;
use narabe_formats::json::{GameObject, JsonError};
use serde::{Deserialize, Serialize};

use crate::limits::Limits;

/// What all games of a record were played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The rule set.
    pub rules: String,
    /// The board's lines.
    pub size: u8,
    /// The options of the rule set.
    pub options: BTreeMap<String, String>,
    /// Who meets whom.
    pub tournament: String,
    /// Who plays.
    pub engines: Vec<EngineHeader>,
    /// How long after its time an answer still counts.
    pub tolerance_ms: u64,
    /// Where the openings come from, how many they are, and a key that tells them from others.
    pub openings: (String, usize, String),
    /// Whether the engines know a pass.
    pub passes: bool,
    /// After how many stones a game is drawn.
    pub draw_after: Option<usize>,
    /// Whether every game has its own processes.
    pub restart: bool,
}

/// One of the engines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineHeader {
    /// Its name in every table.
    pub name: String,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// What it says of itself: name and version.
    pub about: Option<String>,
    /// What it is held to.
    pub limits: Limits,
    /// More `INFO` lines, as key and value.
    pub infos: Vec<(String, String)>,
}

/// One finished game, as its line has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct GameLine {
    number: usize,
    opening: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
    game: GameObject,
}

/// A finished game with what it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Its number, from 1.
    pub number: usize,
    /// How many of its stones are the opening's.
    pub opening: usize,
    /// What was wrong with the loser, where it was not his play.
    pub fault: Option<String>,
    /// The game.
    pub record: GameRecord,
}

/// A text that is no record of a match.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The first line is no header.
    #[error("the first line")]
    Header(#[source] serde_json::Error),
    /// It is the record of another match.
    #[error("its games were played with {found}, not with {wanted}")]
    Other {
        /// What its first line says.
        found: String,
        /// What it would have to say.
        wanted: String,
    },
    /// A line is no game.
    #[error("line {line}")]
    Game {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        source: JsonError,
    },
}

impl Header {
    /// The first line of the record, without its end.
    ///
    /// # Panics
    /// Never: a header has nothing that JSON has not.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("a header has nothing that JSON has not")
    }
}

impl Finished {
    /// The line of the record, without its end.
    ///
    /// # Panics
    /// Never: a game has nothing that JSON has not.
    pub fn line(&self) -> String {
        let line = GameLine {
            number: self.number,
            opening: self.opening,
            fault: self.fault.clone(),
            game: GameObject::of(&self.record),
        };
        serde_json::to_string(&line).expect("a game has nothing that JSON has not")
    }

    fn read(line: &str) -> Result<Self, JsonError> {
        let GameLine { number, opening, fault, game } = serde_json::from_str(line)?;
        Ok(Self { number, opening, fault, record: game.record()? })
    }
}

/// The games of a record in the order in which they ended; none of an empty text. `is_ours` says whether the match is
/// the one that it should be, or else how its first line would have to be.
///
/// # Errors
/// When it is no record, or that of another match.
pub fn read_games(
    text: &str,
    is_ours: impl FnOnce(&Header) -> Result<(), String>,
) -> Result<Vec<Finished>, RecordError> {
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return Ok(Vec::new()) };
    let found: Header = serde_json::from_str(first).map_err(RecordError::Header)?;
    is_ours(&found).map_err(|wanted| RecordError::Other { found: first.to_owned(), wanted })?;
    let finished = |(index, line)| {
        Finished::read(line).map_err(|source| RecordError::Game { line: index + 2, source })
    };
    lines.enumerate().map(finished).collect()
}
