//! The generalised sequential probability ratio test over pairs of games.
//!
//! Two hypotheses about the difference in Elo are weighed against each other after every pair. The likelihood
//! of each is that of the distribution that explains the pairs best among those with its score; the logarithm
//! of their ratio is compared with Wald's two bounds: `[gspr]` of the bibliography.

use crate::{Pairs, score_of_elo};

/// What is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hypothesis {
    /// The difference is `elo0`: the test has failed.
    H0,
    /// The difference is `elo1`: the test has passed.
    H1,
}

impl Hypothesis {
    /// `H0` or `H1`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::H0 => "H0",
            Self::H1 => "H1",
        }
    }
}

/// A test between two differences in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// A test that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum SprtError {
    /// The hypotheses are the same, in the wrong order, or no numbers of a rating.
    #[error("elo0 must be less than elo1, and both between -2000 and 2000")]
    Elo,
    /// An error that is no probability, or so large that nothing is tested.
    #[error("alpha and beta must be more than 0 and less than 0.5")]
    Probability,
}

/// A kind of pair that was never seen counts as so many pairs, so that no likelihood is zero.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// A test of `elo0` against `elo1` that takes a false H0 for H1 with probability `alpha`, and the other way
    /// round with `beta`.
    ///
    /// # Errors
    /// When these are no hypotheses or no probabilities.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Self, SprtError> {
        let is_rating = |elo: f64| (-2000.0..=2000.0).contains(&elo);
        if !(is_rating(elo0) && is_rating(elo1) && elo0 < elo1) {
            return Err(SprtError::Elo);
        }
        let is_small = |probability: f64| probability > 0.0 && probability < 0.5;
        if !(is_small(alpha) && is_small(beta)) {
            return Err(SprtError::Probability);
        }
        Ok(Self { elo0, elo1, alpha, beta })
    }

    /// The two differences in Elo.
    pub const fn elos(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// Wald's bounds: below the first H0 is believed, above the second H1.
    pub fn bounds(&self) -> (f64, f64) {
        let Self { alpha, beta, .. } = self;
        ((beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln())
    }

    /// How much better H1 explains the pairs than H0: the logarithm of the ratio of their likelihoods.
    pub fn log_likelihood_ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.total() == 0 {
            return 0.0;
        }
        let counts = pairs.counts().map(|count| if count == 0 { UNSEEN } else { f64::from(count) });
        let seen = Pairs::distribution(counts);
        let [h0, h1] = [self.elo0, self.elo1].map(|elo| best_with_score(&seen, score_of_elo(elo)));
        let ratios = h0.iter().zip(h1).map(|(h0, h1)| (h1 / h0).ln());
        counts.iter().zip(ratios).map(|(count, ratio)| count * ratio).sum()
    }

    /// What is believed at this ratio; `None` while more games are needed.
    pub fn verdict(&self, ratio: f64) -> Option<Hypothesis> {
        let (low, high) = self.bounds();
        if ratio <= low {
            Some(Hypothesis::H0)
        } else if ratio >= high {
            Some(Hypothesis::H1)
        } else {
            None
        }
    }
}

/// The probabilities that make what was seen most likely, among those with this mean.
///
/// By Lagrange's method they are `share / (1 + x (value - mean))`, where `x` is the one number with which their
/// mean is right; it lies where no probability is negative, and is found by halving.
fn best_with_score(seen: &[(f64, f64); 5], mean: f64) -> [f64; 5] {
    let excess = |x: f64| -> f64 {
        seen.iter().map(|(value, share)| share * (value - mean) / (1.0 + x * (value - mean))).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    seen.map(|(value, share)| share / (1.0 + x * (value - mean)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts, hypotheses, and the ratio as found in decimal arithmetic of fifty digits.
    #[test]
    fn ratios_are_the_known_ones() {
        let table = [
            ([10, 50, 120, 60, 14], (0.0, 5.0), 0.509_852),
            ([10, 50, 120, 60, 14], (-3.0, 1.0), 0.551_577),
            ([0, 3, 20, 10, 2], (0.0, 10.0), 0.991_605),
            ([5, 0, 0, 0, 20], (0.0, 50.0), 1.900_858),
            ([300, 1200, 3100, 1250, 330], (0.0, 2.0), 1.065_690),
            ([20, 0, 0, 0, 0], (0.0, 10.0), -0.583_989),
        ];
        for (counts, (elo0, elo1), expected) in table {
            let sprt = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap();
            let ratio = sprt.log_likelihood_ratio(&Pairs::from_counts(counts));
            assert!((ratio - expected).abs() < 1e-6, "{counts:?}: {ratio}");
        }
    }

    #[test]
    fn the_best_distribution_has_the_mean_and_is_a_distribution() {
        let seen = Pairs::distribution([3.0, 20.0, 41.0, 9.0, UNSEEN]);
        for mean in [0.05, 0.3, 0.5, 0.71, 0.96] {
            let best = best_with_score(&seen, mean);
            let sum: f64 = best.iter().sum();
            let found: f64 = best.iter().zip(seen).map(|(share, (value, _))| share * value).sum();
            assert!((sum - 1.0).abs() < 1e-9 && (found - mean).abs() < 1e-9, "{mean}");
            assert!(best.iter().all(|share| *share > 0.0), "{mean}");
        }
    }

    #[test]
    fn bounds_are_walds() {
        let sprt = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
        let (low, high) = sprt.bounds();
        assert!((low + 2.944_439).abs() < 1e-6 && (high - 2.944_439).abs() < 1e-6);
        let (low, high) = Sprt::new(0.0, 5.0, 0.01, 0.1).unwrap().bounds();
        assert!((low + 2.292_535).abs() < 1e-6 && (high - 4.499_810).abs() < 1e-6);
        assert_eq!(sprt.verdict(-2.95), Some(Hypothesis::H0));
        assert_eq!(sprt.verdict(2.94), None);
        assert_eq!(sprt.verdict(2.95), Some(Hypothesis::H1));
        assert_eq!(sprt.verdict(sprt.log_likelihood_ratio(&Pairs::default())), None);
    }

    #[test]
    fn what_is_no_test_is_refused() {
        for (elo0, elo1) in [(5.0, 5.0), (5.0, 0.0), (f64::NAN, 1.0), (0.0, f64::INFINITY)] {
            assert_eq!(Sprt::new(elo0, elo1, 0.05, 0.05), Err(SprtError::Elo));
        }
        for (alpha, beta) in [(0.0, 0.05), (0.05, 0.5), (-1.0, 0.05), (0.05, f64::NAN)] {
            assert_eq!(Sprt::new(0.0, 5.0, alpha, beta), Err(SprtError::Probability));
        }
    }
}
