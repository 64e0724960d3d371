//! `narabe bench ladder`: each level against the one below it, as a table in Markdown.

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use narabe_engine::{Level, Limits, MatchError, MatchReport, MatchSpec, play_match_game};
use narabe_game::{Setting, SettingSpec};
use narabe_rules::Point;

use super::contest::Book;
use crate::args::even;
use crate::progress::bar;

/// Play each level against the one below it.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchLadderArgs {
    /// The rule sets; may be repeated
    #[arg(long, value_name = "ID", default_values = ["freestyle", "standard", "renju"])]
    rules: Vec<String>,
    /// Games of each match; two on each opening, with colours exchanged
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = even)]
    games: u32,
    /// The openings: `random` for four random stones, `book` for the list that narabe has, or a file with one a line
    #[arg(long, value_name = "FILE", default_value = "book")]
    openings: String,
    /// Games that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    concurrency: u32,
    /// What random openings and the levels' whims come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The stronger level of the only match to play
    #[arg(long, value_parser = stronger)]
    level: Option<Level>,
    /// So many nodes a move for a level instead of its own, at most as many of the solver's too: `master=400000`; may
    /// be repeated
    #[arg(long, value_name = "LEVEL=N", value_parser = level_nodes)]
    nodes: Vec<(Level, u64)>,
}

impl BenchLadderArgs {
    fn limits(&self, level: Level) -> Limits {
        let given = self.nodes.iter().rev().find(|(limited, _)| *limited == level);
        Limits { nodes: given.map(|(_, nodes)| *nodes), ..Limits::of(level) }
    }
}

/// A level that has one below it.
fn stronger(text: &str) -> Result<Level, String> {
    let level = super::play::level(text)?;
    if level == Level::ALL[0] { Err("no level is below it".to_owned()) } else { Ok(level) }
}

fn level_nodes(text: &str) -> Result<(Level, u64), String> {
    let (name, nodes) = text.split_once('=').ok_or("it is LEVEL=N, as master=400000")?;
    match (super::play::level(name)?, nodes.parse()) {
        (Level::Easy, _) => Err("easy counts no nodes".to_owned()),
        (level, Ok(nodes)) if nodes > 0 => Ok((level, nodes)),
        _ => Err(format!("{nodes:?} is no number of nodes")),
    }
}

pub(crate) fn run(args: &BenchLadderArgs) -> anyhow::Result<ExitCode> {
    let mut output = stdout().lock();
    writeln!(output, "| match | rules | games | won | drawn | lost | points | ms a move |")?;
    writeln!(output, "|---|---|---|---|---|---|---|---|")?;
    for pair in Level::ALL.windows(2) {
        let (below, level) = (pair[0], pair[1]);
        if args.level.is_some_and(|wanted| wanted != level) {
            continue;
        }
        for rules in &args.rules {
            let setting = Setting::resolve(&SettingSpec::of(rules))?;
            let (one, other) = (args.limits(level), args.limits(below));
            let openings = openings(&args.openings, &setting)?;
            let BenchLadderArgs { games, seed, .. } = *args;
            let spec = MatchSpec { setting, one, other, games, openings, seed };
            let (report, ms) = play(&spec, args.concurrency)?;
            let names = format!("{} against {}", name(one), name(other));
            writeln!(output, "| {names} | {rules} | {} |", row(&report, args.games, ms))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The stones of the openings of a match; none for random ones.
fn openings(source: &str, setting: &Setting) -> anyhow::Result<Vec<Vec<Point>>> {
    Ok(match source {
        "random" => Vec::new(),
        _ => Book::find(source, setting)?.openings,
    })
}

/// Plays a match; the milliseconds of a move of either side, on average.
#[expect(clippy::disallowed_methods, reason = "the command line is where time comes from")]
fn play(spec: &MatchSpec, concurrency: u32) -> anyhow::Result<(MatchReport, f64)> {
    let progress = bar(u64::from(spec.games));
    let began = Instant::now();
    let next = AtomicU32::new(0);
    let some_games = || -> Result<MatchReport, MatchError> {
        let mut report = MatchReport::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= spec.games {
                return Ok(report);
            }
            report.count(&play_match_game(spec, number)?);
            progress.inc(1);
        }
    };
    let parts: Vec<_> = std::thread::scope(|scope| {
        let players: Vec<_> = (0..concurrency).map(|_| scope.spawn(some_games)).collect();
        players.into_iter().map(std::thread::ScopedJoinHandle::join).collect()
    });
    progress.finish_and_clear();
    let mut report = MatchReport::default();
    for part in parts {
        report += part.map_err(|_panic| anyhow::anyhow!("a game panicked"))??;
    }
    let busy = began.elapsed().as_secs_f64() * 1000.0 * f64::from(concurrency);
    Ok((report, busy / report.plies.max(1) as f64))
}

/// A level, and its nodes where they are not its own.
fn name(limits: Limits) -> String {
    let id = limits.level.spec().id;
    limits.nodes.map_or_else(|| id.to_owned(), |nodes| format!("{id} of {nodes} nodes"))
}

fn row(report: &MatchReport, games: u32, ms: f64) -> String {
    let MatchReport { wins, draws, losses, .. } = report;
    format!("{games} | {wins} | {draws} | {losses} | {:.1}% | {ms:.0}", report.percent())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_can_be_given_other_nodes() {
        assert_eq!(level_nodes("master=400000"), Ok((Level::Master, 400_000)));
        for refused in ["master", "master=", "master=0", "master=many", "perfect=1", "easy=1"] {
            assert!(level_nodes(refused).is_err(), "{refused}");
        }
    }

    #[test]
    fn the_lowest_level_has_no_match() {
        assert_eq!(stronger("medium"), Ok(Level::Medium));
        assert_eq!(stronger("easy"), Err("no level is below it".to_owned()));
    }

    #[test]
    fn a_level_with_other_nodes_is_named_with_them() {
        assert_eq!(name(Limits::of(Level::Hard)), "hard");
        let limits = Limits { nodes: Some(60_000), ..Limits::of(Level::Hard) };
        assert_eq!(name(limits), "hard of 60000 nodes");
    }
}
