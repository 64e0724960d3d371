//! A brain that runs, and how long it takes to answer.

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use narabe_protocol::{Answer, Command};

use crate::process::{self, Log};

/// A brain that can be started.
#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) path: PathBuf,
    pub(super) arguments: Vec<String>,
}

/// Nobody waits longer than this beyond what was allowed: it is a hang.
const PATIENCE: Duration = Duration::from_secs(10);

/// A brain that runs; it is killed when this is dropped.
pub(super) struct Brain {
    process: process::Program,
    /// When something was last said to it.
    said: Instant,
}

/// What a brain did when it was waited for.
#[derive(Clone, Debug)]
pub(super) enum Heard {
    /// An answer, so long after the last command.
    Answer(Answer, Duration),
    /// It has left.
    Left,
    /// Nothing at all.
    Nothing,
}

impl Program {
    pub(super) fn start(&self) -> anyhow::Result<Brain> {
        let process = process::Program::start(&self.path, &self.arguments, None, Log::default())?;
        Ok(Brain { process, said: now() })
    }
}

impl Brain {
    pub(super) fn say(&mut self, command: &Command) {
        self.write(format!("{command}\n").as_bytes());
    }

    /// Writes bytes as they are. What a brain that has left does not read is not missed.
    pub(super) fn write(&mut self, bytes: &[u8]) {
        self.said = now();
        self.process.write(bytes.to_vec());
    }

    /// Says nothing more.
    pub(super) fn close(&mut self) {
        self.said = now();
        self.process.close();
    }

    /// The next answer that is no message.
    pub(super) fn hear(&self, allowed: Duration) -> Heard {
        let until = self.said + allowed + PATIENCE;
        loop {
            match self.process.hear(until.saturating_duration_since(now())) {
                process::Heard::Line(line, at) => match line.parse() {
                    Ok(Answer::Message(_) | Answer::Info(_)) => {}
                    Ok(answer) => {
                        return Heard::Answer(answer, at.saturating_duration_since(self.said));
                    }
                },
                process::Heard::End => return Heard::Left,
                process::Heard::Nothing => return Heard::Nothing,
            }
        }
    }

    /// How long it takes to leave; `None` when it does not.
    pub(super) fn leave(&mut self) -> Option<Duration> {
        let until = self.said + PATIENCE;
        while now() < until {
            if self.process.has_ended() {
                return Some(self.said.elapsed());
            }
            thread::sleep(Duration::from_millis(1));
        }
        None
    }

    /// The most memory that it has used so far, in bytes; `None` where the system does not tell.
    pub(super) fn peak_memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kibibytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
        Some(kibibytes * 1024)
    }
}

#[expect(clippy::disallowed_methods, reason = "the command line is where time comes from")]
fn now() -> Instant {
    Instant::now()
}
