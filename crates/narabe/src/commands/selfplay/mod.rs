//! `narabe selfplay`: the engine against itself, in every pair of rule set and opening.
//!
//! Every finished game is a line of a file, so a run that was broken off goes on where it stood.

mod results;
mod table;

use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::ensure;
use narabe_engine::{Level, Limits, pairs, play_alone};
use narabe_game::Setting;

use super::play::level;
use crate::progress::bar;
use results::{Header, Record, Results};

/// Let the engine play against itself, and print how the games ended as a Markdown table.
#[derive(Debug, clap::Args)]
pub(crate) struct SelfplayArgs {
    /// The games to be played, as in renju or renju/yamaguchi: a rule set, or one with an opening; all by default
    #[arg(value_name = "RULES[/OPENING]")]
    pairs: Vec<String>,
    /// Games of each pair
    #[arg(long, value_name = "N", default_value_t = 50)]
    games: u32,
    /// The level of both sides
    #[arg(long, default_value = "medium", value_parser = level)]
    level: Level,
    /// Positions searched for a stone
    #[arg(long, value_name = "N", default_value_t = 300)]
    nodes: u64,
    /// The games follow this number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// After so many actions both sides agree to a draw
    #[arg(long, value_name = "N", default_value_t = 400)]
    most_actions: usize,
    /// Where the results are kept; games that are in the file are not played again
    #[arg(long, value_name = "FILE")]
    results: PathBuf,
}

pub(crate) fn run(args: &SelfplayArgs) -> anyhow::Result<ExitCode> {
    let settings = chosen(&args.pairs)?;
    let mut results = Results::open(&args.results, &header(args))?;
    let bar = bar(settings.len() as u64 * u64::from(args.games));
    for setting in &settings {
        let name = name(setting);
        bar.set_message(name.clone());
        for game in 0..args.games {
            if !results.has(&name, game) {
                results.add(played(args, setting, &name, game))?;
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let names: Vec<String> = settings.iter().map(name).collect();
    let records = results.records(&names, args.games);
    write!(stdout(), "{}", table::of(&names, &records))?;
    let sound = records.iter().all(|record| record.refused.is_none());
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn header(args: &SelfplayArgs) -> Header {
    let SelfplayArgs { level, nodes, seed, most_actions, .. } = args;
    Header {
        level: level.spec().id.to_owned(),
        nodes: *nodes,
        seed: *seed,
        most_actions: *most_actions,
    }
}

fn name(setting: &Setting) -> String {
    format!("{}/{}", setting.rules().id, setting.opening().id)
}

/// The pairs that the arguments name.
fn chosen(wanted: &[String]) -> anyhow::Result<Vec<Setting>> {
    let all = pairs();
    let fits =
        |wanted: &str, setting: &Setting| wanted == name(setting) || wanted == setting.rules().id;
    for wanted in wanted {
        ensure!(all.iter().any(|pair| fits(wanted, pair)), "there is no game {wanted:?}");
    }
    let is_wanted =
        |setting: &Setting| wanted.is_empty() || wanted.iter().any(|wanted| fits(wanted, setting));
    Ok(all.into_iter().filter(is_wanted).collect())
}

fn played(args: &SelfplayArgs, setting: &Setting, name: &str, number: u32) -> Record {
    let limits = Limits { nodes: Some(args.nodes), ..Limits::of(args.level) };
    let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
    let played = play_alone(setting, limits, seed, args.most_actions);
    let extent = setting.rules().extent;
    Record::of(
        name,
        number,
        &played.game,
        played.refused.map(|token| token.text(extent).to_string()),
    )
}
