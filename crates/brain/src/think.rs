//! Carrying out a job with the engine.

use std::time::Duration;

use narabe_engine::clock::{Budget, Trend};
use narabe_engine::{Analysis, Inquiry, Level, Limits, Memory, Report, Search};
use narabe_game::{Action, Game, Setting};
use narabe_rules::Point;

use crate::defences::defences;
use crate::{Aim, Job, Progress, Team, Thought, with_helpers};

/// What the world is to a search: the clock, who may stop it, and who listens.
#[expect(missing_debug_implementations, reason = "functions have nothing to show")]
pub struct Surroundings<'a> {
    /// The time since the manager's command.
    pub elapsed: &'a dyn Fn() -> Duration,
    /// Whether to leave the search now.
    pub stop: &'a dyn Fn() -> bool,
    /// Hears what is found on the way.
    pub tell: &'a mut dyn FnMut(Progress),
}

/// Thinks until the job is done, its time is over or somebody says stop. What was learnt before may help, and what is
/// learnt now comes back.
pub fn think(
    job: &Job,
    memory: Option<Memory>,
    around: &mut Surroundings<'_>,
) -> (Thought, Option<Memory>) {
    let usual = Inquiry {
        nodes: job.nodes,
        depth: job.depth,
        table_entries: job.table_entries,
        ..Inquiry::default()
    };
    match &job.aim {
        Aim::Answer(level) => (answer(job, *level, around), memory),
        Aim::Stones { lines, only, not } => {
            let (lines, only, not) = (*lines, only.clone(), not.clone());
            stones(job, Inquiry { lines, only, not, ..usual }, memory, around)
        }
        Aim::Defences(points) => {
            let points = held(job, points, around);
            let inquiry = Inquiry { lines: points.len(), only: Some(points), ..usual };
            stones(job, inquiry, memory, around)
        }
    }
}

/// Those of the points that stop the rival's win: a third of the time goes to the solver. All of them where he has
/// none, or nothing stops it.
fn held(job: &Job, points: &[Point], around: &Surroundings<'_>) -> Vec<Point> {
    let Surroundings { elapsed, stop, .. } = *around;
    let end = job.budget().hard / 3;
    let found = defences(&job.game, &|| stop() || elapsed() >= end);
    let holds = |point: &&Point| found.as_ref().is_none_or(|found| found.contains(point));
    let held: Vec<Point> = points.iter().filter(holds).copied().collect();
    if held.is_empty() { points.to_vec() } else { held }
}

impl Job {
    fn nothing(&self, around: &Surroundings<'_>) -> Thought {
        Thought { action: self.fallback.clone(), lines: Vec::new(), elapsed: (around.elapsed)() }
    }
}

/// What a level would do: the choices of openings, and the weaker levels.
fn answer(job: &Job, level: Level, around: &Surroundings<'_>) -> Thought {
    let Surroundings { elapsed, stop, .. } = *around;
    let Budget { soft, hard } = job.budget();
    let is_over = || stop() || elapsed() >= hard;
    let limits = Limits { nodes: job.nodes, ..Limits::of(level) };
    let Ok(mut search) = Search::with_limits(&job.game, limits, 1) else {
        return job.nothing(around);
    };
    let mut progress = search.progress();
    while !progress.done && !is_over() && elapsed() < soft {
        progress = search.step_until(&is_over);
    }
    Thought { action: progress.best.action, lines: Vec::new(), elapsed: elapsed() }
}

/// The best stones that can be found.
fn stones(
    job: &Job,
    inquiry: Inquiry,
    memory: Option<Memory>,
    around: &mut Surroundings<'_>,
) -> (Thought, Option<Memory>) {
    let begun = match memory {
        Some(memory) => Analysis::with_memory(&job.game, inquiry, memory),
        None => Analysis::new(&job.game, inquiry),
    };
    let Ok(mut analysis) = begun else { return (job.nothing(around), None) };
    let threads = job.threads;
    let report =
        with_helpers(&mut analysis, threads, |analysis, team| search(job, analysis, team, around));
    let elapsed = around.elapsed;
    let action = best(&report).map_or_else(|| job.fallback.clone(), Action::Place);
    let thought = Thought { action, lines: report.lines, elapsed: elapsed() };
    (thought, analysis.into_memory())
}

fn search(
    job: &Job,
    analysis: &mut Analysis,
    team: &Team<'_>,
    around: &mut Surroundings<'_>,
) -> Report {
    let mut report = analysis.report();
    tell(job, &report, around);
    let Surroundings { elapsed, stop, .. } = *around;
    let (budget, mut trend) = (job.budget(), Trend::default());
    let is_over = || stop() || elapsed() >= budget.hard;
    while !report.done && !is_over() {
        let told = report.depth;
        report = analysis.step_until(&is_over);
        report.nodes += team.nodes();
        if report.depth > told {
            tell(job, &report, around);
            trend.note(&report);
            // What a turn leaves over is lost: only a game's time is worth saving.
            let is_saving = budget.soft < budget.hard;
            if is_saving && budget.is_over(elapsed(), &trend) {
                break;
            }
        }
    }
    report
}

fn best(report: &Report) -> Option<Point> {
    report.lines.first()?.moves.first()?.point
}

fn tell(job: &Job, report: &Report, around: &mut Surroundings<'_>) {
    let Report { depth, nodes, lines, .. } = report;
    let action = best(report).map_or_else(|| job.fallback.clone(), Action::Place);
    let elapsed = (around.elapsed)();
    (around.tell)(Progress { action, depth: *depth, nodes: *nodes, lines: lines.clone(), elapsed });
}

/// Makes ready what the first search by these rules would have to make, an empty memory of this size among it.
pub fn prepare(setting: &Setting, table_entries: usize) -> Option<Memory> {
    let game = Game::new(setting.clone());
    let centre = Action::Place(setting.rules().extent.centre());
    let begun = game.after(&centre).unwrap_or(game);
    let inquiry = Inquiry { table_entries, ..Inquiry::default() };
    Analysis::new(&begun, inquiry).ok()?.into_memory()
}
