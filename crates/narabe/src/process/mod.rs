//! A program as a child process: lines in, lines out, and its end for certain.
//!
//! Three threads serve a child, so that nothing that it does or leaves undone can make its manager wait: one writes,
//! one reads, one takes what it says on standard error. A child is the leader of a process group of its own, and
//! when it is killed the group is.

mod log;

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread::spawn;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use narabe_protocol::Lines;

pub(crate) use log::Log;
use log::Voice;

/// A running program.
#[derive(Debug)]
pub(crate) struct Program {
    child: Child,
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<(String, Instant)>,
    log: Log,
}

/// What came of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// A line, and when it came.
    Line(String, Instant),
    /// Nothing yet.
    Nothing,
    /// The program has closed its output: it is gone, or as good as gone.
    End,
}

/// So many lines are kept that nobody has asked for yet; a program that says more has to wait.
const KEPT_LINES: usize = 1024;

impl Program {
    /// Starts a program.
    pub(crate) fn start(
        program: &Path,
        arguments: &[String],
        folder: Option<&Path>,
        log: Log,
    ) -> anyhow::Result<Self> {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(folder) = folder {
            command.current_dir(folder);
        }
        group::lead(&mut command);
        let told = || format!("starting {}", program.display());
        let mut child = command.spawn().with_context(told)?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = pipes else {
            anyhow::bail!("{}: it has no pipes", told());
        };
        let (sender, output) = sync_channel(KEPT_LINES);
        let (input, commands) = channel();
        let (heard, aside) = (log.clone(), log.clone());
        spawn(move || write(stdin, &commands));
        spawn(move || read(stdout, &sender, &heard));
        spawn(move || read_aside(stderr, &aside));
        Ok(Self { child, input: Some(input), output, log })
    }

    /// Sends lines. A program that does not read them misses them.
    pub(crate) fn say(&self, lines: &str) {
        self.log.note(Voice::Manager, lines.trim_end());
        self.write(format!("{}\r\n", lines.trim_end().replace('\n', "\r\n")).into_bytes());
    }

    /// Sends bytes as they are.
    pub(crate) fn write(&self, bytes: Vec<u8>) {
        if let Some(input) = &self.input {
            // A writer that has gone has found the pipe closed, which the reader finds as well.
            let _gone = input.send(bytes).is_err();
        }
    }

    /// Says nothing more.
    pub(crate) fn close(&mut self) {
        self.input = None;
    }

    /// Whether it has ended.
    pub(crate) fn has_ended(&mut self) -> bool {
        group::has_ended(&mut self.child)
    }

    /// Its number.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits for the next line.
    pub(crate) fn hear(&self, time: Duration) -> Heard {
        match self.output.recv_timeout(time) {
            Ok((line, at)) => Heard::Line(line, at),
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// Takes note of something in its log.
    pub(crate) fn note(&self, text: &str) {
        self.log.note(Voice::Referee, text);
    }

    /// Passes over what was said before it was asked for.
    pub(crate) fn pass_over(&self) {
        while self.output.try_recv().is_ok() {}
    }

    /// Closes the program's input and gives it this time to leave; then it is killed.
    pub(crate) fn leave(mut self, time: Duration) {
        self.close();
        let mut waited = Duration::ZERO;
        const STEP: Duration = Duration::from_millis(5);
        while waited < time && !self.has_ended() {
            std::thread::sleep(STEP);
            waited += STEP;
        }
    }
}

impl Drop for Program {
    /// No program outlives its manager.
    fn drop(&mut self) {
        self.input = None;
        group::kill(&self.child);
        // Where there are no groups, and where the group could not be killed.
        let _ended = self.child.kill().is_err();
        if let Ok(status) = self.child.wait() {
            self.log.note(Voice::Referee, &format!("ended: {status}"));
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "the command line is where time comes from")]
fn now() -> Instant {
    Instant::now()
}

fn write(mut stdin: ChildStdin, commands: &Receiver<Vec<u8>>) {
    for command in commands {
        if stdin.write_all(&command).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(mut stdout: impl Read, sender: &SyncSender<(String, Instant)>, log: &Log) {
    let mut lines = Lines::new();
    let mut bytes = [0; 4096];
    loop {
        let count = stdout.read(&mut bytes).unwrap_or(0);
        if count == 0 {
            lines.finish();
        } else {
            lines.push(&bytes[..count]);
        }
        for line in lines.by_ref() {
            log.note(Voice::Engine, &line);
            if sender.send((line, now())).is_err() {
                return;
            }
        }
        if count == 0 {
            return;
        }
    }
}

/// Takes standard error to its end, in lines of bounded length.
fn read_aside(stderr: impl Read, log: &Log) {
    const MOST: u64 = 4096;
    let mut stderr = BufReader::new(stderr);
    let mut line = Vec::new();
    while let Ok(1..) = stderr.by_ref().take(MOST).read_until(b'\n', &mut line) {
        log.note(Voice::Aside, String::from_utf8_lossy(&line).trim_end());
        line.clear();
    }
}

#[cfg(unix)]
mod group {
    //! Process groups, so that what a program has started goes with it.

    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command};

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    /// The program will lead a group of its own.
    pub(super) fn lead(command: &mut Command) {
        command.process_group(0);
    }

    /// Whether the program has ended. It is not waited for, so its number is still its own.
    #[expect(clippy::needless_pass_by_ref_mut, reason = "without groups it is waited for")]
    pub(super) fn has_ended(child: &mut Child) -> bool {
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(Pid::from_child(child)), look), Ok(None))
    }

    /// Kills the group. Its leader must not have been waited for.
    pub(super) fn kill(child: &Child) {
        let _ended = kill_process_group(Pid::from_child(child), Signal::KILL).is_err();
    }
}

#[cfg(not(unix))]
mod group {
    //! Where there are no process groups a program is killed alone.

    use std::process::{Child, Command};

    pub(super) fn lead(_command: &mut Command) {}

    pub(super) fn has_ended(child: &mut Child) -> bool {
        matches!(child.try_wait(), Ok(Some(_)))
    }

    pub(super) fn kill(_child: &Child) {}
}
