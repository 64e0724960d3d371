//! Which stones have refuted something before: a hint for the order of moves \[schaeffer\].

use narabe_rules::Color;
use narabe_threats::Spot;

/// Merit for each colour and point.
#[derive(Clone, Debug)]
pub(super) struct History {
    merits: Vec<i32>,
}

/// Spots are numbered below this.
const SPOTS: usize = 1 << 10;

/// Merits stay below this, so that they order stones of like shape and never outweigh a threat.
const MOST: i32 = 40;

impl History {
    pub(super) fn new() -> Self {
        Self { merits: vec![0; 2 * SPOTS] }
    }

    /// The merit of a stone.
    #[inline]
    pub(super) fn merit(&self, color: Color, spot: Spot) -> i32 {
        self.merits[place(color, spot)] / 256
    }

    /// Credits a stone that refuted a position searched so deep.
    pub(super) fn credit(&mut self, color: Color, spot: Spot, depth: i32) {
        let merit = &mut self.merits[place(color, spot)];
        let gain = (depth * depth * 64).min(2048);
        // The nearer to the top, the less is gained: old merit fades.
        *merit += gain - *merit * gain / (MOST * 256);
    }
}

const fn place(color: Color, spot: Spot) -> usize {
    color as usize * SPOTS + spot.index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Point;

    #[test]
    fn merit_grows_towards_its_bound_and_is_kept_by_colour() {
        let mut history = History::new();
        let spot = Spot::of(Point::new(3, 4));
        for _ in 0..1000 {
            history.credit(Color::Black, spot, 9);
        }
        let merit = history.merit(Color::Black, spot);
        assert!(merit > MOST / 2 && merit <= MOST, "{merit}");
        assert_eq!(history.merit(Color::White, spot), 0);
    }
}
