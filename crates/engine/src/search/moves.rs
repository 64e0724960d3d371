//! Which stones are tried, and in which order.

use narabe_rules::Color;
use narabe_solver::four_points;
use narabe_threats::{LineClass, Spot, SpotSet, Threat, ThreatBoard};

use super::node::{Need, Node};
use super::{Searcher, params};

/// A stone to try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) spot: Spot,
    /// Its place in the order, higher first.
    pub(super) order: i32,
    /// Whether it makes or takes away a three at least.
    pub(super) forcing: bool,
}

/// How good a stone looks: for what it makes, and for what it takes away from the rival.
pub(crate) fn stone_order(board: &ThreatBoard, color: Color, spot: Spot) -> i32 {
    let takes_away = board.order(color.other(), spot);
    board.order(color, spot) + takes_away * params::DEFENCE_PERCENT / 100
}

/// Whether a stone on `spot` has anything to do with the stones on the board.
pub(super) fn is_near(board: &ThreatBoard, spot: Spot) -> bool {
    Color::ALL.iter().any(|color| {
        board.threat(*color, spot) > Threat::Nothing
            || board.line_classes(*color, spot).iter().any(|class| *class >= LineClass::ClosedTwo)
    })
}

impl Searcher {
    /// The stones to try in this position, best first.
    pub(super) fn candidates(&self, node: &Node) -> Vec<Candidate> {
        let spots = match node.need {
            Need::Parry(spot) => SpotSet::from_iter([spot]),
            Need::Defend => self.defences(node.color),
            Need::Nothing => self.near_spots(),
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
        Candidate { spot, order, forcing: shape >= params::FORCING_ORDER }
    }

    fn near_spots(&self) -> SpotSet {
        let empty = self.board.spots().filter(|spot| self.board.stone(*spot).is_none());
        empty.filter(|spot| is_near(&self.board, *spot)).collect()
    }

    /// The answers to the rival's threatened open fours, and the fours that gain a move.
    pub(super) fn defences(&self, color: Color) -> SpotSet {
        let mut spots = self.board.defences(color.other());
        four_points(&self.board, color).for_each(|spot| spots.insert(spot));
        spots
    }
}
