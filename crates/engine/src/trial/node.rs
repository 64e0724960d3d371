//! One position of the search by trial: the ideas in the order in which it meets them.

use core::ops::ControlFlow;

use narabe_rules::Color;
use narabe_threats::Spot;

use super::outlook::Outlook;
use super::{Line, params};
use crate::Score;
use crate::search::{Bound, Entry, Stop, Table};

/// What a search works with and what it has learnt.
#[derive(Clone, Debug)]
pub(crate) struct Trier {
    pub(super) line: Line,
    pub(super) table: Table,
    pub(super) nodes: u64,
    /// The search ends at this number of nodes.
    pub(super) most_nodes: u64,
    /// The depth of the iteration under way.
    pub(super) iteration: u32,
    /// The most plies from the root that were reached since somebody set it to 0.
    pub(super) deepest: u32,
    /// Whether the nodes are used up or somebody said stop; scores are void then.
    pub(super) stopped: bool,
}

/// What is asked of a position.
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
}

/// The stones of a position that are worth a trial.
struct Trials {
    spots: Vec<Spot>,
    /// What the side to move has for certain if it tries none of them.
    at_least: Option<Score>,
    /// The plies left after each.
    depth: i32,
    /// Whether others were left out, so that a loss after each of these proves nothing.
    is_cut: bool,
}

impl Trier {
    /// A searcher that knows what is in `table`.
    pub(crate) const fn new(line: Line, table: Table) -> Self {
        Self { line, table, nodes: 0, most_nodes: 0, iteration: 1, deepest: 0, stopped: false }
    }

    /// The score of the position for the side to move.
    pub(super) fn search(&mut self, mut node: Node, stop: Stop<'_>) -> Score {
        self.deepest = self.deepest.max(node.ply);
        match self.before_trials(&mut node, stop) {
            ControlFlow::Break(score) => score,
            ControlFlow::Continue(trials) => self.try_all(&mut node, trials, stop),
        }
    }

    fn before_trials(&mut self, node: &mut Node, stop: Stop<'_>) -> ControlFlow<Score, Trials> {
        self.budget(stop)?;
        self.ended(node)?;
        let known = self.table_cutoff(node)?;
        let outlook = self.line.outlook(node.color);
        self.win_now(node, &outlook)?;
        let mut trials = if !outlook.rival_wins.is_empty() {
            self.must_answer(node, &outlook)?
        } else if node.depth <= 0 {
            self.beyond_horizon(node, &outlook)?
        } else {
            self.quiet(node, &outlook)
        };
        if let Some(best) = known.filter(|spot| trials.spots.contains(spot)) {
            trials.spots.retain(|spot| *spot != best);
            trials.spots.insert(0, best);
        }
        ControlFlow::Continue(trials)
    }

    /// Counts the position, and leaves the search when the nodes are used up.
    fn budget(&mut self, stop: Stop<'_>) -> ControlFlow<Score> {
        self.nodes += 1;
        self.stopped |= self.nodes >= self.most_nodes || (self.nodes.is_multiple_of(64) && stop());
        if self.stopped { ControlFlow::Break(Score::EVEN) } else { ControlFlow::Continue(()) }
    }

    /// A game that is over has its result.
    fn ended(&self, node: &Node) -> ControlFlow<Score> {
        let Some(outcome) = self.line.game().outcome() else { return ControlFlow::Continue(()) };
        ControlFlow::Break(match outcome.color {
            Some(color) if color == node.color => Score::win_at(node.ply),
            Some(_) => Score::loss_at(node.ply),
            None => Score::EVEN,
        })
    }

    /// A win on the board is taken.
    fn win_now(&self, node: &Node, outlook: &Outlook) -> ControlFlow<Score> {
        match self.line.win_now(node.color, &outlook.wins) {
            Some(_) => ControlFlow::Break(Score::win_at(node.ply + 1)),
            None => ControlFlow::Continue(()),
        }
    }

