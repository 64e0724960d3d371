//! Many positions from a file, one a line, and the totals.

use std::fs::File;
use std::io::{BufReader, Write as _, stdout};
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;
use narabe_rules::Rules;
use serde_json::{Value, json};

use super::answer::{Answer, Outcome};
use super::question::Question;
use super::search::Searcher;
use crate::REFUSED;
use crate::input::next_line;
use crate::progress::spinner;

/// A line that can be answered.
const EXAMPLE: &str = r#"{"attacker": "black", "moves": "h8 i9"}"#;

/// What the lines came to.
#[derive(Default)]
struct Totals {
    positions: u64,
    refused: u64,
    none: u64,
    nodes: u64,
    /// The microseconds of each win.
    wins: Vec<u64>,
}

/// Answers every line of the file by one line, and the totals by another. Bad lines are answered too.
pub(super) fn run(
    file: &Path,
    only: Option<&str>,
    rules: &Rules,
    searcher: &mut Searcher,
) -> anyhow::Result<ExitCode> {
    let told = || format!("reading {}", file.display());
    let opened = File::open(file).with_context(told)?;
    let mut input = BufReader::new(opened);
    let mut output = stdout().lock();
    let mut totals = Totals::default();
    let progress = spinner();
    let mut number = 0_u64;
    while let Some(line) = next_line(&mut input).with_context(told)? {
        number += 1;
        let line = line.map_err(|bad| anyhow::anyhow!(bad.reason()));
        let Some(answer) = answer(line, only, rules, searcher).transpose() else { continue };
        let mut json = totals.count(answer);
        json["at"] = json!(number);
        writeln!(output, "{json}")?;
        progress.inc(1);
    }
    progress.finish_and_clear();
    writeln!(output, "{}", totals.json())?;
    Ok(if totals.refused == 0 { ExitCode::SUCCESS } else { ExitCode::from(REFUSED) })
}

/// The answer to a line; `None` for an empty one and for one that is not wanted.
fn answer(
    line: anyhow::Result<String>,
    only: Option<&str>,
    rules: &Rules,
    searcher: &mut Searcher,
) -> anyhow::Result<Option<Answer>> {
    let line = line?;
    // Some editors begin a file with the mark of the order of its bytes.
    let line = line.trim_start_matches('\u{feff}');
    if line.trim().is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let line: Value = serde_json::from_str(line).map_err(|error| no_json(&error))?;
    let kind = line.get("kind").and_then(Value::as_str);
    if only.is_some_and(|only| kind.is_none_or(|kind| !kind.eq_ignore_ascii_case(only))) {
        return Ok(None);
    }
    searcher.answer(&Question::of_line(rules, &line)?).map(Some)
}

/// Says what a line should have been, as it may be one of an opening list.
fn no_json(error: &serde_json::Error) -> anyhow::Error {
    let column = error.column();
    anyhow::anyhow!(
        "the line is no JSON from column {column} on: a line is an object, as in {EXAMPLE}"
    )
}

impl Totals {
    fn count(&mut self, answer: anyhow::Result<Answer>) -> Value {
        match answer {
            Ok(answer) => {
                self.positions += 1;
                self.nodes += answer.nodes;
                self.none += u64::from(answer.outcome == Outcome::None);
                if answer.outcome == Outcome::Win {
                    self.wins.push(answer.took.as_micros() as u64);
                }
                answer.json()
            }
            Err(error) => {
                self.refused += 1;
                json!({ "error": format!("{error:#}") })
            }
        }
    }

    fn json(&mut self) -> Value {
        self.wins.sort_unstable();
        let at = |percent: usize| {
            let last = self.wins.len().checked_sub(1)?;
            self.wins.get(last * percent / 100).copied()
        };
        json!({
            "positions": self.positions,
            "solved": self.wins.len(),
            "none": self.none,
            "refused": self.refused,
            "nodes": self.nodes,
            "median_us": at(50),
            "p90_us": at(90),
            "p99_us": at(99),
            "max_us": at(100),
        })
    }
}
