//! The static evaluation: the prospects of both sides, as the patterns add them up.

use narabe_rules::Color;
use narabe_threats::ThreatBoard;

use super::params;
use crate::Score;

/// The worth of the position to `color`, who is to move.
pub(crate) fn static_score(board: &ThreatBoard, color: Color) -> Score {
    let own = board.value(color);
    let rival = board.value(color.other());
    Score::of_value(own - rival + own * params::TEMPO_PERCENT / 100)
}
