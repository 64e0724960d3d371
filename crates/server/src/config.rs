//! The settings of a server. `narabe serve` reads them from flags and their environment twins.

use std::num::NonZeroU32;
use std::time::Duration;

/// Live sockets of one address: a school's whole class behind one router, each with a few tabs.
pub const DEFAULT_SOCKETS_PER_ADDRESS: NonZeroU32 = NonZeroU32::new(100).expect("100 is not 0");

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address in links, without a slash at its end; links are relative when there is none.
    pub public_url: Option<String>,
    /// How long a player must be away before the other may go on without.
    pub absence: Duration,
    /// How long a room is kept.
    pub room_life: Duration,
    /// How much one client may do.
    pub limits: Limits,
    /// Where a client's address is read.
    pub client_address: ClientAddress,
    /// The commit that the program was built from.
    pub commit: &'static str,
}

/// How much one client may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Rooms that one address may make in an hour.
    pub rooms_per_hour: NonZeroU32,
    /// Actions that one seat may send in a second, with as many seconds' worth at once as `ACTION_BURST_S`.
    pub actions_per_second: NonZeroU32,
    /// Live sockets that one address may hold at the same time, over all rooms.
    pub sockets_per_address: NonZeroU32,
}

/// Where a client's address is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClientAddress {
    /// From the connection.
    Connection,
    /// From the last entry of `X-Forwarded-For`: only behind a proxy that writes it.
    Forwarded,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            rooms_per_hour: const { NonZeroU32::new(60).expect("60 is not 0") },
            actions_per_second: const { NonZeroU32::new(5).expect("5 is not 0") },
            sockets_per_address: DEFAULT_SOCKETS_PER_ADDRESS,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            absence: Duration::from_mins(2),
            room_life: Duration::from_hours(30 * 24),
            limits: Limits::default(),
            client_address: ClientAddress::Connection,
            commit: "unknown",
        }
    }
}

impl Config {
    /// Whether browsers reach the site by https only.
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The link to a path of the site.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.public_url.as_deref().unwrap_or_default())
    }

    pub(crate) fn absence_ms(&self) -> i64 {
        millis(self.absence)
    }

    pub(crate) fn room_life_ms(&self) -> i64 {
        millis(self.room_life)
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
