//! The root: iterative deepening, one root move of one depth at a time.

use narabe_rules::Color;
use narabe_solver::{Goal, Limits, Solution};
use narabe_threats::{Spot, SpotSet, Threat, ThreatBoard};

use super::moves::stone_order;
use super::node::Node;
use super::{Searcher, Stop, static_score};
use crate::Score;
use crate::dice::Dice;
use crate::level::Effort;

/// A search for the best stone that can be left after every slice and gone on with.
#[derive(Clone, Debug)]
pub(crate) struct RootSearch {
    searcher: Searcher,
    color: Color,
    choices: SpotSet,
    moves: Vec<RootMove>,
    /// The iteration under way.
    depth: u32,
    /// The root move that comes next in it.
    next: usize,
    /// The best score of the iteration so far.
    alpha: Score,
    best: RootMove,
    /// The last iteration that was finished.
    finished_depth: u32,
    dice: Dice,
    phase: Phase,
}

/// What the next slice does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    OwnFours,
    RivalFours,
    Deepening,
    Done,
}

/// A stone that may be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootMove {
    pub(crate) spot: Spot,
    pub(crate) score: Score,
    /// What the seed adds to its score.
    whim: i32,
}

impl RootSearch {
    /// A search for a stone of `color` on one of `choices`; `None` when there is no choice at all.
    pub(crate) fn new(
        board: ThreatBoard,
        color: Color,
        choices: SpotSet,
        effort: Effort,
        dice: Dice,
    ) -> Option<Self> {
        let shape = |spot: Spot| stone_order(&board, color, spot);
        let spot = choices.iter().max_by_key(|spot| (shape(*spot), core::cmp::Reverse(*spot)))?;
        let best = RootMove { spot, score: static_score(&board, color), whim: 0 };
        let mut search = Self {
            searcher: Searcher::new(board, effort),
            color,
            choices,
            moves: Vec::new(),
            depth: 1,
            next: 0,
            alpha: -Score::INFINITE,
            best,
            finished_depth: 0,
            dice,
            phase: Phase::OwnFours,
        };
        search.look_at_fives();
        Some(search)
    }

