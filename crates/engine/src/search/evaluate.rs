//! The static evaluation: the prospects of both sides, as the patterns add them up: `crates/threats/src/worth/`.

use narabe_rules::Color;
use narabe_threats::ThreatBoard;

use crate::Score;

/// The worth of the position to `color`, who is to move.
pub(crate) fn static_score(board: &ThreatBoard, color: Color) -> Score {
    Score::of_value(board.evaluation(color))
}
