//! One position of the search: the ideas in the order in which it meets them.

use core::ops::ControlFlow;

use narabe_rules::Color;
use narabe_threats::Spot;

use super::moves::Candidate;
use super::table::{Bound, Entry, position_key};
use super::{Searcher, Stop, steps};
use crate::Score;

/// What is asked of a position, and what the steps have found out about it.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The side to move.
    pub(super) color: Color,
    /// The plies left to search.
    pub(super) depth: i32,
    /// The plies from the root.
    pub(super) ply: u32,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    /// Whether the exact score is wanted, not only on which side of a bound it is.
    pub(super) is_pv: bool,
    pub(super) need: Need,
    pub(super) static_score: Score,
    pub(super) table_move: Option<Spot>,
    /// The stone that led here.
    pub(super) last: Option<Spot>,
    /// The stone that must not be tried, when the question is how good the others are.
    pub(super) excluded: Option<Spot>,
    /// Whether only stones are tried that spoil the rival's four and three, or make a four.
    pub(super) hinders: bool,
    /// The stone that is searched a ply deeper.
    pub(super) extended: Option<Spot>,
}

/// What the side to move has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    Nothing,
    /// Take the point on which the rival would make a five.
    Parry(Spot),
    /// Answer an open four that the rival threatens to make.
    Defend,
}

impl Node {
    pub(super) const fn new(color: Color, depth: i32, ply: u32, alpha: Score, beta: Score) -> Self {
        Self {
            color,
            depth,
            ply,
            alpha,
            beta,
            is_pv: beta.0 - alpha.0 > 1,
            need: Need::Nothing,
            static_score: Score::EVEN,
            table_move: None,
            last: None,
            excluded: None,
            hinders: false,
            extended: None,
        }
    }

    /// The node after a stone, seen by the other side.
    fn child(&self, spot: Spot, depth: i32, alpha: Score, beta: Score) -> Self {
        let child = Self::new(self.color.other(), depth, self.ply + 1, -beta, -alpha);
        Self { last: Some(spot), ..child }
    }
}

/// The best that the loop over the stones has found.
struct Best {
    score: Score,
    spot: Option<Spot>,
}

impl Searcher {
    /// The score of the position for the side to move.
    pub(super) fn search(&mut self, mut node: Node, stop: Stop<'_>) -> Score {
        self.deepest = self.deepest.max(node.ply);
        match self.before_moves(&mut node, stop) {
            ControlFlow::Break(score) => score,
            ControlFlow::Continue(()) => {
                let alpha = node.alpha;
                steps::singular(self, &mut node, stop);
                let score = self.try_moves(&mut node, stop);
                steps::or_pass(self, &node, alpha, score, stop)
            }
        }
    }

    fn before_moves(&mut self, node: &mut Node, stop: Stop<'_>) -> ControlFlow<Score> {
        steps::budget(self, stop)?;
        steps::own_five(&self.board, node)?;
        steps::parry_five(&self.board, node)?;
        steps::own_open_four(&self.board, node)?;
        steps::own_two_threats(self, node)?;
        steps::full_board(&self.board)?;
        steps::win_distance(node)?;
        let known = self.table.find(position_key(self.board.key(), node.color));
        steps::table_cutoff(known.as_ref(), node)?;
        steps::must_defend(&self.board, node);
        steps::stand_pat(&self.board, node)?;
        steps::continuous_fours(self, node)?;
        steps::horizon(&self.params, node)?;
        steps::reverse_futility(&self.params, node)?;
        steps::razoring(&self.params, node)?;
        steps::far_above(&self.params, node);
        steps::hinder(self, node);
        steps::unknown(&self.params, node);
        ControlFlow::Continue(())
    }

    fn try_moves(&mut self, node: &mut Node, stop: Stop<'_>) -> Score {
        let first = self.list_candidates(node);
        let (alpha, mut best) = (node.alpha, Best { score: -Score::INFINITE, spot: None });
        let mut index = 0;
        while let Some(candidate) = self.next_candidate(first + index) {
            let may_prune = !best.score.is_loss();
            if may_prune && steps::late_move(&self.params, node, index, candidate) {
                break;
            }
            if may_prune && steps::futile(&self.params, node, candidate) {
                index += 1;
                continue;
            }
            let score = self.try_move(node, index, candidate, stop);
            if self.stopped {
                return Score::EVEN;
            }
            if score > best.score {
                best = Best { score, spot: Some(candidate.spot) };
                node.alpha = node.alpha.max(score);
            }
            if score >= node.beta {
                self.learn(node, first, index);
                break;
            }
            index += 1;
        }
        self.candidates.truncate(first);
        if best.spot.is_none() {
            return steps::no_move(node);
        }
        if node.hinders {
            best.score = best.score.max(Score::WORST_UNPROVED);
        }
        self.remember(node, alpha, &best);
        best.score
    }

    /// Credits the stone that refuted the position, and debits those tried before it.
    fn learn(&mut self, node: &Node, first: usize, index: usize) {
        let tried = &self.candidates[first..=first + index];
        let Some((refuting, before)) = tried.split_last() else { return };
        self.history.credit(node, refuting.forcing, refuting.spot);
        for candidate in before {
            self.history.debit(node, candidate.forcing, candidate.spot);
        }
    }

    /// Searches one stone: the first with the whole window, the others first with the least one that tells
    /// whether they are better, and less deeply the later they come.
    fn try_move(
        &mut self,
        node: &Node,
        index: usize,
        candidate: Candidate,
        stop: Stop<'_>,
    ) -> Score {
        let depth = node.depth - steps::cost(&self.params, node, candidate.spot);
        let reduced = depth - steps::reduction(&self.params, node, index, candidate);
        let child = |depth, alpha, beta| node.child(candidate.spot, depth, alpha, beta);
        self.board.place(candidate.spot, node.color);
        let mut score = Score::EVEN;
        let whole = index == 0;
        if !whole {
            score = -self.search(child(reduced, node.alpha, node.alpha + 1), stop);
            if score > node.alpha && reduced < depth && !self.stopped {
                score = -self.search(child(depth, node.alpha, node.alpha + 1), stop);
            }
        }
        if whole || (score > node.alpha && score < node.beta && !self.stopped) {
            score = -self.search(child(depth, node.alpha, node.beta), stop);
        }
        self.board.remove(candidate.spot);
        score
    }

    /// Keeps a win that a step has proved, for any depth.
    pub(super) fn remember_win(&mut self, node: &Node, spot: Spot, score: Score) {
        let key = position_key(self.board.key(), node.color);
        let score = score.seen_from_position(node.ply);
        self.table.put(Entry::new(key, i32::from(i8::MAX), score, Bound::AtLeast, Some(spot)));
    }

    fn remember(&mut self, node: &Node, alpha: Score, best: &Best) {
        if node.excluded.is_some() {
            return;
        }
        let bound = Bound::of(best.score, alpha, node.beta);
        let key = position_key(self.board.key(), node.color);
        let score = best.score.seen_from_position(node.ply);
        self.table.put(Entry::new(key, node.depth, score, bound, best.spot));
    }
}
