//! What `INFO` has told so far.

use std::time::Duration;

use narabe_protocol::{Info, RuleBits, UNLIMITED_MS};

use crate::TimeControl;

/// The time for a move when nobody has said any.
const USUAL_TURN_MS: i64 = 5_000;

/// The manager's limits and wishes.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    turn_ms: i64,
    match_ms: Option<i64>,
    left_ms: Option<i64>,
    increment_ms: i64,
    memory_bytes: Option<u64>,
    pub(crate) rule: RuleBits,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            turn_ms: USUAL_TURN_MS,
            match_ms: None,
            left_ms: None,
            increment_ms: 0,
            memory_bytes: None,
            rule: RuleBits::default(),
            depth: None,
            nodes: None,
        }
    }
}

impl Settings {
    /// Takes note of what an `INFO` says.
    pub(crate) fn note(&mut self, info: &Info) {
        match info {
            Info::TimeoutTurn(ms) => self.turn_ms = *ms,
            Info::TimeoutMatch(ms) => {
                self.match_ms = limited(*ms).filter(|ms| *ms > 0);
                self.left_ms = self.match_ms;
            }
            Info::TimeLeft(ms) => self.left_ms = limited(*ms),
            Info::TimeIncrement(ms) => self.increment_ms = (*ms).clamp(0, UNLIMITED_MS),
            Info::MaxMemory(bytes) => self.memory_bytes = positive(*bytes),
            Info::HashSize(kilobytes) => {
                self.memory_bytes = positive(kilobytes.saturating_mul(1024));
            }
            Info::Rule(bits) => self.rule = *bits,
            Info::MaxDepth(plies) => {
                self.depth = positive(*plies).map(|plies| plies.try_into().unwrap_or(u32::MAX));
            }
            Info::MaxNode(nodes) => self.nodes = positive(*nodes),
            _ => {}
        }
    }

    /// A new game has begun: its whole time is left.
    pub(crate) const fn begin_game(&mut self) {
        self.left_ms = self.match_ms;
    }

    /// A move has taken so long. The next `time_left` tells better, if there is one.
    pub(crate) fn spend(&mut self, elapsed: Duration) {
        let spent = i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX);
        let left = |left: i64| left.saturating_sub(spent).saturating_add(self.increment_ms);
        self.left_ms = self.left_ms.map(left);
    }

    /// What there is for the next move.
    pub(crate) fn time(&self) -> TimeControl {
        let duration = |ms: i64| Duration::from_millis(ms.max(0) as u64);
        TimeControl {
            turn: limited(self.turn_ms).map(duration),
            left: self.left_ms.map(duration),
            increment: duration(self.increment_ms),
        }
    }
}

fn limited(ms: i64) -> Option<i64> {
    (ms < UNLIMITED_MS).then_some(ms)
}

fn positive(number: i64) -> Option<u64> {
    u64::try_from(number).ok().filter(|number| *number > 0)
}
