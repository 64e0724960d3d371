//! `narabe analyse`: the best lines of play of a position, and what each is worth.

mod told;

use std::process::ExitCode;

use narabe_brain::{Team, most_threads, with_helpers};
use narabe_engine::{Analysis, Inquiry};
use narabe_game::Game;
use narabe_rules::{Extent, parse_points};

use super::solve::{Clock, seconds};
use crate::args::{GameArgs, at_least_one, mebibytes};
use told::Told;

/// Tell the best lines of play of a position, and what each is worth.
#[derive(Debug, clap::Args)]
pub(crate) struct AnalyseArgs {
    #[command(flatten)]
    game: GameArgs,
    /// How many of the best moves to tell, each with its line
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=500))]
    multipv: u16,
    /// Stop after so many seconds; 5 where nothing else limits it
    #[arg(long, value_name = "S", value_parser = seconds)]
    time: Option<f64>,
    /// Search about so many positions at most, all threads together; the solver may look at as many besides as one thread
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    nodes: Option<u64>,
    /// Look no more plies ahead
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=250))]
    depth: Option<u32>,
    /// Only these points may be played first, as in "h8 i9"
    #[arg(long, value_name = "POINTS")]
    only: Option<String>,
    /// These points may not be played first
    #[arg(long, value_name = "POINTS")]
    not: Option<String>,
    /// The positions that the solver beside the search may look at; 0 for no solver
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    solver_nodes: u64,
    /// The table in mebibytes
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = mebibytes())]
    memory: u32,
    /// Threads that share one table; with more than one the lines depend on how they run
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print JSON, one object for each finished depth, the last one with "done":true
    #[arg(long)]
    json: bool,
    /// The actions so far, as in "h8 h9"
    #[arg(default_value = "")]
    transcript: String,
}

/// The seconds of an analysis that nothing else limits.
const USUAL_SECONDS: f64 = 5.0;

pub(crate) fn run(args: &AnalyseArgs) -> anyhow::Result<ExitCode> {
    let setting = args.game.setting()?;
    let game = Game::replay(setting, &args.transcript)?;
    let extent = game.setting().rules().extent;
    let mut analysis = Analysis::new(&game, args.inquiry(extent)?)?;
    let (clock, told) = (Clock::start(args.seconds()), Told::new(extent, args.json));
    let (done, by_helpers) =
        with_helpers(&mut analysis, |analysis, team| go_through(analysis, team, clock, &told));
    done?;
    let mut report = analysis.report();
    report.nodes += by_helpers;
    told.end(&report, clock.elapsed())?;
    Ok(ExitCode::SUCCESS)
}

/// Goes on until the clock or the analysis says that it is enough, and tells each finished depth but the last.
fn go_through(
    analysis: &mut Analysis,
    team: &Team<'_>,
    clock: Clock,
    told: &Told,
) -> anyhow::Result<()> {
    let mut depth = 0;
    let mut report = analysis.report();
    while !report.done && !clock.is_over() {
        report = analysis.step_until(&|| clock.is_over());
        report.nodes += team.nodes();
        if report.depth > depth && !report.done && !clock.is_over() {
            depth = report.depth;
            told.progress(&report, clock.elapsed())?;
        }
    }
    Ok(())
}

impl AnalyseArgs {
    fn inquiry(&self, extent: Extent) -> anyhow::Result<Inquiry> {
        let points = |text: &String| parse_points(extent, text);
        Ok(Inquiry {
            lines: usize::from(self.multipv),
            nodes: self.nodes,
            threads: u32::from(self.threads).min(most_threads()),
            depth: self.depth,
            only: self.only.as_ref().map(points).transpose()?,
            not: self.not.as_ref().map(points).transpose()?.unwrap_or_default(),
            table_entries: Inquiry::entries_within((self.memory as usize) << 20),
            solver_nodes: self.solver_nodes,
            ..Inquiry::default()
        })
    }

    fn seconds(&self) -> Option<f64> {
        let is_limited = self.nodes.is_some() || self.depth.is_some();
        self.time.or_else(|| (!is_limited).then_some(USUAL_SECONDS))
    }
}
