//! The files of the repository as text, and what can be wrong with them.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;

use anyhow::Result;

use crate::process::Program;
use crate::project::Project;

/// One thing that is wrong, where, and on which line (0 for the file as a whole).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Problem {
    path: String,
    line: usize,
    message: String,
}

impl Problem {
    pub(super) fn new(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.message),
            line => write!(f, "{}:{line}: {}", self.path, self.message),
        }
    }
}

/// Paths below the root, with slashes, and what the files hold. Files that are not text are
/// known by name alone.
#[derive(Debug, Default)]
pub(super) struct Tree {
    files: BTreeMap<String, Option<String>>,
}

impl Tree {
    /// Everything that git keeps or would keep.
    pub(super) fn read(project: &Project) -> Result<Self> {
        let listed = Program::new("git")
            .dir(project.root())
            .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
            .text()?;
        let paths = listed.split('\0').filter(|path| !path.is_empty());
        let present = paths.filter(|path| project.path(path).is_file());
        let files =
            present.map(|path| (path.to_owned(), fs::read_to_string(project.path(path)).ok()));
        Ok(Self { files: files.collect() })
    }

    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Self {
        let owned = |(path, text): &(&str, &str)| ((*path).to_owned(), Some((*text).to_owned()));
        Self { files: files.iter().map(owned).collect() }
    }

    pub(super) fn files(&self) -> &BTreeMap<String, Option<String>> {
        &self.files
    }

    pub(super) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// The text files, by path.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    /// The Rust files, by path.
    pub(super) fn rust(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(|(path, _)| has_extension(path, &["rs"]))
    }

    /// Whether there is a file of this path, or a folder.
    pub(super) fn contains(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        let below = format!("{path}/");
        path.is_empty()
            || self.files.contains_key(path)
            || self.files.range(below.clone()..).next().is_some_and(|(p, _)| p.starts_with(&below))
    }
}

/// Whether a path ends in one of these extensions.
pub(super) fn has_extension(path: &str, extensions: &[&str]) -> bool {
    path.rsplit_once('.').is_some_and(|(_, end)| extensions.contains(&end))
}

/// The numbers and texts of the lines of a file, from 1.
pub(super) fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split('\n').enumerate().map(|(index, line)| (index + 1, line))
}
