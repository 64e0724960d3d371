//! Full board: nobody can place a stone, the game is drawn.

use core::ops::ControlFlow;

use narabe_threats::ThreatBoard;

use crate::Score;

pub(in crate::search) fn full_board(board: &ThreatBoard) -> ControlFlow<Score> {
    if board.empty_count() == 0 {
        return ControlFlow::Break(Score::EVEN);
    }
    ControlFlow::Continue(())
}
