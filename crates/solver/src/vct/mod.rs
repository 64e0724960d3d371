//! The search for a win by continuous threats: fours and threes (VCT).
//!
//! A three threatens a four that cannot be parried, so the rival must break every such threat, or make a four of
//! his own. Which stones do that is computed from the patterns, never listed by shape. The attacker's stones are
//! his fours, his threes, and whatever else threatens a winning four next.

mod numbers;
mod proof;
mod search;
mod shortest;
mod table;
mod text;
mod threats;
mod without_three;

use narabe_rules::Color;
use narabe_threats::ThreatBoard;

use numbers::Numbers;
pub use proof::Proof;
use search::{ProofSearch, Task};
pub use shortest::ShortestFinding;
pub use text::{ProofTextError, ProofTextReason};

/// Says when to stop.
type Stop<'a> = &'a dyn Fn() -> bool;

/// How far to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions of both sides, those of the searches for continuous fours included.
    pub nodes: u64,
    /// Positions of one search for continuous fours, which is made at every new position of the attacker's.
    pub fours_nodes: u64,
    /// Whether to try, where fours and threes do not promise enough, stones that only threaten to win by fours: those that
    /// add to a line of the attacker's, or take a four from the rival.
    pub quiet: bool,
    /// Positions of one search for the fours that such a stone threatens.
    pub threat_nodes: u64,
}

impl Effort {
    /// As many positions, with the usual share for the fours.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, fours_nodes: 40, quiet: false, threat_nodes: 100 }
    }
}

/// What a search has found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The attacker wins, and this proves it.
    Win(Proof),
    /// Fours and threes do not win, nor the quiet stones where they were allowed.
    None,
    /// The nodes did not suffice to tell, or it was stopped.
    Unknown,
}

/// A verdict and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was found out.
    pub verdict: Verdict,
    /// The number of positions searched.
    pub nodes: u64,
}

/// The searcher, with its tables. It may be used for many positions of one rule set.
#[derive(Clone, Debug)]
pub struct Vct {
    search: ProofSearch,
    /// Whether the tables tell of searches with quiet stones: what is lost without them need not be so with them.
    is_quiet: bool,
}

impl Vct {
    /// A searcher whose table has this many entries of 32 bytes, rounded up to a power of two; its table of
    /// failed fours has a quarter as many of 16 bytes.
    pub fn new(table_entries: usize) -> Self {
        let search = ProofSearch::new(table_entries, (table_entries / 4).max(1));
        Self { search, is_quiet: false }
    }

    /// Forgets all earlier searches, so that the next one depends on its arguments alone.
    pub fn clear(&mut self) {
        self.search.table.clear();
        self.search.fours.clear();
        // What the tables hold may hang on the doubt, so it lasts as long as they do.
        self.search.is_doubtful = false;
    }

    /// Looks for a win of `attacker`, who is to move. The board comes back as it was.
    pub fn solve(&mut self, board: &mut ThreatBoard, attacker: Color, effort: Effort) -> Finding {
        self.solve_until(board, attacker, effort, &|| false)
    }

    /// The same, left early when `stop` says so.
    pub fn solve_until(
        &mut self,
        board: &mut ThreatBoard,
        attacker: Color,
        effort: Effort,
        stop: Stop<'_>,
    ) -> Finding {
        if self.is_quiet != effort.quiet {
            self.clear();
            self.is_quiet = effort.quiet;
        }
        let search = &mut self.search;
        search.nodes = 0;
        search.is_stopped = false;
        let mut task = Task { board, attacker, effort, stop };
        let numbers = search.attack(&mut task, Numbers::UNLIMITED);
        let searched = search.nodes;
        let verdict = match numbers {
            Numbers { proof: 0, .. } => {
                // Writing the proof down may search again what the table has lost, with as many nodes more; lines of fours
                // too, which may take more than at first.
                task.effort.nodes = searched.max(effort.nodes).saturating_mul(2);
                task.effort.fours_nodes = effort.fours_nodes.saturating_mul(4);
                task.effort.threat_nodes = effort.threat_nodes.saturating_mul(4);
                search.is_stopped = false;
                search.proof(&mut task).map_or(Verdict::Unknown, Verdict::Win)
            }
            Numbers { disproof: 0, .. } if !search.is_doubtful => Verdict::None,
            _ => Verdict::Unknown,
        };
        Finding { verdict, nodes: search.nodes }
    }
}
