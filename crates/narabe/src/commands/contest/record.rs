//! The file of a record: begun, gone on with, added to.
//!
//! A line is written with one call and kept by the disk before anything else is done, so a run that is killed leaves
//! whole lines and at most the half of one, which the next run takes away.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, ensure};
use narabe_contest::{Finished, Header, read_games};

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
        let first = header.line();
        // Half of the first line may be ours as well; what cannot be is not written over.
        ensure!(!whole.is_empty() || first.starts_with(&text), "{}: it is none", told());
        let is_ours = |found: &Header| if found == header { Ok(()) } else { Err(first.clone()) };
        let finished = read_games(whole, is_ours).with_context(told)?;
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
        let line = format!("{}\n", finished.line());
        self.file.write_all(line.as_bytes()).context("writing the record")?;
        self.file.sync_data().context("writing the record")
    }
}
