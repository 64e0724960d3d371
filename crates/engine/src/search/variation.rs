//! The principal variation: the line of play that a search expects, read from what it has learnt.
//!
//! What is forced needs no table: fives, parries, open fours. Elsewhere the table tells. A line whose score is
//! decided is followed to the five; where the table has lost it, it is searched for again.

use narabe_rules::Color;
use narabe_solver::{Goal, Limits, Solution};
use narabe_threats::{Spot, Threat};

use super::Searcher;
use super::moves::stone_order;
use super::node::Node;
use super::table::position_key;
use crate::Score;

/// No line is longer.
const MOST_PLIES: usize = 250;
/// A line without a decided score is followed so far.
const UNDECIDED_PLIES: usize = 60;
/// The nodes of a search for what the table has lost.
const LOST_NODES: u64 = 20_000;

/// A line of play.
pub(super) struct Line {
    /// The moves; `None` for a pass.
    pub(super) moves: Vec<Option<Spot>>,
    /// Whether it ends with a five.
    pub(super) is_over: bool,
}

impl Searcher {
    /// The line that begins with the moves of `begun`, `color` moving first, and is worth `score` to it.
    pub(super) fn variation(
        &mut self,
        color: Color,
        begun: Vec<Option<Spot>>,
        score: Score,
    ) -> Line {
        let (mut line, mut is_over) = (Vec::new(), false);
        let mut coming = begun.into_iter();
        let most = if score.is_decided() { MOST_PLIES } else { UNDECIDED_PLIES };
        let mut turn = color;
        while line.len() < most {
            let own = if turn == color { score } else { -score };
            let next = coming.next().or_else(|| self.expected(turn, own, line.len()).map(Some));
            let Some(next) = next else { break };
            line.push(next);
            if let Some(spot) = next {
                is_over = self.board.makes_five(turn, spot);
                self.board.place(spot, turn);
                if is_over {
                    break;
                }
            }
            turn = turn.other();
        }
        line.iter().rev().flatten().for_each(|spot| self.board.remove(*spot));
        Line { moves: line, is_over }
    }

    /// The stone that is expected of the side to move, which thinks the whole line worth `score`.
    fn expected(&mut self, turn: Color, score: Score, ply: usize) -> Option<Spot> {
        self.forced(turn).or_else(|| self.known(turn, score)).or_else(|| {
            let is_lost = score.is_decided();
            is_lost.then(|| self.found_again(turn, score, ply)).flatten()
        })
    }

    /// A stone that needs no search.
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

    /// The legal stone that looks best, where none helps.
    fn any_stone(&self, turn: Color) -> Option<Spot> {
        let board = &self.board;
        let is_open = |spot: &Spot| board.stone(*spot).is_none() && !board.is_foul(turn, *spot);
        board.spots().filter(is_open).max_by_key(|spot| stone_order(board, turn, *spot))
    }

    /// The stone that the table has for the position, if it tells as much as is expected.
    fn known(&self, turn: Color, score: Score) -> Option<Spot> {
        let entry = self.table.find(position_key(self.board.key(), turn))?;
        let tells = !score.is_decided()
            || (score.is_win() && entry.score.is_win())
            || (score.is_loss() && entry.score.is_loss());
        let may =
            |spot: &Spot| self.board.stone(*spot).is_none() && !self.board.is_foul(turn, *spot);
        entry.best.filter(may).filter(|_| tells)
    }

    /// The stone of a decided position that the table does not tell: by fours, or by another search.
    fn found_again(&mut self, turn: Color, score: Score, ply: usize) -> Option<Spot> {
        if score.is_win() {
            let limits = Limits::nodes(LOST_NODES);
            let report = self.fours.solve(&mut self.board, turn, Goal::Any, limits);
            self.nodes += report.nodes;
            if let Solution::Win(line) = report.solution {
                return line.first().map(|point| Spot::of(*point));
            }
        }
        self.search_again(turn, score, ply)
    }

    fn search_again(&mut self, turn: Color, score: Score, ply: usize) -> Option<Spot> {
        let plies = score.plies_to_end().unwrap_or(0) as i32 - ply as i32;
        let (most, stopped) = (self.effort.nodes, self.stopped);
        self.effort.nodes = self.nodes + LOST_NODES;
        let mut found = Score::EVEN;
        for depth in 1..=plies.max(1) {
            let node = Node::new(turn, depth, ply as u32, -Score::INFINITE, Score::INFINITE);
            found = self.search(node, &|| false);
            if self.stopped || found.is_decided() {
                break;
            }
        }
        self.effort.nodes = most;
        self.stopped = stopped;
        // Where no stone is worth a try the table is told none.
        self.known(turn, score).or_else(|| found.is_loss().then(|| self.any_stone(turn)).flatten())
    }
}
