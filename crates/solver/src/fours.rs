//! Which points make a four, and whether the rival can move at all.

use narabe_rules::Color;
use narabe_threats::{LineClass, Spot, Threat, ThreatBoard, Verdict};

use crate::verify::stones::may_run_out;

/// The points where `color` may make a four, and no five; those that promise most first.
pub fn four_points(board: &ThreatBoard, color: Color) -> impl Iterator<Item = Spot> {
    let sure = Threat::FOURS.into_iter().flat_map(move |threat| points_of(board, color, threat));
    let doubtful = points_of(board, color, Threat::MaybeFoul);
    sure.chain(doubtful.filter(move |spot| is_legal_four(board, color, *spot)))
}

/// The points of one threat. Mostly there are none, which the count tells at once.
pub(crate) fn points_of(
    board: &ThreatBoard,
    color: Color,
    threat: Threat,
) -> impl Iterator<Item = Spot> {
    let has_any = board.count(color, threat) > 0;
    has_any.then(|| board.threatening(color, threat).iter()).into_iter().flatten()
}

/// Whether the game goes on with `color` to move: it is drawn where the rules say so of a side with fouls only.
pub(crate) fn goes_on(board: &ThreatBoard, color: Color) -> bool {
    !may_run_out(board.rules(), color)
        || has_sure_points(board, color, 0)
        || board.spots().any(|spot| board.stone(spot).is_none() && !board.is_foul(color, spot))
}

/// Whether so many stones more could end the game because `color` would have fouls only: a stone changes what forty
/// points are at most, and fills one.
pub(crate) fn is_near_the_end(board: &ThreatBoard, color: Color, stones: u32) -> bool {
    may_run_out(board.rules(), color) && !has_sure_points(board, color, 41 * stones)
}

/// Whether more than `spare` empty points are certainly no fouls.
fn has_sure_points(board: &ThreatBoard, color: Color, spare: u32) -> bool {
    let doubtful = board.count(color, Threat::Foul) + board.count(color, Threat::MaybeFoul);
    board.empty_count() > doubtful + spare
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
