//! The search: principal-variation alpha-beta over exact tactics.
//!
//! `root.rs` deepens one ply at a time and can be left after every root move; `node.rs` is the list of the
//! ideas in the order in which a position meets them, each in its own file under `steps/`.

mod beside;
mod evaluate;
mod history;
mod moves;
mod node;
mod params;
mod prover;
mod root;
mod steps;
mod table;
mod variation;

use narabe_solver::{Vcf, Vct};
use narabe_threats::ThreatBoard;

pub(crate) use evaluate::static_score;
pub(crate) use moves::stone_order;
pub use params::{Params, ParamsError};
pub(crate) use root::{Aim, Question, RootSearch};
pub(crate) use table::{Bound, Entry, Table};

use crate::level::Effort;
use history::History;
use moves::Candidate;

/// Says whether to stop; asked now and then.
pub(crate) type Stop<'a> = &'a dyn Fn() -> bool;

/// What a search works with and what it has learnt.
#[derive(Clone, Debug)]
pub(crate) struct Searcher {
    board: ThreatBoard,
    table: Table,
    fours: Vcf,
    history: History,
    params: Params,
    /// The stones to try of all open nodes, one node's after another's.
    candidates: Vec<Candidate>,
    effort: Effort,
    nodes: u64,
    /// The most plies from the root that were reached since somebody set it to 0.
    deepest: u32,
    /// The solver, while it is not at work.
    vct: Option<Vct>,
    /// Whether the search ran out of nodes or was told to stop; scores are void then.
    stopped: bool,
}

/// What a search has learnt that helps the next one of the same rules.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    table: Table,
    fours: Vcf,
    history: History,
    /// The solver's, once there was one.
    vct: Option<Vct>,
}

impl Memory {
    /// Nothing yet; the table has room for so many entries.
    pub(crate) fn new(table_entries: usize) -> Self {
        Self {
            table: Table::new(table_entries),
            fours: Vcf::new(table_entries / 4),
            history: History::new(),
            vct: None,
        }
    }
}

impl Searcher {
    /// A searcher that knows what an earlier one has learnt.
    pub(crate) fn new(board: ThreatBoard, effort: Effort, params: Params, memory: Memory) -> Self {
        let Memory { table, fours, history, vct } = memory;
        let candidates = Vec::new();
        let (nodes, deepest, stopped) = (0, 0, false);
        Self {
            board,
            table,
            fours,
            history,
            params,
            candidates,
            effort,
            nodes,
            deepest,
            vct,
            stopped,
        }
    }

    pub(crate) fn into_memory(self) -> Memory {
        let Self { table, fours, history, vct, .. } = self;
        Memory { table, fours, history, vct }
    }
}
