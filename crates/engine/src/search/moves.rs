//! Which stones are tried, and in which order.

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
    /// The stones to try in this position, best first.
    pub(super) fn candidates(&self, node: &Node) -> Vec<Candidate> {
        let spots = match node.need {
            Need::Parry(spot) => SpotSet::from_iter([spot]),
            Need::Defend => self.defences(node.color),
            Need::Nothing => self.board.promising(),
        };
        let may = |spot: &Spot| !self.board.is_foul(node.color, *spot);
        let mut candidates: Vec<Candidate> =
            spots.iter().filter(may).map(|spot| self.candidate(node, spot)).collect();
        candidates.sort_by_key(|candidate| core::cmp::Reverse(candidate.order));
        candidates
    }

    fn candidate(&self, node: &Node, spot: Spot) -> Candidate {
        let shape = stone_order(&self.board, node.color, spot);
        let from_table = if node.table_move == Some(spot) { 1 << 20 } else { 0 };
        let order = shape + self.history.merit(node.color, spot) + from_table;
        let makes = self.board.threat(node.color, spot);
        let takes_away = self.board.threat(node.color.other(), spot);
        let forcing =
            makes.is_forcing() || (takes_away.is_forcing() && takes_away >= Threat::DoubleThree);
        Candidate { spot, order, forcing }
    }

    /// The answers to the rival's threatened open fours, and the fours that gain a move.
    pub(super) fn defences(&self, color: Color) -> SpotSet {
        let mut spots = self.board.defences(color.other());
        four_points(&self.board, color).for_each(|spot| spots.insert(spot));
        spots
    }
}
