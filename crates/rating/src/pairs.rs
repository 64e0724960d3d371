//! Pairs of games on one opening, with colours exchanged.

use crate::{Tally, Won};

/// How many pairs brought a side nothing, half a point, one, one and a half, and two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    counts: [u32; 5],
}

impl Pairs {
    /// These many pairs, those that brought least first.
    pub const fn from_counts(counts: [u32; 5]) -> Self {
        Self { counts }
    }

    /// The counts, those of the pairs that brought least first.
    pub const fn counts(&self) -> [u32; 5] {
        self.counts
    }

    /// Counts a pair.
    pub const fn add(&mut self, one: Won, other: Won) {
        self.counts[(one.half_points() + other.half_points()) as usize] += 1;
    }

    /// All pairs.
    pub fn total(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// What a pair can bring, as a share of its points, with the share of the pairs that brought it.
    pub(crate) fn distribution(counts: [f64; 5]) -> [(f64, f64); 5] {
        let total: f64 = counts.iter().sum();
        core::array::from_fn(|index| (index as f64 / 4.0, counts[index] / total))
    }
}

impl Extend<(Won, Won)> for Pairs {
    fn extend<T: IntoIterator<Item = (Won, Won)>>(&mut self, iter: T) {
        for (one, other) in iter {
            self.add(one, other);
        }
    }
}

/// The distribution of single games, for a match that was not played in pairs.
pub(crate) fn of_games(tally: &Tally) -> [(f64, f64); 3] {
    let share = |count: u32| f64::from(count) / f64::from(tally.games());
    [(0.0, share(tally.losses)), (0.5, share(tally.draws)), (1.0, share(tally.wins))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_is_counted_by_its_points() {
        let mut pairs = Pairs::default();
        pairs.extend([
            (Won::Lost, Won::Lost),
            (Won::Lost, Won::Drawn),
            (Won::Drawn, Won::Drawn),
            (Won::Won, Won::Lost),
            (Won::Drawn, Won::Won),
            (Won::Won, Won::Won),
        ]);
        assert_eq!(pairs.counts(), [1, 1, 2, 1, 1]);
        assert_eq!(pairs.total(), 6);
    }
}
