//! `narabe match`: real processes that play, and some that misbehave.

mod conduct;
mod ours;
mod refusals;
mod results;
mod resume;

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::{Run, narabe};

/// The script that answers as it was told.
const BRAIN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/contest/brain.sh");

/// Five stones in a row, and a sixth that is never needed.
const ROW: &str = "0,0 1,0 2,0 3,0 4,0 5,0";
/// Stones that make nothing.
const SCATTERED: &str = "0,5 2,7 4,9 6,11 8,13 10,5";

/// An engine that gives these answers.
fn script(name: &str, answers: &str) -> String {
    let answers = answers.split(' ').map(|answer| format!(" '{answer}'"));
    format!("name={name},cmd=sh '{BRAIN}'{}", answers.collect::<String>())
}

/// This engine itself.
fn narabe_engine(name: &str, more: &str) -> String {
    format!("name={name},cmd='{}' engine{more}", env!("CARGO_BIN_EXE_narabe"))
}

/// A folder for a match, and its text for arguments.
fn folder() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("out").to_str().unwrap().to_owned();
    (folder, text)
}

/// Plays a match of these engines on the empty board.
fn play(engines: &[String], out: &str, more: &[&str]) -> Run {
    let mut args = vec!["match", "--out", out];
    if !more.contains(&"--rules") {
        args.extend(["--rules", "freestyle"]);
    }
    for engine in engines {
        args.extend(["--engine", engine]);
    }
    if !more.contains(&"--openings") {
        args.extend(["--openings", "none"]);
    }
    if !more.contains(&"--nodes") {
        args.extend(["--turn-time", "60s"]);
    }
    args.extend(more);
    narabe(&args, "")
}

/// The result that a match has written.
fn result(out: &str) -> Value {
    let text = fs::read_to_string(Path::new(out).join("result.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The lines of the record, without the first.
fn record(out: &str) -> Vec<Value> {
    let text = fs::read_to_string(Path::new(out).join("record.jsonl")).unwrap_or_default();
    text.lines().skip(1).filter_map(|line| serde_json::from_str(line).ok()).collect()
}
