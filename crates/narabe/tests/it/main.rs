//! Tests of the `narabe` command: the real binary, standard input in, standard output and status out.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod analyse;
mod catalogue;
mod contest;
mod engine;
mod generate;
mod judge;
mod link;
mod perft;
mod play;
mod replay;
mod selfplay;
mod serve;
mod solve;

use std::io::Write as _;
use std::process::{Command, Stdio};

/// What a run of the command gave.
struct Run {
    status: i32,
    stdout: String,
    stderr: String,
}

/// Runs the command with these arguments, written with spaces between them, and this standard input.
fn narabe(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    narabe_with(&[], args, input)
}

/// The same, with variables of the environment.
fn narabe_with(variables: &[(&str, &str)], args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_narabe"))
        .args(args)
        .env_remove("LANG")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // A command that stops early closes its input; what it said is what counts.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        status: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}
