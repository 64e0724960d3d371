//! What was said between a manager and an engine, as a file.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context as _;

/// Who says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Voice {
    /// The manager, to the engine.
    Manager,
    /// The engine, on standard output.
    Engine,
    /// The engine, on standard error.
    Aside,
    /// What the referee found, and what became of the process.
    Referee,
}

/// A log that several threads write to, or none. What cannot be written is lost: a full disk ends no match here.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    file: Option<Arc<Mutex<File>>>,
}

impl Log {
    /// A log in this file, which is begun anew.
    pub(crate) fn create(path: &Path) -> anyhow::Result<Self> {
        let file = File::create(path).with_context(|| format!("the log {}", path.display()))?;
        Ok(Self { file: Some(Arc::new(Mutex::new(file))) })
    }

    /// Writes lines, each with its voice.
    pub(crate) fn note(&self, voice: Voice, lines: &str) {
        let Some(file) = &self.file else { return };
        let sign = match voice {
            Voice::Manager => ">",
            Voice::Engine => "<",
            Voice::Aside => "!",
            Voice::Referee => "#",
        };
        let mut text = String::new();
        text.extend(lines.lines().flat_map(|line| [sign, " ", line, "\n"]));
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        let _lost = file.write_all(text.as_bytes()).is_err();
    }
}
