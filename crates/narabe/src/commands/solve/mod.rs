//! `narabe solve`: wins by continuous fours (`vcf`) and by continuous threats (`vct`).
//!
//! One position, or with `--batch` one a line. Every win is checked with the rules alone before it is told.

mod answer;
mod batch;
mod question;
mod search;

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, ensure};
use clap::{Args, ValueEnum};
use narabe_rules::{Color, Rules};
use narabe_solver::{Proof, explain};

use super::explain::text;
use crate::args::{LangArgs, RulesArgs, Side, at_least_one, mebibytes};
use crate::input::complain;
pub(crate) use question::{Question, color, names};
pub(crate) use search::Clock;
use search::Searcher;

/// Find a win by fours, or by fours and threes.
#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    /// What to look for
    #[arg(value_enum)]
    kind: Kind,
    #[command(flatten)]
    rules: RulesArgs,
    /// Who attacks and moves; the side to move by default
    #[arg(long, value_enum)]
    attacker: Option<Side>,
    #[command(flatten)]
    how: SearchArgs,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Tell the win step by step
    #[arg(long)]
    explain: bool,
    #[command(flatten)]
    lang: LangArgs,
    /// Write a found proof to this file, for `narabe verify`
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// Solve every line of this file: JSON objects with `attacker` and `moves`, or with `side`, `black` and `white`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["moves", "black", "white", "proof", "attacker", "explain"])]
    batch: Option<PathBuf>,
    /// Of the file, take only the lines of this `kind`
    #[arg(long, value_name = "KIND", requires = "batch")]
    only: Option<String>,
    #[command(flatten)]
    position: PositionArgs,
}

/// The stones of a position.
#[derive(Clone, Debug, Args)]
pub(crate) struct PositionArgs {
    /// Black's stones, instead of moves
    #[arg(long, value_name = "POINTS", conflicts_with = "moves")]
    black: Option<String>,
    /// White's stones, instead of moves
    #[arg(long, value_name = "POINTS", conflicts_with = "moves")]
    white: Option<String>,
    /// The stones in turn, Black's first, as in "h8 h9" or h8h9; they may start anywhere, and may pass through
    /// positions that the rules forbid
    #[arg(default_value = "")]
    moves: String,
}

impl PositionArgs {
    /// The position, the side with fewer stones to move.
    pub(crate) fn question(&self, rules: &Rules) -> anyhow::Result<Question> {
        match (&self.black, &self.white) {
            (None, None) => Question::of_moves(rules, &self.moves),
            (black, white) => {
                let list = |points: &Option<String>| points.clone().unwrap_or_default();
                Question::of_stones(rules, &list(black), &list(white))
            }
        }
    }
}

/// How far to search.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct SearchArgs {
    /// A win of the fewest stones, whatever the rival answers
    #[arg(long)]
    shortest: bool,
    /// Allow stones that only threaten to win by fours (vct only)
    #[arg(long)]
    quiet: bool,
    /// Seconds for each position
    #[arg(long, value_name = "S", value_parser = seconds)]
    time: Option<f64>,
    /// Positions searched for each position asked
    #[arg(long, value_name = "N", default_value_t = 10_000_000, value_parser = at_least_one::<u64>)]
    nodes: u64,
    /// The table in mebibytes
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = mebibytes())]
    memory: u32,
}

/// A search is not given more seconds than this.
const MOST_SECONDS: f64 = 1e6;

/// The two searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    /// Continuous fours
    Vcf,
    /// Continuous fours and threes
    Vct,
}

impl Kind {
    /// Refuses quiet stones where only fours are searched.
    pub(crate) fn check_quiet(self, quiet: bool) -> anyhow::Result<()> {
        let is_fine = !quiet || self == Self::Vct;
        ensure!(
            is_fine,
            "--quiet is for vct: among continuous fours (vcf) there are no quiet stones"
        );
        Ok(())
    }
}

pub(crate) fn run(args: &SolveArgs) -> anyhow::Result<ExitCode> {
    args.kind.check_quiet(args.how.quiet)?;
    let rules = args.rules.setting(None)?.rules().clone();
    let mut searcher = Searcher::new(&rules, args.kind, args.how)?;
    if let Some(file) = &args.batch {
        return batch::run(file, args.only.as_deref(), &rules, &mut searcher);
    }
    let question = args.position.question(&rules)?;
    let question = question.attacked_by(args.attacker.map(Color::from));
    if let Some(file) = &args.proof {
        check_writable(file).with_context(|| format!("writing {}", file.display()))?;
    }
    let answer = searcher.answer(&question)?;
    if let Some(file) = &args.proof {
        write_proof(file, &question, answer.proof.as_ref())?;
    }
    let explanation = answer.proof.as_ref().filter(|_| args.explain);
    let explanation = explanation.map(|proof| explain(&question.setup, proof)).transpose()?;
    if args.json {
        let mut json = answer.json();
        if let Some(explanation) = explanation {
            json["explanation"] = serde_json::to_value(explanation.view())?;
        }
        writeln!(stdout(), "{json}")?;
    } else if let Some(explanation) = explanation {
        write!(stdout(), "{}", text(args.lang.lang(), &question.setup, &explanation))?;
    } else {
        writeln!(stdout(), "{}", answer.words())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Says before the search whether a file can be written after it. What it holds stays, and one that is not there is
/// tried by another without a name in its folder: its own name may meanwhile be somebody else's.
fn check_writable(file: &Path) -> io::Result<()> {
    match fs::metadata(file) {
        Ok(found) if found.is_file() || found.is_dir() => {
            OpenOptions::new().write(true).open(file).map(drop)
        }
        // Whoever reads from a pipe would take this for its end.
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let file = pointed_to(file);
            if file.as_os_str().as_encoded_bytes().ends_with(b"/") {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            tempfile::tempfile_in(folder_of(&file)).map(drop)
        }
        Err(error) => Err(error),
    }
}

/// The file that is written where this may be a link to one that is not there yet.
fn pointed_to(file: &Path) -> PathBuf {
    let mut file = file.to_owned();
    while let Ok(link) = fs::read_link(&file) {
        file = folder_of(&file).join(link);
    }
    file
}

fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Writes a proof to its file. Where there is none, nothing is written, and what an older file holds is not taken for
/// it.
fn write_proof(file: &Path, question: &Question, proof: Option<&Proof>) -> anyhow::Result<()> {
    let name = file.display();
    if let Some(proof) = proof {
        let text = format!("{:#}\n", question.with_proof(proof));
        return fs::write(file, text).with_context(|| format!("writing {name}"));
    }
    let old = if file.exists() { "; it still holds what it held before" } else { "" };
    complain(&format!("no win was found, so no proof was written to {name}{old}"));
    Ok(())
}

pub(crate) fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_no| "a number of seconds is needed".to_owned())?;
    let is_fine = seconds > 0.0 && seconds <= MOST_SECONDS;
    let told = || format!("seconds must be more than 0, and {MOST_SECONDS} at most");
    is_fine.then_some(seconds).ok_or_else(told)
}
