//! What a tool that tunes the weights needs to know: which weights a position's evaluation is the sum of.

use narabe_rules::Color;

pub use super::GRAIN;
use super::{layout, standing, weights};
use crate::{LineClass, ThreatBoard};

/// The number of weights of all kinds of sides.
pub const WEIGHT_COUNT: usize = layout::WEIGHTS * KINDS;

/// The number of kinds of sides.
pub const KINDS: usize = weights::OF_KINDS.len();

/// The weights that the engine plays with, in [`GRAIN`]ths of a unit of the evaluation.
pub fn weights() -> Vec<i16> {
    weights::OF_KINDS.iter().flatten().copied().collect()
}

impl ThreatBoard {
    /// The weights whose sum the evaluation is, and how often each is added (or, below nothing, subtracted), in
    /// the order of the weights.
    pub fn weight_counts(&self, to_move: Color) -> Vec<(usize, i32)> {
        let mut counts = vec![0; WEIGHT_COUNT];
        let first = |color| self.kind(color) as usize * layout::WEIGHTS;
        for spot in self.spots().filter(|spot| self.stone(*spot).is_none()) {
            for (color, role, sign) in [(to_move, 0, 1), (to_move.other(), layout::ROLE, -1)] {
                let lines = self.line_classes(color, spot).map(|class: LineClass| class as usize);
                for weight in layout::point_weights(role, lines, self.threat(color, spot)) {
                    counts[first(color) + weight] += sign;
                }
            }
        }
        for weight in layout::standing_weights(standing(self, to_move)) {
            counts[first(to_move) + weight] += 1;
        }
        counts.into_iter().enumerate().filter(|(_, count)| *count != 0).collect()
    }
}
