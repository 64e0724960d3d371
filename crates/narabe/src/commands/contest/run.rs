//! All games of a match, several at once.

use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use indicatif::ProgressBar;
use narabe_contest::{Finished, Header};

use super::duel::{Contest, Kept, Played, play};
use super::keep::Shelf;
use super::record::Record;
use super::results::Results;
use super::schedule::Fixture;

/// What the threads of a match share.
#[derive(Debug)]
struct Desk<'a> {
    /// The games that nobody has begun.
    waiting: std::vec::IntoIter<Fixture>,
    record: Record,
    results: Results,
    bar: &'a ProgressBar,
    failure: Option<anyhow::Error>,
}

/// Plays what the results still lack, `at_once` games at a time.
pub(crate) fn run(
    contest: &Contest,
    header: &Header,
    (record, results): (Record, Results),
    fixtures: &[Fixture],
    way: Way<'_>,
) -> anyhow::Result<Results> {
    let open = fixtures.iter().filter(|fixture| results.is_open(fixture.number));
    let waiting = open.copied().collect::<Vec<_>>().into_iter();
    let desk = Desk { waiting, record, results, bar: way.bar, failure: None };
    desk.show();
    let desk = Mutex::new(desk);
    thread::scope(|scope| {
        for _ in 0..way.at_once {
            scope.spawn(|| work(contest, header, &desk, way.shelf));
        }
    });
    let desk = desk.into_inner().unwrap_or_else(PoisonError::into_inner);
    match desk.failure {
        Some(failure) => Err(failure),
        None => Ok(desk.results),
    }
}

/// How games are played and kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way<'a> {
    pub(crate) at_once: usize,
    pub(crate) shelf: &'a Shelf,
    pub(crate) bar: &'a ProgressBar,
}

impl Way<'_> {
    /// The folder of the files of games inside that of a match.
    pub(crate) fn games(folder: &Path) -> std::path::PathBuf {
        folder.join("games")
    }
}

/// Plays one game after another until there is none, or the match is stopped.
fn work(contest: &Contest, header: &Header, desk: &Mutex<Desk<'_>>, shelf: &Shelf) {
    let mut kept = Kept::new();
    while let Some(fixture) = next(contest, desk) {
        let done = play(contest, &fixture, &mut kept).and_then(|played| match played {
            Some(played) => lock(desk).file(header, contest, &fixture, played, shelf),
            None => Ok(()),
        });
        if let Err(failure) = done {
            lock(desk).failure.get_or_insert(failure);
            contest.stop.store(true, Ordering::Relaxed);
        }
    }
    let is_stopped = contest.stop.load(Ordering::Relaxed);
    // Of a match that was stopped the engines are killed with their processes' owners.
    kept.into_values().filter(|_| !is_stopped).for_each(super::brain::Brain::leave);
}

fn lock<'a, 'b>(desk: &'a Mutex<Desk<'b>>) -> MutexGuard<'a, Desk<'b>> {
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}

fn next(contest: &Contest, desk: &Mutex<Desk<'_>>) -> Option<Fixture> {
    let mut desk = lock(desk);
    let is_stopped = contest.stop.load(Ordering::Relaxed);
    if is_stopped || desk.results.verdict().is_some() {
        return None;
    }
    desk.waiting.next()
}

impl Desk<'_> {
    /// Puts a game on record. The files come first: what is on record is not played again.
    fn file(
        &mut self,
        header: &Header,
        contest: &Contest,
        fixture: &Fixture,
        played: Played,
        shelf: &Shelf,
    ) -> anyhow::Result<()> {
        let Played { mut record, opening, fault } = played;
        let name = |player: usize| Some(header.engines[player].name.clone());
        record.black = name(fixture.black);
        record.white = name(fixture.white);
        record.round = Some(fixture.number.to_string());
        let finished = Finished { number: fixture.number, opening, fault, record };
        shelf.put(finished.number, &finished.record)?;
        self.record.add(&finished)?;
        self.results.count(&finished);
        if self.results.verdict().is_some() {
            // Games that are under way would change nothing.
            contest.stop.store(true, Ordering::Relaxed);
        }
        self.show();
        Ok(())
    }

    fn show(&self) {
        self.bar.set_position(u64::from(self.results.games()));
        self.bar.set_message(super::report::short(&self.results));
    }
}
