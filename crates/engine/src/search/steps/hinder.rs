//! Hinder: when the rival could make a four and a three with one stone, only stones that spoil that, and own
//! fours, are tried.
//!
//! Nearly every other stone loses to it. Not quite: one may make a four of the parry that the rival forces, so a
//! loss found this way is not taken for proved. A rival who is bound by fouls may find his open four forbidden;
//! against him nothing is left out.

use narabe_threats::Threat;

use crate::search::Searcher;
use crate::search::node::{Need, Node};

pub(in crate::search) fn hinder(searcher: &Searcher, node: &mut Node) {
    let (board, rival) = (&searcher.board, node.color.other());
    let bound_by_fouls = !board.rules().terms.fouls[rival].is_empty();
    node.hinders = node.need == Need::Nothing
        && searcher.params.hinders != 0
        && board.count(rival, Threat::FourThree) > 0
        && !bound_by_fouls;
}
