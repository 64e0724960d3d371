//! A position with what the engine and the game said of it, as a line of text.

use std::fmt;
use std::str::FromStr;

use anyhow::Context as _;

/// A position, seen by the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sample {
    pub(crate) rules: String,
    pub(crate) lines: u32,
    /// The score of a search.
    pub(crate) score: i32,
    /// The end of the game: 1 won, 0 drawn, -1 lost; nothing for a position beside the game.
    pub(crate) result: Option<i32>,
    /// The stones in turn.
    pub(crate) stones: String,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rules, lines, score, result, stones } = self;
        let result = result.map_or("-".to_owned(), |result| result.to_string());
        write!(f, "{rules} {lines} {score} {result} {stones}")
    }
}

impl FromStr for Sample {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> anyhow::Result<Self> {
        let context = || format!("reading the sample {line:?}");
        let words: Vec<&str> = line.splitn(5, ' ').collect();
        let [rules, lines, score, result, stones] = words[..] else {
            return None.with_context(context);
        };
        let result = match result {
            "-" => None,
            result => Some(result.parse().with_context(context)?),
        };
        Ok(Self {
            rules: rules.to_owned(),
            lines: lines.parse().with_context(context)?,
            score: score.parse().with_context(context)?,
            result,
            stones: stones.to_owned(),
        })
    }
}
