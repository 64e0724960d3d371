//! `narabe bench ladder`: each level against the one below it, as a table in Markdown.

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::time::Instant;

use indicatif::ProgressBar;
use narabe_engine::{Level, Limits, MatchReport, MatchSpec, play_match_game};
use narabe_game::{Setting, SettingSpec};

/// Play each level against the one below it.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchLadderArgs {
    /// The rule sets; may be repeated
    #[arg(long, value_name = "ID", default_values = ["freestyle", "standard", "renju"])]
    rules: Vec<String>,
    /// Games of each match; two on each opening, with colours exchanged
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u32,
    /// What the openings and the levels' whims come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The stronger level of the only match to play
    #[arg(long, value_parser = super::play::level)]
    level: Option<Level>,
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
            let (one, other) = (Limits::of(level), Limits::of(below));
            let spec = MatchSpec { setting, one, other, games: args.games, seed: args.seed };
            let (report, ms) = play(&spec)?;
            let names = format!("{} against {}", level.spec().id, below.spec().id);
            writeln!(output, "| {names} | {rules} | {} |", row(&report, args.games, ms))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays a match; the milliseconds of a move of either side, on average.
#[expect(clippy::disallowed_methods, reason = "the command line is where time comes from")]
fn play(spec: &MatchSpec) -> anyhow::Result<(MatchReport, f64)> {
    let mut report = MatchReport::default();
    let progress = ProgressBar::new(u64::from(spec.games));
    let began = Instant::now();
    for number in 0..spec.games {
        report.count(&play_match_game(spec, number)?);
        progress.inc(1);
    }
    progress.finish_and_clear();
    let ms = began.elapsed().as_secs_f64() * 1000.0 / report.plies.max(1) as f64;
    Ok((report, ms))
}

fn row(report: &MatchReport, games: u32, ms: f64) -> String {
    let MatchReport { wins, draws, losses, .. } = report;
    format!("{games} | {wins} | {draws} | {losses} | {:.1}% | {ms:.0}", report.percent())
}
