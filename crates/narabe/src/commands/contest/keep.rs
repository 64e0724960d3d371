//! Every game as files of their own, for other programs.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::ValueEnum;
use narabe_formats::{GameRecord, json, psq, sgf};

/// A format in which games are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Piskvork's
    Psq,
    /// The Smart Game Format
    Sgf,
    /// One JSON object
    Json,
    /// No files beside the record
    None,
}

/// Where the games of a match are kept, and how.
#[derive(Clone, Debug)]
pub(crate) struct Shelf {
    folder: PathBuf,
    formats: Vec<Format>,
}

impl Shelf {
    /// A shelf in this folder.
    pub(crate) fn new(folder: &Path, formats: &[Format]) -> anyhow::Result<Self> {
        let mut formats = formats.to_vec();
        formats.retain(|format| *format != Format::None);
        if !formats.is_empty() {
            fs::create_dir_all(folder)
                .with_context(|| format!("the folder {}", folder.display()))?;
        }
        Ok(Self { folder: folder.to_owned(), formats })
    }

    /// Keeps a game. One with a pass has no `.psq`, which cannot tell it.
    pub(crate) fn put(&self, number: usize, record: &GameRecord) -> anyhow::Result<()> {
        for format in &self.formats {
            let (ending, text) = match format {
                Format::Psq => ("psq", psq::write(record).ok()),
                Format::Sgf => ("sgf", Some(sgf::write(record))),
                Format::Json => ("json", Some(format!("{}\n", json::write(record)))),
                Format::None => continue,
            };
            let path = self.folder.join(format!("{number:05}.{ending}"));
            if let Some(text) = text {
                fs::write(&path, text).with_context(|| format!("the game {}", path.display()))?;
            }
        }
        Ok(())
    }
}
