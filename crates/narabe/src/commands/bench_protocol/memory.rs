//! Memory: what the brain uses when it is told how much it may.

use std::time::Duration;

use indicatif::ProgressBar;
use narabe_protocol::{Command, Coordinates, Info};

use super::brain::{Heard, Program};

/// A line of the table.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Bytes that were allowed; 0 for no limit.
    given: u64,
    /// Bytes that were used at most; `None` where the system does not tell.
    used: Option<u64>,
}

const MEBIBYTE: u64 = 1 << 20;
const GIVEN: [u64; 5] = [1, 64 * MEBIBYTE, 128 * MEBIBYTE, 350 * MEBIBYTE, 0];

/// Lets a brain think for two seconds under each limit.
pub(super) fn measure(program: &Program, bar: &ProgressBar) -> anyhow::Result<Vec<Line>> {
    bar.inc_length(GIVEN.len() as u64);
    let mut lines = Vec::new();
    for given in GIVEN {
        bar.set_message(format!("{given} bytes"));
        let mut brain = program.start()?;
        brain.say(&Command::Start { width: 20, height: 20 });
        brain.say(&Command::Info(Info::MaxMemory(given as i64)));
        brain.say(&Command::Info(Info::TimeoutTurn(2_000)));
        brain.say(&Command::Turn(Coordinates { first: 9, second: 9 }));
        while let Heard::Answer(narabe_protocol::Answer::Ok, _) = brain.hear(Duration::from_secs(2))
        {
        }
        lines.push(Line { given, used: brain.peak_memory() });
        bar.inc(1);
    }
    Ok(lines)
}

pub(super) fn table(lines: &[Line]) -> String {
    let mebibytes = |bytes: u64| format!("{:.0} MiB", bytes as f64 / MEBIBYTE as f64);
    let row = |Line { given, used }: &Line| {
        let given = match given {
            0 => "no limit".to_owned(),
            1 => "1 byte".to_owned(),
            bytes => mebibytes(*bytes),
        };
        let used = used.map_or_else(|| "unknown".to_owned(), mebibytes);
        format!("| {given} | {used} |")
    };
    let head = "| `max_memory` | used at most |\n|---|---|".to_owned();
    [head].into_iter().chain(lines.iter().map(row)).map(|row| row + "\n").collect()
}
