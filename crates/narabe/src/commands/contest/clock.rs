//! The clock of one side in one game, as a pure function of the times that it is told.

use std::time::Duration;

use narabe_contest::Limits;

/// What a side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    turn: Option<Duration>,
    left: Option<Duration>,
    increment: Duration,
    tolerance: Duration,
}

impl Clock {
    /// The clock at the beginning of a game. An answer that comes within the tolerance is in time.
    pub(crate) fn new(limits: Limits, tolerance: Duration) -> Self {
        Self {
            turn: limits.turn_ms.map(Duration::from_millis),
            left: limits.match_ms.map(Duration::from_millis),
            increment: Duration::from_millis(limits.increment_ms),
            tolerance,
        }
    }

    /// How long the side may take for its move, tolerance included; `None` for as long as it likes.
    pub(crate) fn allowed(&self) -> Option<Duration> {
        let limit = [self.turn, self.left].into_iter().flatten().min()?;
        Some(limit.saturating_add(self.tolerance))
    }

    /// What is left of the game's time, in milliseconds; `None` when that is not limited.
    pub(crate) fn left_ms(&self) -> Option<u64> {
        self.left.map(|left| left.as_millis() as u64)
    }

    /// Takes the time of a move; says whether the move was in time.
    pub(crate) fn spend(&mut self, elapsed: Duration) -> bool {
        let in_time = self.allowed().is_none_or(|allowed| elapsed <= allowed);
        self.left = self.left.map(|left| left.saturating_sub(elapsed) + self.increment);
        in_time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn the_nearer_limit_counts_and_moves_give_the_increment_back() {
        let limits = Limits {
            turn_ms: Some(500),
            match_ms: Some(1200),
            increment_ms: 100,
            ..Limits::default()
        };
        let mut clock = Clock::new(limits, ms(50));
        assert_eq!((clock.allowed(), clock.left_ms()), (Some(ms(550)), Some(1200)));
        assert!(clock.spend(ms(500)));
        assert_eq!((clock.allowed(), clock.left_ms()), (Some(ms(550)), Some(800)));
        assert!(clock.spend(ms(550)));
        assert_eq!((clock.allowed(), clock.left_ms()), (Some(ms(400)), Some(350)));
        assert!(!clock.spend(ms(401)));
        assert_eq!(clock.left_ms(), Some(100), "what is overdrawn is not owed");
    }

    #[test]
    fn without_a_limit_everything_is_in_time() {
        let mut clock = Clock::new(Limits { nodes: Some(9), ..Limits::default() }, ms(0));
        assert_eq!((clock.allowed(), clock.left_ms()), (None, None));
        assert!(clock.spend(ms(1 << 40)));
    }
}
