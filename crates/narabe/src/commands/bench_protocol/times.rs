//! Many durations, and what is told of them.

use std::time::Duration;

/// Durations of answers.
#[derive(Clone, Debug, Default)]
pub(super) struct Times(Vec<Duration>);

impl Times {
    pub(super) fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub(super) const fn count(&self) -> usize {
        self.0.len()
    }

    pub(super) fn longest(&self) -> Duration {
        self.0.iter().max().copied().unwrap_or_default()
    }

    /// The duration that so many of a hundred do not exceed.
    pub(super) fn percentile(&self, percent: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let index = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
        sorted.get(index).copied().unwrap_or_default()
    }
}

/// Milliseconds, for a table.
pub(super) fn ms(time: Duration) -> String {
    format!("{:.0}", time.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_durations_that_were_measured() {
        let mut times = Times::default();
        for time in [5, 1, 4, 2, 3] {
            times.add(Duration::from_millis(time));
        }
        for (percent, expected) in [(50, 3), (80, 4), (99, 5), (100, 5), (1, 1)] {
            assert_eq!(times.percentile(percent), Duration::from_millis(expected));
        }
        assert_eq!(Times::default().percentile(99), Duration::ZERO);
    }
}