    pub(crate) fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }

    /// The best stone so far; at first the one with the best shape.
    pub(crate) const fn best(&self) -> RootMove {
        self.best
    }

    /// The last iteration that was finished.
    pub(crate) const fn finished_depth(&self) -> u32 {
        self.finished_depth
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.searcher.nodes
    }

    /// Does a bounded piece of work.
    pub(crate) fn step(&mut self, stop: Stop<'_>) {
        match self.phase {
            Phase::OwnFours => self.own_fours(),
            Phase::RivalFours => self.rival_fours(),
            Phase::Deepening => self.try_next(stop),
            Phase::Done => {}
        }
    }

    /// Settles what one look at the board settles: a five to make, a five to parry, a single choice.
    fn look_at_fives(&mut self) {
        let board = &self.searcher.board;
        let five = |color| self.choices.iter().find(|spot| board.makes_five(color, *spot));
        let rival_fives = board.fives(self.color.other()).len();
        if let Some(winning) = five(self.color) {
            self.settle(winning, Score::win_at(1));
        } else if let Some(parry) = five(self.color.other()) {
            let lost = rival_fives > 1;
            let score = if lost { Score::loss_at(2) } else { self.best.score };
            self.settle(parry, score);
        } else if rival_fives > 0 {
            // The parry is a foul or outside the region.
            self.settle(self.best.spot, Score::loss_at(2));
        } else if self.choices.len() == 1 {
            self.settle(self.best.spot, self.best.score);
        }
    }

    fn settle(&mut self, spot: Spot, score: Score) {
        self.best = RootMove { spot, score, whim: 0 };
        self.phase = Phase::Done;
    }

    /// Looks for a win by continuous fours.
    fn own_fours(&mut self) {
        self.phase = Phase::RivalFours;
        let nodes = self.searcher.effort.own_fours;
        let line = self.fours_of(self.color, nodes);
        let playable = |spot: &Spot| self.choices.contains(*spot);
        if let Some(spot) = line.first().copied().filter(playable) {
            self.settle(spot, Score::win_at(line.len() as u32 + 2));
        }
    }

    /// Lists the root moves; where the rival's fours are looked at, those that could break them are among them.
    fn rival_fours(&mut self) {
        self.phase = Phase::Deepening;
        let nodes = self.searcher.effort.rival_fours;
        let line = self.fours_of(self.color.other(), nodes);
        self.list_moves(&line.into_iter().collect());
    }

    fn fours_of(&mut self, color: Color, nodes: u64) -> Vec<Spot> {
        let Searcher { board, fours, .. } = &mut self.searcher;
        let report = fours.solve(board, color, Goal::Any, Limits::nodes(nodes));
        self.searcher.nodes += report.nodes;
        match report.solution {
            Solution::Win(line) => line.into_iter().map(Spot::of).collect(),
            Solution::None | Solution::Unknown => Vec::new(),
        }
    }

    /// The root moves: the answers to a threatened open four, or else the best-shaped points; and `besides`.
    fn list_moves(&mut self, besides: &SpotSet) {
        let board = &self.searcher.board;
        let threatened = board.count(self.color.other(), Threat::OpenFour) > 0;
        let defences = self.searcher.defences(self.color);
        let wanted = if threatened { defences } else { board.promising() };
        let mut spots: Vec<Spot> =
            self.choices.iter().filter(|spot| wanted.contains(*spot)).collect();
        spots.sort_by_key(|spot| core::cmp::Reverse(stone_order(board, self.color, *spot)));
        spots.truncate(self.searcher.effort.root_width);
        let more = besides.iter().filter(|spot| self.choices.contains(*spot));
        let more: Vec<Spot> = more.filter(|spot| !spots.contains(spot)).collect();
        spots.extend(more);
        if spots.is_empty() {
            spots.push(self.best.spot);
        }
        let whims = self.searcher.effort.whim + 1;
        let dice = &mut self.dice;
        let root_move =
            |spot| RootMove { spot, score: -Score::INFINITE, whim: dice.below(whims) as i32 };
        self.moves = spots.into_iter().map(root_move).collect();
        self.best.spot = self.moves[0].spot;
    }

    /// Searches the next root move of the iteration.
    fn try_next(&mut self, stop: Stop<'_>) {
        let tried = self.moves[self.next];
        let score = self.score_of(tried, stop);
        if self.searcher.stopped {
            self.phase = Phase::Done;
            return;
        }
        self.moves[self.next].score = score;
        if score > self.alpha {
            self.alpha = score;
            self.best = self.moves[self.next];
        }
        self.next += 1;
        if self.next == self.moves.len() || score.is_win() {
            self.finish_iteration();
        }
    }

    fn score_of(&mut self, tried: RootMove, stop: Stop<'_>) -> Score {
        let alpha = self.alpha - tried.whim;
        self.searcher.board.place(tried.spot, self.color);
        let mut score = Score::EVEN;
        if self.next > 0 {
            score = self.child_score(alpha, alpha + 1, stop);
        }
        if self.next == 0 || (score > alpha && !self.searcher.stopped) {
            score = self.child_score(alpha, Score::INFINITE, stop);
        }
        self.searcher.board.remove(tried.spot);
        if score.is_decided() { score } else { score + tried.whim }
    }

    fn child_score(&mut self, alpha: Score, beta: Score, stop: Stop<'_>) -> Score {
        let depth = self.depth as i32 - 1;
        -self.searcher.search(Node::new(self.color.other(), depth, 1, -beta, -alpha), stop)
    }

    /// Ends the iteration; the search goes on while that can change the choice.
    fn finish_iteration(&mut self) {
        self.finished_depth = self.depth;
        let best = self.best.spot;
        self.moves
            .sort_by_key(|root_move| (root_move.spot != best, core::cmp::Reverse(root_move.score)));
        let open = self.moves.iter().filter(|root_move| !root_move.score.is_loss()).count();
        let settled = self.best.score.is_decided() || self.moves.len() == 1 || open == 0;
        if settled || self.depth >= self.searcher.effort.depth {
            self.phase = Phase::Done;
        }
        self.depth += 1;
        self.next = 0;
        self.alpha = -Score::INFINITE;
    }
}
