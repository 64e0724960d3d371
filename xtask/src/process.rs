//! Other programs: started from one place, named when they fail, and never waiting for input.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::{self, BufRead as _, BufReader, PipeReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

use crate::say;

/// How often a program with a time limit is looked at.
const POLL: Duration = Duration::from_millis(50);

/// A program to run, with its arguments.
#[derive(Debug)]
pub(crate) struct Program {
    command: Command,
}

impl Program {
    pub(crate) fn new(name: impl AsRef<OsStr>) -> Self {
        let mut command = Command::new(name);
        command.stdin(Stdio::null());
        Self { command }
    }

    /// The cargo that runs this very command, in the workspace's root.
    pub(crate) fn cargo(root: &Path) -> Self {
        Self::new(cargo_path()).dir(root)
    }

    pub(crate) fn arg(mut self, value: impl AsRef<OsStr>) -> Self {
        self.command.arg(value);
        self
    }

    pub(crate) fn args(mut self, values: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Self {
        self.command.args(values);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    pub(crate) fn dir(mut self, path: impl AsRef<Path>) -> Self {
        self.command.current_dir(path);
        self
    }

    /// Runs it with this terminal as its output; fails when it fails.
    pub(crate) fn run(mut self) -> Result<()> {
        say::command(&self.line());
        let status = self.command.status().with_context(|| format!("starting {}", self.line()))?;
        self.judge(status)
    }

    /// Runs it as [`Program::run`] does, and gives back the lines on which `keep` says yes.
    pub(crate) fn run_keeping(mut self, keep: impl Fn(&str) -> bool) -> Result<Vec<String>> {
        say::command(&self.line());
        let (mut child, output) = self.spawn_piped()?;
        let mut kept = Vec::new();
        for line in BufReader::new(output).lines() {
            let line = line.with_context(|| format!("reading from {}", self.line()))?;
            say::passed_on(&line);
            if keep(&line) {
                kept.push(line);
            }
        }
        let status = child.wait().with_context(|| format!("waiting for {}", self.line()))?;
        self.judge(status)?;
        Ok(kept)
    }

    /// Runs it in silence and returns what it printed on standard output.
    pub(crate) fn text(mut self) -> Result<String> {
        let output = self
            .command
            .stderr(Stdio::inherit())
            .output()
            .with_context(|| format!("starting {}", self.line()))?;
        self.judge(output.status)?;
        String::from_utf8(output.stdout).with_context(|| format!("reading from {}", self.line()))
    }

    /// Runs it and says whether it succeeded within the limit; one that takes longer is ended.
    pub(crate) fn succeeds_within(mut self, limit: Duration) -> bool {
        say::command(&self.line());
        let Ok(mut child) = self.command.spawn() else { return false };
        let mut left = limit;
        while !left.is_zero() {
            match child.try_wait() {
                Ok(Some(status)) => return status.success(),
                Ok(None) => thread::sleep(POLL),
                Err(_) => break,
            }
            left = left.saturating_sub(POLL);
        }
        end(&mut child);
        false
    }

    /// Starts it with all its output in one pipe.
    fn spawn_piped(&mut self) -> Result<(Child, PipeReader)> {
        let context = || "making a pipe";
        let (output, input) = io::pipe().with_context(context)?;
        let errors = input.try_clone().with_context(context)?;
        let child = self.command.stdout(input).stderr(errors).spawn();
        // The pipe ends when nobody can write into it any more: this side must not keep its end.
        self.command.stdout(Stdio::null()).stderr(Stdio::null());
        Ok((child.with_context(|| format!("starting {}", self.line()))?, output))
    }

    fn judge(&self, status: ExitStatus) -> Result<()> {
        if !status.success() {
            bail!("{} failed ({status})", self.line());
        }
        Ok(())
    }

    /// The program as a person would type it.
    fn line(&self) -> String {
        let name = Path::new(self.command.get_program());
        let name = name.file_name().unwrap_or(name.as_os_str());
        let words = std::iter::once(name).chain(self.command.get_args());
        words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
    }
}

/// The cargo that started this command; the one on the path when it was started by hand.
pub(crate) fn cargo_path() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Whether a program of this name is on the path.
pub(crate) fn is_installed(name: &str) -> bool {
    let paths = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&paths).any(|folder| folder.join(name).is_file())
}

/// Whether this user may install packages of the system.
pub(crate) fn is_root() -> bool {
    Program::new("id").arg("-u").text().is_ok_and(|id| id.trim() == "0")
}

/// Ends a child that took too long. One that is gone by now needs no ending.
fn end(child: &mut Child) {
    if child.kill().is_ok() {
        child.wait().ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Program {
        Program::new("sh").args(["-c", script])
    }

    #[test]
    fn lines_of_both_streams_are_kept() {
        let kept = shell("echo one; echo two >&2; echo other").run_keeping(|line| line != "other");
        let mut kept = kept.unwrap();
        kept.sort();
        assert_eq!(kept, ["one", "two"]);
    }

    #[test]
    fn a_failure_names_the_program() {
        let error = shell("exit 3").run_keeping(|_| true).unwrap_err();
        assert_eq!(error.to_string(), "sh -c exit 3 failed (exit status: 3)");
        assert!(Program::new("no-such-program").text().is_err());
    }

    #[test]
    fn a_program_that_takes_too_long_is_ended() {
        assert!(shell("true").succeeds_within(Duration::from_mins(1)));
        assert!(!shell("false").succeeds_within(Duration::from_mins(1)));
        assert!(!shell("exec sleep 600").succeeds_within(Duration::from_millis(200)));
    }

    #[test]
    fn no_program_waits_for_input() {
        assert_eq!(shell("cat").text().unwrap(), "");
    }
}
