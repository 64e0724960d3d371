//! Which stones are tried, and in which order.

use core::cmp::Reverse;

use narabe_rules::Color;
use narabe_solver::four_points;
use narabe_threats::{Spot, SpotSet, Threat, ThreatBoard};

use super::node::{Need, Node};
use super::{Searcher, params};

/// A stone to try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) spot: Spot,
    /// Its place in the order, higher first.
    pub(super) order: i32,
    /// Whether it makes a three at least, or takes away two of the rival's.
    pub(super) forcing: bool,
}

/// How good a stone looks: for what it makes, and for what it takes away from the rival.
pub(crate) fn stone_order(board: &ThreatBoard, color: Color, spot: Spot) -> i32 {
    let takes_away = board.order(color.other(), spot);
    board.order(color, spot) + takes_away * params::DEFENCE_PERCENT / 100
}

impl Searcher {
    /// Appends the stones to try in this position to the list of all open nodes; the place of the first.
    pub(super) fn list_candidates(&mut self, node: &Node) -> usize {
        let first = self.candidates.len();
        let spots = match node.need {
            Need::Parry(spot) => SpotSet::from_iter([spot]),
            Need::Defend => self.defences(node.color),
            Need::Nothing if node.hinders => self.spoilers(node.color),
            Need::Nothing => self.board.promising(),
        };
        for spot in spots.iter().filter(|spot| Some(*spot) != node.excluded) {
            if !self.board.is_foul(node.color, spot) {
                let candidate = self.candidate(node, spot);
                self.candidates.push(candidate);
            }
        }
        first
    }

    /// The best of the candidates from `at` on, brought there; `None` when there are no more.
    pub(super) fn next_candidate(&mut self, at: usize) -> Option<Candidate> {
        let rest = &mut self.candidates[at..];
        let best = (0..rest.len()).max_by_key(|at| (rest[*at].order, Reverse(*at)))?;
        rest.swap(0, best);
        Some(rest[0])
    }

    fn candidate(&self, node: &Node, spot: Spot) -> Candidate {
        let shape = stone_order(&self.board, node.color, spot);
        let from_table = if node.table_move == Some(spot) { 1 << 20 } else { 0 };
        let makes = self.board.threat(node.color, spot);
        let merit = self.history.merit(node, makes.is_forcing(), spot);
        let takes_away = self.board.threat(node.color.other(), spot);
        let forcing =
            makes.is_forcing() || (takes_away.is_forcing() && takes_away >= Threat::DoubleThree);
        Candidate { spot, order: shape + merit + from_table, forcing }
    }

    /// The stones that spoil every four and three of the rival's, and the fours that gain a move.
    fn spoilers(&self, color: Color) -> SpotSet {
        let rival = color.other();
        let mut spots = self.board.promising();
        for threat in self.board.threatening(rival, Threat::FourThree).iter() {
            spots.intersect(&self.board.spoilers(rival, threat));
        }
        four_points(&self.board, color).for_each(|spot| spots.insert(spot));
        spots
    }

    /// The answers to the rival's threatened open fours, and the fours that gain a move.
    pub(super) fn defences(&self, color: Color) -> SpotSet {
        let mut spots = self.board.defences(color.other());
        four_points(&self.board, color).for_each(|spot| spots.insert(spot));
        spots
    }
}
