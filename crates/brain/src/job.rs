//! What a session wants to be thought about, and what comes of it.

use std::time::Duration;

use narabe_engine::clock::{Allowance, Budget};
use narabe_engine::{Level, Params, Variation};
use narabe_game::{Action, Game};
use narabe_rules::Point;

/// Something to think about.
#[derive(Clone, Debug)]
pub struct Job {
    /// The position; its prompt is what is to be answered.
    pub game: Game,
    /// What is wanted.
    pub aim: Aim,
    /// What the manager allows, from when its command came.
    pub time: Allowance,
    /// How much of that time may have passed when this job is done, in a hundred: an answer may take several.
    pub share: u32,
    /// The most nodes, those of all threads together.
    pub nodes: Option<u64>,
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// The entries of the transposition table.
    pub table_entries: usize,
    /// The threads.
    pub threads: u32,
    /// The numbers of the search.
    pub params: Params,
    /// A legal answer, should there be no time for another.
    pub fallback: Action,
}

impl Job {
    /// How long this job may take, counted from the command.
    pub fn budget(&self) -> Budget {
        let Budget { soft, hard } = self.time.budget();
        let share = |time: Duration| time.checked_mul(self.share).map_or(time, |part| part / 100);
        Budget { soft: share(soft), hard: share(hard) }
    }

    /// What can be said before anything is thought.
    pub fn unthought(&self) -> Thought {
        Thought { held: self.held(), ..Thought::of(self.fallback.clone()) }
    }

    /// The defences that are asked for.
    pub(crate) fn held(&self) -> Vec<Point> {
        match &self.aim {
            Aim::Defences(points) => points.clone(),
            Aim::Stones { .. } | Aim::Answer(_) => Vec::new(),
        }
    }
}

/// What is wanted of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The best stones.
    Stones {
        /// So many of them.
        lines: usize,
        /// Only on these points.
        only: Option<Vec<Point>>,
        /// Not on these points.
        not: Vec<Point>,
    },
    /// Every stone of these points after which the game is not lost.
    Defences(Vec<Point>),
    /// What this level answers.
    Answer(Level),
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The answer as it stands.
    pub action: Action,
    /// The plies of the last finished iteration; 0 before the first.
    pub depth: u32,
    /// The nodes searched.
    pub nodes: u64,
    /// The lines that were wanted, best first.
    pub lines: Vec<Variation>,
    /// Of [`Aim::Defences`] those that the solver has not shown to lose.
    pub held: Vec<Point>,
    /// Since the command came.
    pub elapsed: Duration,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The answer.
    pub action: Action,
    /// The lines that were wanted, best first.
    pub lines: Vec<Variation>,
    /// Of [`Aim::Defences`] those that the solver has not shown to lose, whether there was time to search them or not.
    pub held: Vec<Point>,
    /// Since the command came.
    pub elapsed: Duration,
}

impl Thought {
    /// This answer, and nothing that was found on the way.
    pub const fn of(action: Action) -> Self {
        Self { action, lines: Vec::new(), held: Vec::new(), elapsed: Duration::ZERO }
    }
}
