//! A score with its standard error, and what it means in Elo.

use crate::pairs::of_games;
use crate::{Pairs, Tally, elo_of_score, normal_share_below};

/// A share of the points, and how far it may be from the true one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    score: f64,
    error: f64,
    samples: u32,
}

/// So many standard errors on both sides hold the true value in 95 of 100 matches.
const WIDTH: f64 = 1.959_963_985;

impl Estimate {
    /// The score of these pairs; `None` without one.
    pub fn of_pairs(pairs: &Pairs) -> Option<Self> {
        let total = pairs.total();
        let distribution = Pairs::distribution(pairs.counts().map(f64::from));
        (total > 0).then(|| Self::of(&distribution, total))
    }

    /// The score of games that were not played in pairs; `None` without one.
    pub fn of_games(tally: &Tally) -> Option<Self> {
        let games = tally.games();
        (games > 0).then(|| Self::of(&of_games(tally), games))
    }

    fn of(distribution: &[(f64, f64)], samples: u32) -> Self {
        let score: f64 = distribution.iter().map(|(value, share)| value * share).sum();
        let variance: f64 =
            distribution.iter().map(|(value, share)| share * (value - score).powi(2)).sum();
        Self { score, error: (variance / f64::from(samples)).sqrt(), samples }
    }

    /// The share of the points.
    pub const fn score(&self) -> f64 {
        self.score
    }

    /// Its standard error.
    pub const fn error(&self) -> f64 {
        self.error
    }

    /// The difference in Elo; infinite where one side took every point.
    pub fn elo(&self) -> f64 {
        elo_of_score(self.score)
    }

    /// The difference in Elo at the two ends of the interval of 95%.
    pub fn elo_interval(&self) -> (f64, f64) {
        let (low, high) = self.interval();
        (elo_of_score(low), elo_of_score(high))
    }

    /// The two ends of the interval of 95% for the share of the points. Where all samples are the same, what was
    /// never seen may be as frequent as three times in so many samples (the rule of three).
    pub fn interval(&self) -> (f64, f64) {
        let Self { score, error, samples } = *self;
        if error > 0.0 {
            return ((score - WIDTH * error).max(0.0), (score + WIDTH * error).min(1.0));
        }
        let unseen = (3.0 / f64::from(samples)).min(1.0);
        (score - unseen * score, score + unseen * (1.0 - score))
    }

    /// How likely it is that the side is the stronger one.
    pub fn superiority(&self) -> f64 {
        let lead = self.score - 0.5;
        let is_even = lead.abs() < f64::EPSILON;
        if is_even { 0.5 } else { normal_share_below(lead / self.error) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts, then Elo, the ends of its interval and the likelihood of superiority, to what is shown.
    #[test]
    fn pairs_give_the_known_values() {
        let table = [
            ([10, 50, 120, 60, 14], "12.3 [-6.9, 31.6] 0.896"),
            ([300, 1200, 3100, 1250, 330], "3.1 [-0.8, 7.0] 0.941"),
            ([0, 3, 20, 10, 2], "55.1 [13.9, 97.8] 0.996"),
            ([0, 0, 30, 0, 0], "0.0 [-34.9, 34.9] 0.500"),
            ([0, 0, 0, 0, 30], "inf [381.7, inf] 1.000"),
            ([30, 0, 0, 0, 0], "-inf [-inf, -381.7] 0.000"),
            ([2, 0, 0, 0, 0], "-inf [-inf, inf] 0.000"),
        ];
        for (counts, expected) in table {
            let estimate = Estimate::of_pairs(&Pairs::from_counts(counts)).unwrap();
            let (low, high) = estimate.elo_interval();
            let (elo, sure) = (estimate.elo(), estimate.superiority());
            let shown = format!("{elo:.1} [{low:.1}, {high:.1}] {sure:.3}");
            assert_eq!(shown, expected, "{counts:?}");
        }
        assert_eq!(Estimate::of_pairs(&Pairs::default()), None);
    }

    #[test]
    fn single_games_are_less_sure_than_the_pairs_that_they_make() {
        // Every opening was won by the same colour twice: nobody is better, and that is certain.
        let tally = Tally { wins: 10, draws: 0, losses: 10 };
        let games = Estimate::of_games(&tally).unwrap();
        let pairs = Estimate::of_pairs(&Pairs::from_counts([0, 0, 10, 0, 0])).unwrap();
        assert!(games.error() > 0.1 && pairs.error() < 1e-9);
        assert!((games.score() - pairs.score()).abs() < 1e-9);
        assert_eq!(Estimate::of_games(&Tally::default()), None);
    }
}
