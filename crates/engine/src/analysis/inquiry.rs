//! What is asked of an analysis.

use narabe_rules::Point;

use crate::level::Effort;
use crate::search::Params;

/// What is asked of an analysis. No limit means none: it goes on until somebody leaves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inquiry {
    /// How many of the best moves to tell, each with its line; at least 1.
    pub lines: usize,
    /// The most positions, those of all threads together.
    pub nodes: Option<u64>,
    /// The threads, of which each gets an even share of the nodes: this one and those of its helpers. Where an analysis
    /// works alone it has them all.
    pub threads: u32,
    /// The deepest iteration, in plies.
    pub depth: Option<u32>,
    /// The only points that may be played first. All of them are searched, however little they promise.
    pub only: Option<Vec<Point>>,
    /// Points that may not be played first.
    pub not: Vec<Point>,
    /// Whether a stone is wanted even where a pass would be worth more.
    pub stones_only: bool,
    /// The entries of the transposition table.
    pub table_entries: usize,
    /// The positions that the solver beside the search may look at; 0 for no solver.
    pub solver_nodes: u64,
    /// The numbers of the search.
    pub params: Params,
}

impl Default for Inquiry {
    fn default() -> Self {
        Self {
            lines: 1,
            nodes: None,
            threads: 1,
            depth: None,
            only: None,
            not: Vec::new(),
            stones_only: false,
            table_entries: 1 << 20,
            solver_nodes: 1_000_000,
            params: Params::BEST,
        }
    }
}

/// The deepest iteration where no limit is asked for.
const DEEPEST: u32 = 100;

/// What an entry of the transposition table takes, together with its share of the solver's tables.
const ENTRY_BYTES: usize = 32;

impl Inquiry {
    /// The entries of a transposition table with which an analysis stays within so many bytes.
    pub const fn entries_within(bytes: usize) -> usize {
        match (bytes / ENTRY_BYTES).checked_ilog2() {
            Some(power) => 1 << power,
            None => 1,
        }
    }

    /// How far the search goes.
    pub(super) fn effort(&self) -> Effort {
        let all = self.nodes.unwrap_or(u64::MAX);
        // Stones are played out without helpers.
        let nodes = self.nodes.map_or(all, |nodes| (nodes / u64::from(self.threads.max(1))).max(1));
        Effort {
            nodes,
            trial_nodes: all,
            depth: self.depth.unwrap_or(DEEPEST).max(1),
            root_width: 60,
            own_fours: nodes.min(20_000),
            rival_fours: nodes.min(2_000),
            inner_fours: 60,
            solver_nodes: self.solver_nodes.min(nodes),
            slice: 0,
            table_entries: self.table_entries.max(1),
            whim: 0,
        }
    }
}
