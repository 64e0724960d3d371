//! How long to think: from what the manager allows to two durations.

use std::time::Duration;

/// What the manager allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// For a move; `None` for no limit, zero for as fast as possible.
    pub turn: Option<Duration>,
    /// Left of the game's; `None` for no limit.
    pub left: Option<Duration>,
    /// What each move gives back.
    pub increment: Duration,
}

impl TimeControl {
    /// No limit.
    pub const UNLIMITED: Self = Self { turn: None, left: None, increment: Duration::ZERO };
}

/// How long a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// After this no new iteration is begun.
    pub soft: Duration,
    /// After this the search is left.
    pub hard: Duration,
}

/// What is kept back of a limit for the way to the manager: a twentieth, within these bounds.
const LEAST_RESERVE: Duration = Duration::from_millis(8);
const MOST_RESERVE: Duration = Duration::from_millis(150);

/// Where there is no time at all a move takes this.
const AT_ONCE: Duration = Duration::from_millis(3);

/// The game's time is shared out as if so many moves were to come.
const MOVES_TO_COME: u32 = 20;
/// A single move takes at most this part of the game's time.
const LARGEST_PART: u32 = 4;

/// The durations of a move.
pub fn budget(time: TimeControl) -> Budget {
    let turn = time.turn.unwrap_or(Duration::MAX);
    let left = time.left.unwrap_or(Duration::MAX);
    let hard = within(turn.min(left / LARGEST_PART).min(left));
    let fair = time.left.map_or(Duration::MAX, |left| left / MOVES_TO_COME + time.increment);
    Budget { soft: hard.min(fair), hard }
}

fn within(limit: Duration) -> Duration {
    limit.saturating_sub((limit / 20).clamp(LEAST_RESERVE, MOST_RESERVE)).max(AT_ONCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn a_move_stays_below_every_limit() {
        for turn in [None, Some(0), Some(5), Some(100), Some(30_000)] {
            for left in [None, Some(0), Some(3), Some(500), Some(180_000)] {
                let (turn, left) = (turn.map(ms), left.map(ms));
                let Budget { soft, hard } = budget(TimeControl { turn, left, increment: ms(100) });
                assert!(soft <= hard);
                for limit in [turn, left].into_iter().flatten() {
                    assert!(hard < limit || hard == AT_ONCE, "{turn:?} {left:?}");
                }
            }
        }
    }
}
