//! The file of results: what was asked for in its first line, then one game a line, as JSON.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, bail};
use narabe_game::{Game, Reason};
use serde::{Deserialize, Serialize};

/// What all games of a file were played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
    pub(super) level: String,
    pub(super) nodes: u64,
    pub(super) seed: u64,
    pub(super) most_actions: usize,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Record {
    /// Rule set and opening.
    pub(super) pair: String,
    pub(super) game: u32,
    /// `first`, `second`, or nothing for a draw.
    pub(super) winner: Option<String>,
    /// Nothing when the game has no end.
    pub(super) reason: Option<Reason>,
    pub(super) actions: usize,
    /// The answer that the game refused.
    pub(super) refused: Option<String>,
}

impl Record {
    pub(super) fn of(pair: &str, number: u32, game: &Game, refused: Option<String>) -> Self {
        let outcome = game.outcome();
        let winner = outcome.and_then(|outcome| outcome.winner);
        Self {
            pair: pair.to_owned(),
            game: number,
            winner: winner.map(|player| player.name().to_owned()),
            reason: outcome.map(|outcome| outcome.reason),
            actions: game.events().len(),
            refused,
        }
    }
}

/// The games of a file, and the file to add to.
#[derive(Debug)]
pub(super) struct Results {
    file: File,
    records: BTreeMap<(String, u32), Record>,
}

impl Results {
    /// Reads the file or begins one.
    pub(super) fn open(path: &Path, header: &Header) -> anyhow::Result<Self> {
        let told = || format!("the results in {}", path.display());
        let text = if path.exists() {
            fs::read_to_string(path).with_context(told)?
        } else {
            String::new()
        };
        // A run that was broken off may have left half a line.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let records = read(whole, header).with_context(told)?;
        let first = serde_json::to_string(header)?;
        // Half of the first line may be ours as well; what cannot be is not written over.
        if whole.is_empty() && !first.starts_with(&text) {
            bail!("{}: it is no file of results", told());
        }
        let mut file =
            OpenOptions::new().create(true).append(true).open(path).with_context(told)?;
        file.set_len(whole.len() as u64).with_context(told)?;
        if whole.is_empty() {
            writeln!(file, "{first}").with_context(told)?;
        }
        Ok(Self { file, records })
    }

    pub(super) fn has(&self, pair: &str, game: u32) -> bool {
        self.records.contains_key(&(pair.to_owned(), game))
    }

    pub(super) fn add(&mut self, record: Record) -> anyhow::Result<()> {
        writeln!(self.file, "{}", serde_json::to_string(&record)?).context("writing a result")?;
        self.records.insert((record.pair.clone(), record.game), record);
        Ok(())
    }

    /// The first games of these pairs, as many as asked for.
    pub(super) fn records(&self, pairs: &[String], games: u32) -> Vec<&Record> {
        let asked = |record: &&Record| record.game < games && pairs.contains(&record.pair);
        self.records.values().filter(asked).collect()
    }
}

fn read(text: &str, header: &Header) -> anyhow::Result<BTreeMap<(String, u32), Record>> {
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return Ok(BTreeMap::new()) };
    let found: Header = serde_json::from_str(first).context("the first line")?;
    if found != *header {
        bail!("the games there were played with {found:?}, not with {header:?}");
    }
    let record = |(number, line)| {
        let record: Record =
            serde_json::from_str(line).with_context(|| format!("line {}", number + 2))?;
        Ok(((record.pair.clone(), record.game), record))
    };
    lines.enumerate().map(record).collect()
}
