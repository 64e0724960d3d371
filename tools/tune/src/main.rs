//! Tunes the weights of the evaluation (`crates/threats/src/worth/`).
//!
//! ```sh
//! cargo run --release -- generate renju 15 2000 600 1 > renju.txt      # rules, lines, games, nodes a move, seed
//! cargo run --release -- fit freestyle.txt standard.txt renju.txt > ../../crates/threats/src/worth/weights.rs
//! ```
//!
//! Both steps are deterministic. `docs/engine/strength.md` says what came of it.

mod fit;
mod generate;
mod sample;
mod write;

use std::fs;
use std::process::ExitCode;

use anyhow::{Context as _, bail};

use crate::generate::Plan;
use crate::sample::Sample;

fn main() -> anyhow::Result<ExitCode> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["generate", rules, lines, games, nodes, seed] => {
            let plan = Plan {
                rules: rules.to_owned(),
                lines: lines.parse()?,
                games: games.parse()?,
                nodes: nodes.parse()?,
                seed: seed.parse()?,
            };
            generate::run(&plan)?;
        }
        ["fit", ref files @ ..] => fit_files(files)?,
        _ => bail!("usage: tune generate RULES LINES GAMES NODES SEED, or tune fit FILE..."),
    }
    Ok(ExitCode::SUCCESS)
}

fn fit_files(files: &[&str]) -> anyhow::Result<()> {
    let mut samples = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).with_context(|| format!("reading {file}"))?;
        for line in text.lines() {
            samples.push(line.parse::<Sample>()?);
        }
    }
    write::weights(&fit::fit(&samples)?);
    Ok(())
}
