//! The search: principal-variation alpha-beta over exact tactics.
//!
//! `root.rs` deepens one ply at a time and can be left after every root move; `node.rs` is the list of the
//! ideas in the order in which a position meets them, each in its own file under `steps/`.

mod evaluate;
mod history;
mod moves;
mod node;
mod params;
mod root;
mod steps;
mod table;

use narabe_solver::Vcf;
use narabe_threats::ThreatBoard;

pub(crate) use evaluate::static_score;
pub(crate) use moves::stone_order;
pub(crate) use root::RootSearch;
pub(crate) use table::{Bound, Entry, Table};

use crate::level::Effort;
use history::History;

/// Says whether to stop; asked now and then.
pub(crate) type Stop<'a> = &'a dyn Fn() -> bool;

/// What a search works with and what it has learnt.
#[derive(Clone, Debug)]
pub(crate) struct Searcher {
    board: ThreatBoard,
    table: Table,
    fours: Vcf,
    history: History,
    effort: Effort,
    nodes: u64,
    /// Whether the search ran out of nodes or was told to stop; scores are void then.
    stopped: bool,
}

impl Searcher {
    pub(crate) fn new(board: ThreatBoard, effort: Effort) -> Self {
        Self {
            board,
            table: Table::new(effort.table_entries),
            fours: Vcf::new(effort.table_entries / 4),
            history: History::new(),
            effort,
            nodes: 0,
            stopped: false,
        }
    }
}
