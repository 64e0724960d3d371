//! Which points make a four.

use narabe_rules::Color;
use narabe_threats::{LineClass, Spot, Threat, ThreatBoard, Verdict};

/// The points where `color` may make a four, and no five; those that promise most first.
pub fn four_points(board: &ThreatBoard, color: Color) -> impl Iterator<Item = Spot> {
    let sure =
        Threat::FOURS.into_iter().flat_map(move |threat| board.threatening(color, threat).iter());
    let doubtful = board.threatening(color, Threat::MaybeFoul).iter();
    sure.chain(doubtful.filter(move |spot| is_legal_four(board, color, *spot)))
}

/// Whether `color` may make a four, and no five, on the empty `spot`.
pub(crate) fn makes_four(board: &ThreatBoard, color: Color, spot: Spot) -> bool {
    match board.threat(color, spot) {
        Threat::MaybeFoul => is_legal_four(board, color, spot),
        threat => Threat::FOURS.contains(&threat),
    }
}

fn is_legal_four(board: &ThreatBoard, color: Color, spot: Spot) -> bool {
    let is_four = |class: &LineClass| *class >= LineClass::Four;
    board.line_classes(color, spot).iter().any(is_four)
        && board.verdict(color, spot) == Verdict::Legal
}
