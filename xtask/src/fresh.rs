//! Work that is skipped when nothing it reads has changed.
//!
//! The mark of the last run is a hash of its inputs.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context as _, Result};

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
    pub(crate) fn new(mark: PathBuf, inputs: &[PathBuf], outputs: Vec<PathBuf>) -> Result<Self> {
        let mut hasher = DefaultHasher::new();
        for input in inputs {
            hash_tree(input, &mut hasher)?;
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_done_until_an_input_changes_or_an_output_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("in")).unwrap();
        fs::write(at("in/a.txt"), "a").unwrap();
        fs::write(at("out"), "made").unwrap();
        let work = || Work::new(at("marks/work"), &[at("in")], vec![at("out")]).unwrap();

        assert!(!work().is_done(), "it was never done");
        work().done().unwrap();
        assert!(work().is_done());
        fs::write(at("in/a.txt"), "b").unwrap();
        assert!(!work().is_done(), "an input has changed");
        work().done().unwrap();
        fs::write(at("in/b.txt"), "").unwrap();
        assert!(!work().is_done(), "an input is new");
        work().done().unwrap();
        fs::remove_file(at("out")).unwrap();
        assert!(!work().is_done(), "the output is gone");
    }

    #[test]
    fn what_is_built_or_installed_below_an_input_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let work = || Work::new(folder.path().join("mark"), &[folder.path().join("web")], vec![]);
        fs::create_dir_all(folder.path().join("web/dist")).unwrap();
        let before = work().unwrap().inputs;
        fs::write(folder.path().join("web/dist/play.js"), "built").unwrap();
        assert_eq!(work().unwrap().inputs, before);
    }
}
