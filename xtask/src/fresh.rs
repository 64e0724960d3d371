//! Work that is skipped when nothing it reads has changed.
//!
//! The mark of the last run is a hash of the inputs, kept below `web/node_modules`: beside what was
//! built and not in cargo's target folder, of which there may be several.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context as _, Result};

use crate::project::Project;

/// Names of folders whose contents are never an input.
const NEVER_INPUT: [&str; 4] = ["node_modules", "dist", "results", "report"];

/// A piece of work with what it reads and what it leaves behind.
#[derive(Debug)]
pub(crate) struct Work {
    mark: PathBuf,
    inputs: u64,
    outputs: Vec<PathBuf>,
}

impl Work {
    /// Hashes the inputs: files, and folders with everything in them.
    pub(crate) fn new(
        project: &Project,
        name: &str,
        inputs: &[PathBuf],
        outputs: Vec<PathBuf>,
    ) -> Result<Self> {
        let mut hasher = DefaultHasher::new();
        for input in inputs {
            hash_tree(input, &mut hasher)?;
        }
        let mark = project.web().join("node_modules/.narabe").join(name);
        Ok(Self { mark, inputs: hasher.finish(), outputs })
    }

    /// Whether the outputs are there and were made from these inputs.
    pub(crate) fn is_done(&self) -> bool {
        let made_from = fs::read_to_string(&self.mark).unwrap_or_default();
        made_from == self.inputs.to_string() && self.outputs.iter().all(|path| path.exists())
    }

    /// Remembers that the outputs are made from these inputs.
    pub(crate) fn done(&self) -> Result<()> {
        if let Some(folder) = self.mark.parent() {
            fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
        }
        fs::write(&self.mark, self.inputs.to_string())
            .with_context(|| format!("writing {}", self.mark.display()))
    }
}

/// When a file was last written, if it is there.
pub(crate) fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).ok()
}

/// Hashes a file, or a folder in the order of its names; a path that is not there counts as empty.
fn hash_tree(path: &Path, hasher: &mut DefaultHasher) -> Result<()> {
    if path.is_dir() {
        for entry in sorted_entries(path)? {
            hash_tree(&entry, hasher)?;
        }
    } else if path.is_file() {
        path.hash(hasher);
        let bytes = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
        bytes.hash(hasher);
    }
    Ok(())
}

fn sorted_entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut entries = Vec::new();
    let context = || format!("listing {}", folder.display());
    for entry in fs::read_dir(folder).with_context(context)? {
        let entry = entry.with_context(context)?;
        if NEVER_INPUT.iter().all(|name| entry.file_name() != *name) {
            entries.push(entry.path());
        }
    }
    entries.sort();
    Ok(entries)
}
