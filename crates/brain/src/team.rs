//! An analysis with helpers: threads that search the same position and share its table.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use narabe_engine::{Analysis, Helper};

/// The helpers of an analysis under way.
#[derive(Debug)]
pub struct Team<'a> {
    nodes: &'a AtomicU64,
}

impl Team<'_> {
    /// The positions that the helpers have searched, as of the last root move that each has finished.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

/// More threads than this are not taken, however many processors there are.
const MOST_THREADS: usize = 256;

/// The most threads that a search is worth: as many as there are processors, but two at least. More would only take the
/// processor from the one whose answer counts.
pub fn most_threads() -> u32 {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    processors.clamp(2, MOST_THREADS) as u32
}

/// Does `work` with an analysis while the other threads of its inquiry help, as many of them as [`most_threads`] allows,
/// and tells how many positions they have searched. They end when the work does. With one thread, and where an analysis
/// works alone, nobody helps.
pub fn with_helpers<T>(
    analysis: &mut Analysis,
    work: impl FnOnce(&mut Analysis, &Team<'_>) -> T,
) -> (T, u64) {
    let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
    let helpers = analysis.helpers();
    let done = thread::scope(|scope| {
        for helper in helpers.into_iter().take(most_threads() as usize - 1) {
            scope.spawn(|| help(helper, &stop, &nodes));
        }
        let _ended = Ended(&stop);
        work(analysis, &Team { nodes: &nodes })
    });
    (done, nodes.into_inner())
}

/// Sends the helpers home when the work ends, however it does.
struct Ended<'a>(&'a AtomicBool);

impl Drop for Ended<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn help(mut helper: Helper, stop: &AtomicBool, nodes: &AtomicU64) {
    let told_to_stop = || stop.load(Ordering::Relaxed);
    let mut goes_on = true;
    while goes_on && !told_to_stop() {
        let before = helper.nodes();
        goes_on = helper.step_until(&told_to_stop);
        nodes.fetch_add(helper.nodes() - before, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_engine::{Inquiry, Report};
    use narabe_game::{Game, Setting, SettingSpec};

    const QUIET: &str = "h8 i9 i8 g8 j8";

    fn analysed(transcript: &str, inquiry: Inquiry) -> (Report, u64) {
        let setting = Setting::resolve(&SettingSpec::of("freestyle")).expect("the rules exist");
        let game = Game::replay(setting, transcript).expect("the transcript is legal");
        let inquiry = Inquiry { solver_nodes: 0, ..inquiry };
        let mut analysis = Analysis::new(&game, inquiry).expect("the game goes on");
        with_helpers(&mut analysis, |analysis, _| {
            while !analysis.step_until(&|| false).done {}
            analysis.report()
        })
    }

    fn of_threads(threads: u32) -> Inquiry {
        Inquiry { threads, depth: Some(6), ..Inquiry::default() }
    }

    #[test]
    fn one_thread_works_alone_and_always_the_same() {
        for threads in [0, 1] {
            let (first, by_helpers) = analysed(QUIET, of_threads(threads));
            assert_eq!((first.depth, by_helpers), (6, 0));
            assert_eq!(analysed(QUIET, of_threads(threads)).0, first);
        }
    }

    #[test]
    fn the_nodes_are_those_of_all_threads() {
        const NODES: u64 = 20_000;
        // A thread that has used up its share looks up once or twice on its way out.
        const SPARE: u64 = 20;
        for (threads, most) in [(1, NODES), (2, NODES / 2), (4, NODES / 4)] {
            let inquiry = Inquiry { threads, nodes: Some(NODES), ..Inquiry::default() };
            let (report, by_helpers) = analysed(QUIET, inquiry);
            assert!(report.done && report.nodes <= most + SPARE, "{threads}: {}", report.nodes);
            assert!(report.nodes > most / 2, "{threads}: {}", report.nodes);
            assert!(report.nodes + by_helpers <= NODES + 4 * SPARE, "{threads}: {by_helpers}");
        }
    }

    #[test]
    fn helpers_end_with_the_work_and_a_win_is_one() {
        for _ in 0..5 {
            let (report, _) = analysed(QUIET, of_threads(3));
            assert_eq!(report.depth, 6);
            let (won, _) = analysed("h8 a1 h9 a2 h10 a3", of_threads(4));
            assert!(won.lines[0].score.is_win());
        }
    }
}
