//! Continuous fours: a short search for a win by fours alone, wherever the side to move can make one.
//!
//! A win that it finds is proved. Right after a root move the search is given more nodes: it is there that the
//! rival's win decides about the stone to play.

use core::ops::ControlFlow;

use narabe_solver::{Goal, Limits, Solution};
use narabe_threats::Threat;

use crate::Score;
use crate::search::Searcher;
use crate::search::node::{Need, Node};

pub(in crate::search) fn continuous_fours(
    searcher: &mut Searcher,
    node: &Node,
) -> ControlFlow<Score> {
    let effort = searcher.effort;
    let nodes = if node.ply == 1 { effort.rival_fours } else { effort.inner_fours };
    let board = &mut searcher.board;
    let can_four = Threat::FOURS.iter().any(|threat| board.count(node.color, *threat) > 0);
    if nodes == 0 || !can_four || node.need != Need::Nothing {
        return ControlFlow::Continue(());
    }
    let report = searcher.fours.solve(board, node.color, Goal::Any, Limits::nodes(nodes));
    searcher.nodes += report.nodes;
    if let Solution::Win(line) = report.solution {
        // The line may end with a four that cannot be parried; the five comes two plies later.
        return ControlFlow::Break(Score::win_at(node.ply + line.len() as u32 + 2));
    }
    ControlFlow::Continue(())
}
