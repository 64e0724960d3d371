//! The record of a match: what it is in the first line of a file, then one finished game a line, as JSON.
//!
//! A line is written with one call and kept by the disk before anything else is done, so a run that is killed leaves
//! whole lines and at most the half of one, which the next run takes away.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, bail, ensure};
use narabe_formats::GameRecord;
use narabe_formats::json::GameObject;
use serde::{Deserialize, Serialize};

use super::limits::Limits;

/// What all games of a record were played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Header {
    pub(crate) rules: String,
    pub(crate) size: u8,
    pub(crate) options: std::collections::BTreeMap<String, String>,
    pub(crate) tournament: String,
    pub(crate) engines: Vec<EngineHeader>,
    pub(crate) tolerance_ms: u64,
    /// Where the openings come from, how many they are, and a key that tells them from others.
    pub(crate) openings: (String, usize, String),
    pub(crate) passes: bool,
    pub(crate) draw_after: Option<usize>,
    pub(crate) restart: bool,
}

/// One of the engines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EngineHeader {
    pub(crate) name: String,
    pub(crate) command: Vec<String>,
    /// What it says of itself: name and version.
    pub(crate) about: Option<String>,
    pub(crate) limits: Limits,
    pub(crate) infos: Vec<(String, String)>,
}

/// One finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct GameLine {
    /// Its number, from 1.
    pub(crate) number: usize,
    /// How many of its stones are the opening's.
    pub(crate) opening: usize,
    /// What was wrong with the loser, where it was not his play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fault: Option<String>,
    pub(crate) game: GameObject,
}

/// A finished game with what it was.
#[derive(Clone, Debug)]
pub(crate) struct Finished {
    pub(crate) number: usize,
    pub(crate) opening: usize,
    pub(crate) fault: Option<String>,
    pub(crate) record: GameRecord,
}

/// The file to add to.
#[derive(Debug)]
pub(crate) struct Record {
    file: File,
}

impl Record {
    /// Begins a record, or goes on with one of the same match; the games that are in it, in the order in which they
    /// ended.
    pub(crate) fn open(
        path: &Path,
        header: &Header,
        resume: bool,
    ) -> anyhow::Result<(Self, Vec<Finished>)> {
        let told = || format!("the record {}", path.display());
        let text = if path.exists() {
            fs::read_to_string(path).with_context(told)?
        } else {
            String::new()
        };
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        ensure!(resume || whole.is_empty(), "{} is there; --resume goes on with it", told());
        let first = serde_json::to_string(header)?;
        // Half of the first line may be ours as well; what cannot be is not written over.
        ensure!(!whole.is_empty() || first.starts_with(&text), "{}: it is none", told());
        let finished = read(whole, header).with_context(told)?;
        let mut file =
            OpenOptions::new().create(true).append(true).open(path).with_context(told)?;
        file.set_len(whole.len() as u64).with_context(told)?;
        if whole.is_empty() {
            writeln!(file, "{first}").with_context(told)?;
        }
        Ok((Self { file }, finished))
    }

    /// Keeps a game.
    pub(crate) fn add(&mut self, finished: &Finished) -> anyhow::Result<()> {
        let line = GameLine {
            number: finished.number,
            opening: finished.opening,
            fault: finished.fault.clone(),
            game: GameObject::of(&finished.record),
        };
        let line = format!("{}\n", serde_json::to_string(&line)?);
        self.file.write_all(line.as_bytes()).context("writing the record")?;
        self.file.sync_data().context("writing the record")
    }
}

fn read(text: &str, header: &Header) -> anyhow::Result<Vec<Finished>> {
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return Ok(Vec::new()) };
    let found: Header = serde_json::from_str(first).context("the first line")?;
    if found != *header {
        bail!("its games were played with {}, not with {}", first, serde_json::to_string(header)?);
    }
    let finished = |(index, line): (usize, &str)| {
        let told = || format!("line {}", index + 2);
        let GameLine { number, opening, fault, game } =
            serde_json::from_str(line).with_context(told)?;
        Ok(Finished { number, opening, fault, record: game.record().with_context(told)? })
    };
    lines.enumerate().map(finished).collect()
}
