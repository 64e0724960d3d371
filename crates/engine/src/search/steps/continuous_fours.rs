//! Continuous fours: a search for a win by fours alone, where the side to move can make one and much depth is left.
//!
//! A win that it finds is proved. Nearer to the horizon the search itself sees fours to their end, because their
//! answers cost no depth, and that is cheaper. Right after a root move the search is given more nodes: it is there
//! that the rival's win decides about the stone to play.

use core::ops::ControlFlow;

use narabe_solver::{Goal, Limits, Solution};
use narabe_threats::{Spot, Threat};

use crate::Score;
use crate::search::Searcher;
use crate::search::node::{Need, Node};

fn nodes_for(searcher: &Searcher, node: &Node) -> u64 {
    let Searcher { effort, params, .. } = searcher;
    if node.ply == 1 {
        return effort.rival_fours;
    }
    if node.depth >= params.fours_depth { effort.inner_fours } else { 0 }
}

pub(in crate::search) fn continuous_fours(
    searcher: &mut Searcher,
    node: &Node,
) -> ControlFlow<Score> {
    let nodes = nodes_for(searcher, node);
    let board = &mut searcher.board;
    let can_four = Threat::FOURS.iter().any(|threat| board.count(node.color, *threat) > 0);
    if nodes == 0 || !can_four || matches!(node.need, Need::Parry(_)) {
        return ControlFlow::Continue(());
    }
    let report = searcher.fours.solve(board, node.color, Goal::Any, Limits::nodes(nodes));
    searcher.nodes += report.nodes;
    if let Solution::Win(line) = report.solution {
        // The line may end with a four that cannot be parried; the five comes two plies later.
        let score = Score::win_at(node.ply + line.len() as u32 + 2);
        if let Some(first) = line.first() {
            searcher.remember_win(node, Spot::of(*first), score);
        }
        return ControlFlow::Break(score);
    }
    ControlFlow::Continue(())
}
