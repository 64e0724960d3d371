//! A brain that runs, and how long it takes to answer.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command as Process, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use narabe_protocol::{Answer, Command};

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
    process: Child,
    input: Option<ChildStdin>,
    answers: Receiver<(Answer, Instant)>,
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
        let mut process = Process::new(&self.path)
            .args(&self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("starting {}", self.path.display()))?;
        let input = process.stdin.take();
        let output = process.stdout.take().context("opening the brain's output")?;
        let (sender, answers) = channel();
        thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            for line in lines {
                let Ok(answer) = line.parse();
                if sender.send((answer, now())).is_err() {
                    return;
                }
            }
        });
        Ok(Brain { process, input, answers, said: now() })
    }
}

impl Brain {
    pub(super) fn say(&mut self, command: &Command) {
        self.write(format!("{command}\n").as_bytes());
    }

    /// Writes bytes as they are. What a brain that has left does not read is not missed.
    pub(super) fn write(&mut self, bytes: &[u8]) {
        self.said = now();
        if let Some(input) = &mut self.input {
            let _read = input.write_all(bytes).and_then(|()| input.flush()).is_ok();
        }
    }

    /// Says nothing more.
    pub(super) fn close(&mut self) {
        self.said = now();
        self.input = None;
    }

    /// The next answer that is no message.
    pub(super) fn hear(&self, allowed: Duration) -> Heard {
        let until = self.said + allowed + PATIENCE;
        loop {
            match self.answers.recv_timeout(until.saturating_duration_since(now())) {
                Ok((Answer::Message(_) | Answer::Info(_), _)) => {}
                Ok((answer, at)) => {
                    return Heard::Answer(answer, at.saturating_duration_since(self.said));
                }
                Err(RecvTimeoutError::Disconnected) => return Heard::Left,
                Err(RecvTimeoutError::Timeout) => return Heard::Nothing,
            }
        }
    }

    /// How long it takes to leave; `None` when it does not.
    pub(super) fn leave(&mut self) -> Option<Duration> {
        let until = self.said + PATIENCE;
        while now() < until {
            if matches!(self.process.try_wait(), Ok(Some(_))) {
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

impl Drop for Brain {
    fn drop(&mut self) {
        // One that has left already cannot be killed, and that is well.
        let _killed = self.process.kill().is_ok();
        let _waited = self.process.wait().is_ok();
    }
}

#[expect(clippy::disallowed_methods, reason = "the command line is where time comes from")]
fn now() -> Instant {
    Instant::now()
}
