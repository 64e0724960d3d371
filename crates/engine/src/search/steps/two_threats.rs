//! Two threats: a stone that makes a four and a three, or two threes, wins when the rival has no four at all.
//!
//! The rival parries one threat and gains no move by it, because no stone of his makes a four; the other
//! threat then becomes an open four. Where own fouls could spoil that open four nothing is claimed, nor for two
//! threes on one line, which one stone may parry.

use core::ops::ControlFlow;

use narabe_rules::Excuse;
use narabe_solver::four_points;
use narabe_threats::{LineClass, Spot, Threat, ThreatBoard};

use crate::Score;
use crate::search::Searcher;
use crate::search::node::{Need, Node};

pub(in crate::search) fn own_two_threats(
    searcher: &mut Searcher,
    node: &Node,
) -> ControlFlow<Score> {
    let Some(spot) = winning_spot(&searcher.board, node) else {
        return ControlFlow::Continue(());
    };
    let score = Score::win_at(node.ply + 5);
    searcher.remember_win(node, spot, score);
    ControlFlow::Break(score)
}

fn winning_spot(board: &ThreatBoard, node: &Node) -> Option<Spot> {
    let (color, rival) = (node.color, node.color.other());
    let has = |threat| board.count(color, threat) > 0;
    if node.need != Need::Nothing || !(has(Threat::FourThree) || has(Threat::DoubleThree)) {
        return None;
    }
    let terms = &board.rules().terms;
    // A foul that stops a five may be allowed, and could gain a move.
    let rival_may_foul = terms.excuse != Excuse::Never && board.count(rival, Threat::Foul) > 0;
    let rival_gains = board.count(rival, Threat::OpenFour) > 0
        || rival_may_foul
        || four_points(board, rival).next().is_some();
    if rival_gains || !terms.fouls[color].is_empty() {
        return None;
    }
    let on_one_line =
        |spot: &Spot| board.line_classes(color, *spot).contains(&LineClass::TwoThrees);
    let mut double_threes = board.threatening(color, Threat::DoubleThree).iter();
    let four_three = board.threatening(color, Threat::FourThree).first();
    four_three.or_else(|| double_threes.find(|spot| !on_one_line(spot)))
}
