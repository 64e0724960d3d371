//! The time, as an argument of the whole server.

use std::fmt::Debug;

/// Where the server reads the time.
pub trait Clock: Debug + Send + Sync + 'static {
    /// Milliseconds since 1970, UTC.
    fn now_ms(&self) -> i64;
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now_ms(&self) -> i64 {
        jiff::Timestamp::now().as_millisecond()
    }
}
