//! The loop around a session: a thread that reads, a thread that searches, and the clock.

use std::io::{self, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use narabe_engine::Memory;
use narabe_game::Setting;
use narabe_protocol::Lines;

use crate::settings::makeshift_entries;
use crate::{
    Effect, Job, Options, Progress, Session, Surroundings, Thought, most_threads, prepare, think,
};

/// What the loop waits for.
enum News {
    /// A line of the manager's, and when it came.
    Line(String, Instant),
    /// The manager says nothing more.
    Closed,
    /// The search with this number has come so far.
    Progress(u64, Progress),
    /// What was prepared with this number is ready.
    Ready(u64, Option<Box<Memory>>),
    /// The search with this number is at its end; what it has learnt comes back.
    Thought(u64, Thought, Option<Box<Memory>>),
    /// The search with this number has broken down.
    Lost(u64),
}

/// What a thread says last, however it ends: a panic must not leave anybody waiting for it.
struct LastWord {
    news: Sender<News>,
    /// Taken when it is said.
    word: Option<News>,
}

impl LastWord {
    /// It is this, unless another one is found.
    const fn unless(news: Sender<News>, word: News) -> Self {
        Self { news, word: Some(word) }
    }

    fn is(mut self, word: News) {
        self.word = Some(word);
    }
}

impl Drop for LastWord {
    fn drop(&mut self) {
        // Where the loop has ended nobody needs to know.
        let _heard = self.word.take().is_some_and(|word| self.news.send(word).is_ok());
    }
}

/// A search under way.
struct Running {
    number: u64,
    began: Instant,
    stop: Arc<AtomicBool>,
    /// When an answer is given without it.
    deadline: Option<Instant>,
    best: Thought,
}

/// So long after its time a search that does not return is left alone.
const GRACE: Duration = Duration::from_millis(8);
/// A search that is to leave at once is left alone after this.
const HURRY: Duration = Duration::from_millis(100);

impl Running {
    /// Has the search leave, and waits for that no longer than is decent.
    fn hurry(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let soon = now() + HURRY;
        self.deadline = Some(self.deadline.map_or(soon, |deadline| deadline.min(soon)));
    }
}

struct Loop<W> {
    session: Session,
    output: W,
    news: Sender<News>,
    running: Option<Running>,
    searches: u64,
    /// What searches have learnt, and since which search: what comes back from one before it is dropped.
    memory: Option<Box<Memory>>,
    remembers_from: u64,
    /// Whether something is being prepared, and what is to be prepared after it.
    preparing: bool,
    wanted: Option<(Setting, usize)>,
    /// Searches that were left alone and have not returned: they keep what they had.
    left_alone: u64,
    /// When the command came that is being carried out.
    came: Instant,
    /// Nobody says anything more: what is being answered is answered at once.
    closed: bool,
    quit: bool,
}

/// Plays by the protocol until the manager says `END` or nothing more.
///
/// # Errors
/// When the output cannot be written: nobody is there to hear.
pub fn run(
    options: Options,
    input: impl Read + Send + 'static,
    output: impl Write,
) -> io::Result<()> {
    let (news, inbox) = channel();
    let lines = news.clone();
    // It ends with the program: nobody can interrupt a read.
    let _reader = thread::spawn(move || read(input, &lines));
    Loop::new(options, output, news).go(&inbox)
}

/// Reads lines until there are no more.
fn read(mut input: impl Read, news: &Sender<News>) {
    let mut lines = Lines::new();
    let mut bytes = [0; 4096];
    loop {
        match input.read(&mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(length) => lines.push(&bytes[..length]),
        }
        for line in lines.by_ref() {
            if news.send(News::Line(line, now())).is_err() {
                return;
            }
        }
    }
    lines.finish();
    for line in lines.by_ref() {
        if news.send(News::Line(line, now())).is_err() {
            return;
        }
    }
    // Where the loop has ended nobody needs to know.
    let _closed = news.send(News::Closed).is_ok();
}

impl<W: Write> Loop<W> {
    fn new(options: Options, output: W, news: Sender<News>) -> Self {
        Self {
            session: Session::new(options, most_threads()),
            output,
            news,
            running: None,
            searches: 0,
            memory: None,
            remembers_from: 0,
            preparing: false,
            wanted: None,
            left_alone: 0,
            came: now(),
            closed: false,
            quit: false,
        }
    }

    fn go(mut self, inbox: &Receiver<News>) -> io::Result<()> {
        while !self.quit {
            match self.wait(inbox) {
                Ok(News::Line(line, came)) => self.line(&line, came)?,
                Ok(News::Progress(number, progress)) => self.progress(number, &progress)?,
                Ok(News::Ready(number, memory)) => {
                    self.preparing = false;
                    if number == self.searches {
                        self.remember(number, memory);
                    }
                    if let Some((setting, table_entries)) = self.wanted.take() {
                        self.prepare(setting, table_entries);
                    }
                }
                Ok(News::Thought(number, thought, memory)) => {
                    self.remember(number, memory);
                    if self.is_running(number) {
                        self.thought(&thought)?;
                    } else {
                        self.left_alone -= 1;
                    }
                }
                Ok(News::Lost(number)) => self.lost(number)?,
                Ok(News::Closed) | Err(RecvTimeoutError::Disconnected) => self.close(),
                Err(RecvTimeoutError::Timeout) => {
                    self.left_alone += u64::from(self.running.is_some());
                    self.give_up()?;
                }
            }
            self.quit |= self.closed && self.running.is_none();
        }
        Ok(())
    }

    fn remember(&mut self, number: u64, memory: Option<Box<Memory>>) {
        if number >= self.remembers_from {
            self.memory = memory.or_else(|| self.memory.take());
        }
    }

    fn wait(&self, inbox: &Receiver<News>) -> Result<News, RecvTimeoutError> {
        match self.running.as_ref().and_then(|running| running.deadline) {
            Some(deadline) => inbox.recv_timeout(deadline.saturating_duration_since(now())),
            None => inbox.recv().or(Err(RecvTimeoutError::Disconnected)),
        }
    }

    fn is_running(&self, number: u64) -> bool {
        self.running.as_ref().is_some_and(|running| running.number == number)
    }

    fn line(&mut self, line: &str, came: Instant) -> io::Result<()> {
        if !self.session.is_answering() {
            self.came = came;
        }
        let effects = self.session.read(line);
        self.carry_out(effects)
    }

    fn progress(&mut self, number: u64, progress: &Progress) -> io::Result<()> {
        let Some(running) = self.running.as_mut().filter(|running| running.number == number) else {
            return Ok(());
        };
        running.best.action = progress.action.clone();
        running.best.lines.clone_from(&progress.lines);
        running.best.held.clone_from(&progress.held);
        for answer in self.session.progress(progress) {
            writeln!(self.output, "{answer}")?;
        }
        self.output.flush()
    }

    fn thought(&mut self, thought: &Thought) -> io::Result<()> {
        self.running = None;
        let (was_answering, begun) = (self.session.is_answering(), self.session.begun());
        let effects = self.session.thought(thought);
        if was_answering && self.session.begun() > begun {
            // What waited for this answer has its own time; a further step of the same answer has not.
            self.came = now();
        }
        self.carry_out(effects)
    }

    fn close(&mut self) {
        self.closed = true;
        if let Some(running) = &mut self.running {
            running.hurry();
        }
    }

    /// Goes on without a search that will never return.
    fn lost(&mut self, number: u64) -> io::Result<()> {
        if self.is_running(number) {
            return self.give_up();
        }
        self.left_alone -= 1;
        Ok(())
    }

    /// Answers for a search that does not return.
    fn give_up(&mut self) -> io::Result<()> {
        let Some(running) = self.running.take() else { return Ok(()) };
        running.stop.store(true, Ordering::Relaxed);
        let thought = Thought { elapsed: running.began.elapsed(), ..running.best };
        self.thought(&thought)
    }

    fn carry_out(&mut self, effects: Vec<Effect>) -> io::Result<()> {
        for effect in effects {
            match effect {
                Effect::Say(answer) => {
                    writeln!(self.output, "{answer}")?;
                    self.output.flush()?;
                }
                Effect::Think(job) => self.think(*job),
                Effect::Stop => {
                    if let Some(running) = &mut self.running {
                        running.hurry();
                    }
                }
                Effect::Prepare { setting, table_entries } => self.prepare(*setting, table_entries),
                Effect::Forget => {
                    self.memory = None;
                    self.remembers_from = self.searches + 1;
                }
                Effect::Quit => self.quit = true,
            }
        }
        Ok(())
    }

    /// Has one thing prepared at a time, and of what is wanted meanwhile only the last: managers say their settings one
    /// after the other.
    fn prepare(&mut self, setting: Setting, table_entries: usize) {
        if self.preparing {
            self.wanted = Some((setting, table_entries));
            return;
        }
        self.preparing = true;
        // What is prepared counts as learnt by a search of its own.
        self.searches += 1;
        let number = self.searches;
        let last_word = LastWord::unless(self.news.clone(), News::Ready(number, None));
        let _preparing = thread::spawn(move || {
            let memory = prepare(&setting, table_entries).map(Box::new);
            last_word.is(News::Ready(number, memory));
        });
    }

    fn think(&mut self, mut job: Job) {
        self.searches += 1;
        let (number, began) = (self.searches, self.came);
        let stop = Arc::new(AtomicBool::new(false));
        let deadline = began.checked_add(job.budget().hard.saturating_add(GRACE));
        let best = job.unthought();
        let mut running = Running { number, began, stop: Arc::clone(&stop), deadline, best };
        if self.closed {
            running.hurry();
        }
        self.running = Some(running);
        let (news, memory) = (self.news.clone(), self.memory.take());
        // Two large tables would be more than the manager allows.
        let is_makeshift = memory.is_none() && self.left_alone > 0;
        if is_makeshift {
            job.table_entries = makeshift_entries(job.table_entries);
        }
        let last_word = LastWord::unless(news.clone(), News::Lost(number));
        let _search = thread::spawn(move || {
            let mut tell = |progress: Progress| {
                // Where the loop has ended nobody needs to know.
                let _heard = news.send(News::Progress(number, progress)).is_ok();
            };
            let (elapsed, stop) = (|| began.elapsed(), || stop.load(Ordering::Relaxed));
            let mut around = Surroundings { elapsed: &elapsed, stop: &stop, tell: &mut tell };
            let (thought, memory) = think(&job, memory.map(|memory| *memory), &mut around);
            let memory = memory.filter(|_| !is_makeshift).map(Box::new);
            last_word.is(News::Thought(number, thought, memory));
        });
    }
}

#[expect(clippy::disallowed_methods, reason = "the loop is where time comes from")]
fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_game::Action;
    use narabe_rules::Point;

    fn running(number: u64) -> Running {
        let best = Thought::of(Action::Pass);
        Running { number, began: now(), stop: Arc::default(), deadline: None, best }
    }

    #[test]
    fn a_thread_that_panics_says_so_and_one_that_does_not_says_its_word_only() {
        for (panics, wanted) in [(true, "lost"), (false, "ready")] {
            let (news, inbox) = channel();
            let last_word = LastWord::unless(news, News::Lost(7));
            let thread = thread::spawn(move || {
                assert!(!panics, "a panic that is meant");
                last_word.is(News::Ready(7, None));
            });
            assert_eq!(thread.join().is_err(), panics);
            let told = inbox.iter().map(|word| match word {
                News::Lost(7) => "lost",
                News::Ready(7, None) => "ready",
                _ => "another",
            });
            assert_eq!(told.collect::<Vec<_>>(), [wanted]);
        }
    }

    #[test]
    fn a_search_that_is_lost_is_not_waited_for() {
        // The number of the search that is lost; which one runs after that, and how many are left alone.
        for (lost, runs, left_alone) in [(2, false, 1), (1, true, 0)] {
            let (news, _inbox) = channel();
            let mut all = Loop::new(Options::default(), Vec::new(), news);
            (all.running, all.left_alone) = (Some(running(2)), 1);
            all.lost(lost).expect("a vector can be written to");
            assert_eq!((all.running.is_some(), all.left_alone), (runs, left_alone), "{lost}");
        }
    }
    #[test]
    fn what_a_search_has_told_is_what_it_is_given_up_with() {
        let (news, _inbox) = channel();
        let mut all = Loop::new(Options::default(), Vec::new(), news);
        all.running = Some(running(2));
        let (lines, held) = (Vec::new(), vec![Point { x: 3, y: 4 }]);
        let (action, elapsed) = (Action::Place(held[0]), Duration::ZERO);
        let progress =
            Progress { action: action.clone(), depth: 1, nodes: 1, lines, held, elapsed };
        for number in [1, 2] {
            all.progress(number, &progress).expect("a vector can be written to");
            let best = all.running.as_ref().map(|running| &running.best);
            let is_noted =
                best.is_some_and(|best| best.action == action && best.held == progress.held);
            assert_eq!(is_noted, number == 2, "{number}");
        }
    }
}
