//! The numbers of the evaluation and of the move order: what a prospect and what a stone is worth.
//!
//! They are a functional part of the engine: a change changes `crates/engine/signature.txt`.

use crate::Threat;
use crate::line::LineClass;

/// What it is worth to a side that it could make this line class on some point.
const LINE_PROSPECT: [i16; 16] = [0, 0, 0, 1, 2, 5, 7, 9, 11, 18, 21, 22, 24, 40, 60, 100];

/// What it is worth to a side that it could make this threat on some point, beyond its lines.
const THREAT_PROSPECT: [i16; Threat::COUNT] =
    [0, 0, 0, 8, 10, 30, 80, 10, 40, 160, 220, 400, 0, -58];

/// How much a stone that makes this line class is tried before others.
const LINE_ORDER: [i16; 16] = [0, 0, 1, 4, 6, 14, 18, 22, 24, 50, 58, 60, 52, 300, 400, 2000];

/// How much a stone that makes this threat is tried before others, beyond its lines.
const THREAT_ORDER: [i16; Threat::COUNT] =
    [0, 0, 0, 10, 10, 30, 90, 0, 20, 250, 400, 4000, 0, -400];

/// The worth of the prospect of a line, by the number of its class.
#[inline]
pub(crate) const fn line_prospect(class: u16) -> i32 {
    LINE_PROSPECT[class as usize] as i32
}

/// The worth of the prospect of a threat, beyond its lines.
#[inline]
pub(crate) const fn threat_prospect(threat: Threat) -> i32 {
    THREAT_PROSPECT[threat as usize] as i32
}

/// The place of a stone in the order of moves.
#[inline]
pub(crate) fn order(threat: Threat, lines: [LineClass; 4]) -> i32 {
    let lines = lines.iter().map(|class| i32::from(LINE_ORDER[*class as usize]));
    lines.sum::<i32>() + i32::from(THREAT_ORDER[threat as usize])
}
