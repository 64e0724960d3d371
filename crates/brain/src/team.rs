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
    /// The positions that the helpers have searched.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

/// Does `work` with an analysis while so many threads less one help; they end when the work does. With one thread, and
/// where an analysis works alone, nobody helps. No more threads run than there are processors, but two at least: more
/// would only take the processor from the one whose answer counts.
pub fn with_helpers<T>(
    analysis: &mut Analysis,
    threads: usize,
    work: impl FnOnce(&mut Analysis, &Team<'_>) -> T,
) -> T {
    let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
    let numbers = 1..at_most_processors(threads);
    let helpers: Vec<Helper> = numbers.map_while(|number| analysis.helper(number)).collect();
    thread::scope(|scope| {
        for helper in helpers {
            scope.spawn(|| help(helper, &stop, &nodes));
        }
        let _ended = Ended(&stop);
        work(analysis, &Team { nodes: &nodes })
    })
}

/// So many threads, one at least, as far as there are processors for them.
fn at_most_processors(threads: usize) -> u32 {
    let processors = thread::available_parallelism().map_or(1, NonZero::get).max(2);
    u32::try_from(threads.clamp(1, processors)).unwrap_or(u32::MAX)
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

    fn analysed(transcript: &str, threads: usize) -> (Report, u64) {
        let setting = Setting::resolve(&SettingSpec::of("freestyle")).expect("the rules exist");
        let game = Game::replay(setting, transcript).expect("the transcript is legal");
        let inquiry = Inquiry { depth: Some(6), solver_nodes: 0, ..Inquiry::default() };
        let mut analysis = Analysis::new(&game, inquiry).expect("the game goes on");
        with_helpers(&mut analysis, threads, |analysis, team| {
            while !analysis.step_until(&|| false).done {}
            (analysis.report(), team.nodes())
        })
    }

    #[test]
    fn one_thread_works_alone_and_always_the_same() {
        let (first, by_helpers) = analysed("h8 i9 i8 g8 j8", 1);
        assert_eq!((first.depth, by_helpers), (6, 0));
        assert_eq!(analysed("h8 i9 i8 g8 j8", 1).0, first);
    }

    #[test]
    fn there_are_no_more_threads_than_processors() {
        assert_eq!([0, 1, 2].map(at_most_processors), [1, 1, 2]);
        assert!(at_most_processors(1_000_000) < 1_000_000);
    }

    #[test]
    fn helpers_end_with_the_work_and_a_win_is_one() {
        for _ in 0..5 {
            let (report, _) = analysed("h8 i9 i8 g8 j8", 3);
            assert_eq!(report.depth, 6);
            let (won, _) = analysed("h8 a1 h9 a2 h10 a3", 4);
            assert!(won.lines[0].score.is_win());
        }
    }
}
