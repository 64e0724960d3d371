//! The logistic scale of Elo: 400 points are odds of ten to one.

/// The difference in Elo at which a side scores this share of the points: infinite at 0 and 1.
pub fn elo_of_score(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The share of the points that a side scores at this difference in Elo.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_is_that_of_the_published_tables() {
        let table = [(0.5, 0.0), (0.75, 190.848), (0.9, 381.697), (0.64, 99.951), (0.25, -190.848)];
        for (score, elo) in table {
            assert!((elo_of_score(score) - elo).abs() < 1e-3, "{score}: {}", elo_of_score(score));
            assert!((score_of_elo(elo) - score).abs() < 1e-5, "{elo}: {}", score_of_elo(elo));
        }
        assert!(elo_of_score(1.0) >= f64::INFINITY && elo_of_score(0.0) <= f64::NEG_INFINITY);
    }
}
