//! A game as it was noted.

use std::collections::BTreeMap;

use narabe_rules::{Color, Extent, Point};

/// A game as it was noted: stones and passes in turn, Black first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The board's lines.
    pub lines: u8,
    /// The rule set's id, where it is told.
    pub rules: Option<String>,
    /// The options of the rule set that differ from its own.
    pub options: BTreeMap<String, String>,
    /// Who had Black.
    pub black: Option<String>,
    /// Who had White.
    pub white: Option<String>,
    /// The match or tournament.
    pub event: Option<String>,
    /// Which of its games it is.
    pub round: Option<String>,
    /// The stones and passes.
    pub moves: Vec<RecordedMove>,
    /// How it ended; `None` when that is not told.
    pub result: Option<RecordedResult>,
}

/// A stone or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// Where; `None` for a pass.
    pub point: Option<Point>,
    /// The time that it took, in milliseconds; `None` when that is not told.
    pub ms: Option<u64>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedResult {
    /// Who won; `None` for a draw.
    pub winner: Option<Color>,
    /// Why, as in `five` or `time`; `None` when that is not told.
    pub reason: Option<String>,
}

impl GameRecord {
    /// A game on a board of `lines` of which nothing else is known.
    pub const fn new(lines: u8) -> Self {
        Self {
            lines,
            rules: None,
            options: BTreeMap::new(),
            black: None,
            white: None,
            event: None,
            round: None,
            moves: Vec::new(),
            result: None,
        }
    }

    /// The moves as the tokens of a transcript.
    pub fn transcript(&self) -> String {
        let token = |one: &RecordedMove| match one.point {
            Some(point) => Extent::Square(self.lines).name(point).to_string(),
            None => "pass".to_owned(),
        };
        self.moves.iter().map(token).collect::<Vec<_>>().join(" ")
    }
}

/// The board of so many lines, as a file says.
pub(crate) fn board(lines: u32) -> Option<Extent> {
    Extent::square(lines).ok()
}

/// A text on one line, without what would end the line.
pub(crate) fn on_one_line(text: &str) -> String {
    text.split(|c: char| c.is_control()).collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// A text that says something.
pub(crate) fn said(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}
