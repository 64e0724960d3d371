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
        threads: job.threads,
        table_entries: job.table_entries,
        stones_only: true,
        params: job.params,
        ..Inquiry::default()
    };
    match &job.aim {
        Aim::Answer(level) => as_level(job, *level, usual, memory, around),
        Aim::Stones { lines, only, not } => {
            let (lines, only, not) = (*lines, only.clone(), not.clone());
            stones(job, Inquiry { lines, only, not, ..usual }, memory, around)
        }
        Aim::Defences(points) => defend(job, points, usual, memory, around),
    }
}

/// Those of the points that stop the rival's win: a third of the time goes to the solver. All of them where he has
/// none, and none of them where it is proved that nothing stops it.
fn held(job: &Job, points: &[Point], around: &Surroundings<'_>) -> Vec<Point> {
    let Surroundings { elapsed, stop, .. } = *around;
    let end = job.budget().hard / 3;
    let found = defences(&job.game, &|| stop() || elapsed() >= end);
    let holds = |point: &&Point| found.as_ref().is_none_or(|found| found.contains(point));
    points.iter().filter(holds).copied().collect()
}

/// The stones that hold, best first; where none does the one that resists best, which is played but is no defence.
fn defend(
    job: &Job,
    points: &[Point],
    usual: Inquiry,
    memory: Option<Memory>,
    around: &mut Surroundings<'_>,
) -> (Thought, Option<Memory>) {
    let held = held(job, points, around);
    let searched = if held.is_empty() { points.to_vec() } else { held.clone() };
    let inquiry = Inquiry { lines: held.len().max(1), only: Some(searched), ..usual };
    // What is told on the way must not name the others any more.
    let job = Job { aim: Aim::Defences(held), ..job.clone() };
    let (mut thought, memory) = stones(&job, inquiry, memory, around);
    if thought.held.is_empty() {
        thought.lines.clear();
    }
    (thought, memory)
}

impl Job {
    fn nothing(&self, around: &Surroundings<'_>) -> Thought {
        Thought { elapsed: (around.elapsed)(), ..self.unthought() }
    }
}

/// What a level would do, but that a manager wants a stone where the level passes.
fn as_level(
    job: &Job,
    level: Level,
    usual: Inquiry,
    memory: Option<Memory>,
    around: &mut Surroundings<'_>,
) -> (Thought, Option<Memory>) {
    let thought = answer(job, level, around);
    if thought.action != Action::Pass {
        return (thought, memory);
    }
    let nodes = job.nodes.or_else(|| Limits::of(level).nodes);
    let (instead, memory) = stones(job, Inquiry { nodes, ..usual }, memory, around);
    (Thought { lines: Vec::new(), ..instead }, memory)
}

/// What a level would do: the choices of openings, and the weaker levels.
fn answer(job: &Job, level: Level, around: &Surroundings<'_>) -> Thought {
    let Surroundings { elapsed, stop, .. } = *around;
    let Budget { soft, hard } = job.budget();
    let is_over = || stop() || elapsed() >= hard;
    let limits = Limits { nodes: job.nodes, params: job.params, ..Limits::of(level) };
    let Ok(mut search) = Search::with_limits(&job.game, limits, 1) else {
        return job.nothing(around);
    };
    let mut progress = search.progress();
    while !progress.done && !is_over() && elapsed() < soft {
        progress = search.step_until(&is_over);
    }
    Thought { elapsed: elapsed(), ..Thought::of(progress.best.action) }
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
    let (report, _) =
        with_helpers(&mut analysis, |analysis, team| search(job, analysis, team, around));
    let elapsed = around.elapsed;
    let action = best(&report).map_or_else(|| job.fallback.clone(), Action::Place);
    let thought = Thought { action, lines: report.lines, elapsed: elapsed(), ..job.unthought() };
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
            if budget.is_over(elapsed(), &trend) {
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
    let (lines, held) = (lines.clone(), job.held());
    (around.tell)(Progress { action, depth: *depth, nodes: *nodes, lines, held, elapsed });
}

/// Makes ready what the first search by these rules would have to make, an empty memory of this size among it.
pub fn prepare(setting: &Setting, table_entries: usize) -> Option<Memory> {
    let game = Game::new(setting.clone());
    let centre = Action::Place(setting.rules().extent.centre());
    let begun = game.after(&centre).unwrap_or(game);
    let inquiry = Inquiry { table_entries, ..Inquiry::default() };
    Analysis::new(&begun, inquiry).ok()?.into_memory()
}

#[cfg(test)]
mod tests {
    use narabe_engine::Params;
    use narabe_engine::clock::Allowance;
    use narabe_game::SettingSpec;
    use narabe_rules::{Extent, parse_points};

    use super::*;

    /// White has an open four, and has passed all the same: a pass would be a draw.
    const RELIEF: &str = "b2 h8 d15 h9 o15 h10 o2 h11 b15 -";

    fn thought(transcript: &str, aim: Aim) -> Thought {
        told(transcript, aim, &mut |_| {})
    }

    fn told(transcript: &str, aim: Aim, tell: &mut dyn FnMut(Progress)) -> Thought {
        let setting = Setting::resolve(&SettingSpec::of("renju")).expect("the rules exist");
        let game = Game::replay(setting, transcript).expect("the transcript is legal");
        let job = Job {
            game,
            aim,
            time: Allowance::default(),
            share: 100,
            nodes: Some(5_000),
            depth: Some(6),
            table_entries: 1 << 12,
            threads: 1,
            params: Params::default(),
            fallback: Action::Pass,
        };
        let mut around = Surroundings { elapsed: &|| Duration::ZERO, stop: &|| false, tell };
        think(&job, None, &mut around).0
    }

    #[test]
    fn a_manager_gets_a_stone_where_a_pass_would_be_better() {
        let stones = Aim::Stones { lines: 1, only: None, not: Vec::new() };
        for aim in [stones, Aim::Answer(Level::ALL[Level::ALL.len() - 1])] {
            let found = thought(RELIEF, aim.clone());
            assert!(matches!(found.action, Action::Place(_)), "{aim:?}: {found:?}");
        }
    }

    #[test]
    fn what_is_proved_to_lose_is_no_defence_and_a_stone_is_played() {
        let points = parse_points(Extent::Square(15), "h7 h12 d4").expect("the points are there");
        for (transcript, held) in [(RELIEF, 0), ("h8 a1 h9 a3 h10", 1), ("h8", 3)] {
            let mut on_the_way = Vec::new();
            let mut tell = |progress: Progress| on_the_way.push(progress.held.len());
            let found = told(transcript, Aim::Defences(points.clone()), &mut tell);
            assert!(!on_the_way.is_empty() && on_the_way.iter().all(|count| *count == held));
            assert!(matches!(found.action, Action::Place(_)), "{transcript}: {found:?}");
            assert_eq!((found.lines.len(), found.held.len()), (held, held), "{transcript}");
        }
    }
}
