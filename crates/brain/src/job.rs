//! What a session wants to be thought about, and what comes of it.

use std::time::Duration;

use narabe_engine::Score;
use narabe_game::{Action, Game};

use crate::TimeControl;

/// Something to think about.
#[derive(Clone, Debug)]
pub struct Job {
    /// The position; its prompt is what is to be answered.
    pub game: Game,
    /// What the manager allows, from when its command came.
    pub time: TimeControl,
    /// The part of that time which is this job's, in a hundred: an answer may take several.
    pub share: u32,
    /// The most nodes.
    pub nodes: Option<u64>,
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// A legal answer, should there be no time for another.
    pub fallback: Action,
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The answer as it stands.
    pub action: Action,
    /// The plies of the last finished iteration.
    pub depth: u32,
    /// The nodes searched.
    pub nodes: u64,
    /// The score for the side that answers, where it was looked for.
    pub score: Option<Score>,
    /// Since the command came.
    pub elapsed: Duration,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The answer.
    pub action: Action,
    /// Since the command came.
    pub elapsed: Duration,
}
