//! The root of the search by trial: iterative deepening, one root move of one depth at a time.

use narabe_rules::Color;
use narabe_threats::{Spot, SpotSet};

use super::node::{Node, Trier};
use super::outlook::Outlook;
use super::{Line, params};
use crate::Score;
use crate::dice::Dice;
use crate::level::Effort;
use crate::search::{Stop, Table};

/// A search for the best stone that can be left after every slice and gone on with.
#[derive(Clone, Debug)]
pub(crate) struct TrialSearch {
    trier: Trier,
    color: Color,
    effort: Effort,
    moves: Vec<RootMove>,
    /// The root move that comes next in the iteration under way, …
    next: usize,
    /// … and how often it was left because its slice was used up.
    left: u32,
    /// The best score of the iteration so far.
    alpha: Score,
    best: (Spot, Score),
    finished_depth: u32,
    done: bool,
}

/// A stone that may be played.
#[derive(Clone, Copy, Debug)]
struct RootMove {
    spot: Spot,
    score: Score,
    /// What the seed adds to its score.
    whim: i32,
}

impl TrialSearch {
    /// A search for a stone of `color` on one of `choices`; `None` when there is no choice at all.
    pub(crate) fn new(
        line: Line,
        color: Color,
        choices: &SpotSet,
        effort: Effort,
        mut dice: Dice,
    ) -> Option<Self> {
        let outlook = line.outlook(color);
        let look = |spot: &Spot| outlook.order(&line, color, *spot);
        let fallback = choices.iter().max_by_key(|spot| (look(spot), core::cmp::Reverse(*spot)))?;
        let best = (fallback, outlook.static_score(&line, color));
        let mut spots = line.candidates(color, &outlook);
        spots.retain(|spot| choices.contains(*spot));
        if outlook.rival_wins.is_empty() {
            spots.truncate(effort.root_width.min(params::ROOT_WIDTH));
        }
        let mut whim = || dice.below(effort.whim + 1) as i32;
        let root_move = |spot| RootMove { spot, score: -Score::INFINITE, whim: whim() };
        let moves: Vec<RootMove> = spots.into_iter().map(root_move).collect();
        let trier = Trier {
            line,
            table: Table::new(effort.table_entries),
            nodes: 0,
            most_nodes: effort.trial_nodes,
            iteration: 1,
            stopped: false,
        };
        let alpha = -Score::INFINITE;
        let (next, left, finished_depth, done) = (0, 0, 0, false);
        let mut search =
            Self { trier, color, effort, moves, next, left, alpha, best, finished_depth, done };
        search.look_at_wins(choices, &outlook);
        Some(search)
    }

    /// Settles what one look at the board settles.
    fn look_at_wins(&mut self, choices: &SpotSet, outlook: &Outlook) {
        let is_attacked = !outlook.rival_wins.is_empty();
        let mut wins = outlook.wins;
        wins.intersect(choices);
        if let Some(spot) = self.trier.line.win_now(self.color, &wins) {
            self.best = (spot, Score::win_at(1));
            self.done = true;
        } else if let Some(first) = self.moves.first() {
            self.best.0 = first.spot;
            self.done = choices.len() == 1;
        } else {
            // Nothing that could stop the rival may be played, or nothing has to do with any other stone.
            self.best.1 = if is_attacked { Score::loss_at(2) } else { self.best.1 };
            self.done = true;
        }
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.done
    }

    /// The best stone so far, and its score; at first the one that looks best.
    pub(crate) const fn best(&self) -> (Spot, Score) {
        self.best
    }

    pub(crate) const fn finished_depth(&self) -> u32 {
        self.finished_depth
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.trier.nodes
    }

    /// Does a bounded piece of work.
    pub(crate) fn step(&mut self, stop: Stop<'_>) {
        if self.done {
            return;
        }
        self.trier.most_nodes = self.effort.trial_nodes.min(self.trier.nodes + params::SLICE);
        let tried = self.moves[self.next];
        match self.score_of(tried, stop) {
            _ if self.trier.stopped => self.leave(),
            Some(score) => self.note(score),
            None => self.strike_off(),
        }
    }

    /// Leaves a root move whose slice is used up: it is gone on with in the next one, in which the table knows
    /// what was finished. The search ends when its nodes are used up, or the move takes too many slices.
    const fn leave(&mut self) {
        let slice_is_used_up = self.trier.nodes >= self.trier.most_nodes;
        let goes_on = slice_is_used_up && self.trier.nodes < self.effort.trial_nodes;
        self.left += 1;
        self.done = !goes_on || self.left >= params::SLICES;
        self.trier.stopped = false;
    }

    /// The score after a root move; `None` when it is not legal.
    fn score_of(&mut self, tried: RootMove, stop: Stop<'_>) -> Option<Score> {
        if !self.trier.line.play(self.color, tried.spot) {
            return None;
        }
        let node = Node {
            color: self.color.other(),
            depth: self.trier.iteration as i32 - 1,
            ply: 1,
            alpha: -Score::INFINITE,
            beta: -(self.alpha - tried.whim),
        };
        let score = -self.trier.search(node, stop);
        self.trier.line.take_back();
        Some(if score.is_decided() { score } else { score + tried.whim })
    }

    fn note(&mut self, score: Score) {
        self.moves[self.next].score = score;
        if score > self.alpha {
            self.alpha = score;
            self.best = (self.moves[self.next].spot, score);
        }
        self.next += 1;
        self.left = 0;
        if self.next == self.moves.len() || score.is_win() {
            self.finish_iteration();
        }
    }

    /// Forgets a root move that the game refuses.
    fn strike_off(&mut self) {
        self.moves.remove(self.next);
        if self.moves.is_empty() {
            self.done = true;
        } else if self.next == self.moves.len() {
            self.finish_iteration();
        }
    }

    /// Ends the iteration; the search goes on while that can change the choice.
    fn finish_iteration(&mut self) {
        self.finished_depth = self.trier.iteration;
        let best = self.best.0;
        self.moves.sort_by_key(|tried| (tried.spot != best, core::cmp::Reverse(tried.score)));
        let settled = self.best.1.is_decided() || self.moves.len() == 1;
        self.done = settled || self.trier.iteration >= self.effort.depth;
        self.trier.iteration += 1;
        self.next = 0;
        self.alpha = -Score::INFINITE;
    }
}
