//! How the search by trial follows a line: the game says what is allowed and what ends it.

use narabe_rules::Color;
use narabe_threats::Spot;

use super::node::{Node, Trier};
use crate::Score;
use crate::follow::{Follower, Limit, Made};
use crate::search::{Entry, Stop};

impl Follower for Trier {
    const LOST_NODES: u64 = 2_000;

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn exchange_limit(&mut self, limit: Limit) -> Limit {
        let before = Limit { nodes: self.most_nodes, stopped: self.stopped };
        self.most_nodes = limit.nodes;
        self.stopped = limit.stopped;
        before
    }

    fn make(&mut self, turn: Color, next: Option<Spot>) -> Made {
        let is_made = match next {
            Some(spot) => self.line.play(turn, spot),
            None => self.line.pass(),
        };
        match self.line.game().outcome() {
            _ if !is_made => Made::Refused,
            Some(_) => Made::Ended,
            None => Made::GoesOn,
        }
    }

    fn take_back(&mut self, _: Option<Spot>) {
        self.line.take_back();
    }

    fn forced(&self, turn: Color) -> Option<Spot> {
        let wins = self.line.outlook(turn).wins;
        self.line.win_now(turn, &wins)
    }

    fn known(&self, turn: Color) -> Option<Entry> {
        self.table.find(self.line.key(turn))
    }

    /// Fours are not looked for apart: they can be answered otherwise.
    fn by_fours(&mut self, _: Color, _: u64, _: Stop<'_>) -> Option<Spot> {
        None
    }

    fn look(&mut self, turn: Color, depth: i32, ply: u32, stop: Stop<'_>) -> Score {
        let (alpha, beta) = (-Score::INFINITE, Score::INFINITE);
        self.search(Node { color: turn, depth, ply, alpha, beta }, stop)
    }

    /// What must be stopped is not: there is nothing to tell.
    fn any_stone(&self, _: Color) -> Option<Spot> {
        None
    }
}
