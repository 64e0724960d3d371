//! Carrying out a job with the engine.

use std::time::Duration;

use narabe_engine::{Level, Limits, Search};
use narabe_game::{Action, Game, Setting};

use crate::{Budget, Job, Progress, Thought, budget};

/// Thinks until the job is done, its time is over or `stop` says so. `elapsed` is the time since the manager's
/// command; what is found on the way is told.
pub fn think(
    job: &Job,
    elapsed: &dyn Fn() -> Duration,
    stop: &dyn Fn() -> bool,
    tell: &mut dyn FnMut(&Progress),
) -> Thought {
    let Budget { soft, hard } = budget(job.time);
    let share = |time: Duration| time.checked_mul(job.share).map_or(time, |part| part / 100);
    let (soft, hard) = (share(soft), share(hard));
    let is_over = || stop() || elapsed() >= hard;
    let limits = Limits { nodes: Some(job.nodes.unwrap_or(u64::MAX)), ..Limits::of(Level::Hard) };
    let Ok(mut search) = Search::with_limits(&job.game, limits, 1) else {
        return Thought { action: job.fallback.clone(), elapsed: elapsed() };
    };
    let mut progress = search.progress();
    tell(&of_search(&progress, elapsed()));
    while !progress.done && !is_over() {
        let told = progress.depth;
        progress = search.step_until(&is_over);
        if progress.depth > told {
            tell(&of_search(&progress, elapsed()));
            let is_deep = job.depth.is_some_and(|depth| progress.depth >= depth);
            if is_deep || elapsed() >= soft {
                break;
            }
        }
    }
    Thought { action: progress.best.action, elapsed: elapsed() }
}

/// Makes ready what the first search by these rules would have to make.
pub fn prepare(setting: &Setting) {
    let game = Game::new(setting.clone());
    let centre = Action::Place(setting.rules().extent.centre());
    let begun = game.after(&centre).unwrap_or(game);
    // Its result is nothing to anybody: the tables stay.
    let _search = Search::new(&begun, Level::Hard, 1).is_ok();
}

fn of_search(progress: &narabe_engine::Progress, elapsed: Duration) -> Progress {
    let narabe_engine::Progress { best, depth, nodes, score, .. } = progress;
    let (action, depth, nodes, score) = (best.action.clone(), *depth, *nodes, *score);
    Progress { action, depth, nodes, score, elapsed }
}