    /// What an earlier search of the position has found out: its score, or the stone to try first.
    fn table_cutoff(&self, node: &Node) -> ControlFlow<Score, Option<Spot>> {
        let Some(entry) = self.table.find(self.line.key(node.color)) else {
            return ControlFlow::Continue(None);
        };
        let score = entry.score.seen_from_root(node.ply);
        let suffices = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= node.beta,
            Bound::AtMost => score <= node.alpha,
        };
        if i32::from(entry.depth) >= node.depth && suffices {
            return ControlFlow::Break(score);
        }
        ControlFlow::Continue(entry.best)
    }

    /// Against a win of the rival's only what could stop it is tried, and that costs no depth.
    fn must_answer(&self, node: &Node, outlook: &Outlook) -> ControlFlow<Score, Trials> {
        if node.ply >= self.iteration + params::PLIES_BEYOND {
            return ControlFlow::Break(outlook.static_score(&self.line, node.color));
        }
        let spots = self.line.candidates(node.color, outlook);
        if spots.is_empty() {
            return ControlFlow::Break(Score::loss_at(node.ply + 2));
        }
        ControlFlow::Continue(Trials { spots, at_least: None, depth: node.depth, is_cut: false })
    }

    /// With no depth left the evaluation speaks, or a few fours that gain more.
    fn beyond_horizon(&self, node: &mut Node, outlook: &Outlook) -> ControlFlow<Score, Trials> {
        let score = outlook.static_score(&self.line, node.color);
        if score >= node.beta || node.ply >= self.iteration + params::PLIES_BEYOND {
            return ControlFlow::Break(score);
        }
        node.alpha = node.alpha.max(score);
        let mut spots = self.line.fours(node.color, outlook);
        spots.truncate(params::FOURS_BEYOND);
        ControlFlow::Continue(Trials {
            spots,
            at_least: Some(score),
            depth: node.depth - 1,
            is_cut: true,
        })
    }

    fn quiet(&self, node: &Node, outlook: &Outlook) -> Trials {
        let mut spots = self.line.candidates(node.color, outlook);
        let width = params::WIDTH_BASE + node.depth as usize * params::WIDTH_PER_PLY;
        let is_cut = spots.len() > width;
        spots.truncate(width);
        let score = outlook.static_score(&self.line, node.color);
        let at_least = spots.is_empty().then_some(score);
        Trials { spots, at_least, depth: node.depth - 1, is_cut }
    }

    fn try_all(&mut self, node: &mut Node, trials: Trials, stop: Stop<'_>) -> Score {
        let alpha = node.alpha;
        let mut best = (trials.at_least.unwrap_or(-Score::INFINITE), None);
        for spot in trials.spots {
            let Some(score) = self.try_one(node, spot, trials.depth, stop) else { continue };
            if self.stopped {
                return Score::EVEN;
            }
            if score > best.0 {
                best = (score, Some(spot));
                node.alpha = node.alpha.max(score);
            }
            if score >= node.beta {
                break;
            }
        }
        if trials.is_cut {
            best.0 = best.0.max(Score::WORST_UNPROVED);
        }
        if best.0 == -Score::INFINITE {
            // Nothing that was tried is legal: what had to be stopped is not.
            return Score::loss_at(node.ply + 2);
        }
        self.remember(node, alpha, best);
        best.0
    }

    /// The score after a stone; `None` when it is not legal.
    fn try_one(&mut self, node: &Node, spot: Spot, depth: i32, stop: Stop<'_>) -> Option<Score> {
        if !self.line.play(node.color, spot) {
            return None;
        }
        let (alpha, beta) = (-node.beta, -node.alpha);
        let child = Node { color: node.color.other(), depth, ply: node.ply + 1, alpha, beta };
        let score = -self.search(child, stop);
        self.line.take_back();
        Some(score)
    }

    fn remember(&mut self, node: &Node, alpha: Score, best: (Score, Option<Spot>)) {
        let bound = Bound::of(best.0, alpha, node.beta);
        let score = best.0.seen_from_position(node.ply);
        let key = self.line.key(node.color);
        self.table.put(Entry::new(key, node.depth, score, bound, best.1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::Frame;
    use narabe_game::Game;
    use narabe_rules::Point;
    use narabe_testkit::setting;

    #[test]
    fn a_loss_is_told_only_where_no_stone_was_left_out() {
        let caro = setting("caro").unwrap();
        let game = Game::replay(caro, "h8 a1 h9 a3 h10 a5 h11").unwrap();
        let frame = Frame::of(&game);
        let useless = frame.spot(Point::new(14, 14)).unwrap();
        for (is_cut, wanted) in [(false, Score::loss_at(2)), (true, Score::WORST_UNPROVED)] {
            let mut trier = Trier::new(Line::new(&game, frame), Table::new(16));
            trier.most_nodes = 100;
            let (alpha, beta) = (-Score::INFINITE, Score::INFINITE);
            let mut node = Node { color: Color::White, depth: 2, ply: 0, alpha, beta };
            let trials = Trials { spots: vec![useless], at_least: None, depth: 1, is_cut };
            assert_eq!(trier.try_all(&mut node, trials, &|| false), wanted, "cut: {is_cut}");
        }
    }
}
