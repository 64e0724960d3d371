//! `narabe bench protocol`: the brain under stress, as a manager sees it.
//!
//! The real program is run through games under every kind of limit and through abuse, and what it did is printed as
//! tables in Markdown. Nothing here knows how the brain works inside.

mod abuse;
mod brain;
mod games;
mod memory;
mod questions;
mod times;

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;

use crate::progress::bar;
use brain::Program;

/// Put the brain under stress, as a manager does.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchProtocolArgs {
    /// The brain, with its arguments after it; `narabe engine` by default
    #[arg(long, value_name = "PROGRAM", num_args = 1..)]
    brain: Vec<String>,
    /// Games of each line of the first table
    #[arg(long, value_name = "N", default_value_t = 2)]
    games: u32,
    /// Times that each question is asked and each abuse is tried
    #[arg(long, value_name = "N", default_value_t = 20)]
    tries: u32,
    /// What the rival's stones and the garbage come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &BenchProtocolArgs) -> anyhow::Result<ExitCode> {
    let program = program(&args.brain)?;
    let bar = bar(0);
    let games = games::measure(&program, args.games, args.seed, &bar)?;
    let questions = questions::measure(&program, args.tries, &bar)?;
    let abuses = abuse::measure(&program, args.tries, args.seed, &bar)?;
    let memory = memory::measure(&program, &bar)?;
    bar.finish_and_clear();
    let mut output = stdout().lock();
    let tables = [
        games::table(&games),
        questions::table(&questions),
        abuse::table(&abuses),
        memory::table(&memory),
    ];
    for table in tables {
        writeln!(output, "{table}")?;
    }
    let sound = games.iter().all(games::Line::is_sound)
        && questions.iter().all(questions::Line::is_sound)
        && abuses.iter().all(abuse::Line::is_sound);
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn program(words: &[String]) -> anyhow::Result<Program> {
    if let Some((path, arguments)) = words.split_first() {
        return Ok(Program { path: PathBuf::from(path), arguments: arguments.to_vec() });
    }
    let path = std::env::current_exe().context("finding this program")?;
    Ok(Program { path, arguments: vec!["engine".to_owned()] })
}
