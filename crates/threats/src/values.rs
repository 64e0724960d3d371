//! The numbers of the move order.
//!
//! They are a functional part of the engine: a change changes `crates/engine/signature.txt`.

use crate::Threat;
use crate::line::LineClass;

/// How much a stone that makes this line class is tried before others.
const LINE_ORDER: [i16; 16] = [0, 0, 1, 4, 6, 14, 18, 22, 24, 50, 58, 60, 52, 300, 400, 2000];

/// How much a stone that makes this threat is tried before others, beyond its lines.
const THREAT_ORDER: [i16; Threat::COUNT] =
    [0, 0, 0, 10, 10, 30, 90, 0, 20, 250, 400, 4000, 0, -400];

/// The place of a stone in the order of moves.
#[inline]
pub(crate) fn order(threat: Threat, lines: [LineClass; 4]) -> i32 {
    let lines = lines.iter().map(|class| i32::from(LINE_ORDER[*class as usize]));
    lines.sum::<i32>() + i32::from(THREAT_ORDER[threat as usize])
}
