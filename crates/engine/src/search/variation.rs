//! How the search by patterns follows a line: fives, parries and open fours are forced.

use narabe_rules::Color;
use narabe_solver::{Goal, Limits, Solution};
use narabe_threats::{Spot, Threat};

use super::moves::stone_order;
use super::node::Node;
use super::table::position_key;
use super::{Entry, Searcher, Stop};
use crate::Score;
use crate::follow::{Follower, Limit, Made};

impl Follower for Searcher {
    const LOST_NODES: u64 = 20_000;

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn exchange_limit(&mut self, limit: Limit) -> Limit {
        let before = Limit { nodes: self.effort.nodes, stopped: self.stopped };
        self.effort.nodes = limit.nodes;
        self.stopped = limit.stopped;
        before
    }

    /// The board knows no rule of passing: whoever plays the line out sees what a pass is worth.
    fn make(&mut self, turn: Color, next: Option<Spot>) -> Made {
        let Some(spot) = next else { return Made::GoesOn };
        let is_over = self.board.makes_five(turn, spot);
        self.board.place(spot, turn);
        if is_over { Made::Ended } else { Made::GoesOn }
    }

    fn take_back(&mut self, last: Option<Spot>) {
        if let Some(spot) = last {
            self.board.remove(spot);
        }
    }

    fn forced(&self, turn: Color) -> Option<Spot> {
        let board = &self.board;
        if let Some(five) = board.threatening(turn, Threat::Five).first() {
            return Some(five);
        }
        let mut parries = board.threatening(turn.other(), Threat::Five).iter();
        if board.count(turn.other(), Threat::Five) > 0 {
            return parries
                .find(|spot| !board.is_foul(turn, *spot))
                .or_else(|| self.any_stone(turn));
        }
        board.threatening(turn, Threat::OpenFour).first()
    }

    fn known(&self, turn: Color) -> Option<Entry> {
        let mut entry = self.table.find(position_key(self.board.key(), turn))?;
        let may =
            |spot: &Spot| self.board.stone(*spot).is_none() && !self.board.is_foul(turn, *spot);
        entry.best = entry.best.filter(may);
        Some(entry)
    }

    fn by_fours(&mut self, turn: Color, nodes: u64, stop: Stop<'_>) -> Option<Spot> {
        let limits = Limits::nodes(nodes);
        let report = self.fours.solve_until(&mut self.board, turn, Goal::Any, limits, stop);
        self.nodes += report.nodes;
        match report.solution {
            Solution::Win(line) => line.first().map(|point| Spot::of(*point)),
            Solution::None | Solution::Unknown => None,
        }
    }

    fn look(&mut self, turn: Color, depth: i32, ply: u32, stop: Stop<'_>) -> Score {
        self.search(Node::new(turn, depth, ply, -Score::INFINITE, Score::INFINITE), stop)
    }

    /// The legal stone that looks best.
    fn any_stone(&self, turn: Color) -> Option<Spot> {
        let board = &self.board;
        let is_open = |spot: &Spot| board.stone(*spot).is_none() && !board.is_foul(turn, *spot);
        board.spots().filter(is_open).max_by_key(|spot| stone_order(board, turn, *spot))
    }
}
