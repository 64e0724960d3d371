//! How much one client may do: typed limits, one for each kind of action in a time, one for sockets at a time.

mod sockets;

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use narabe_store::TokenHash;

use self::sockets::Sockets;
use crate::config::Limits;

pub(crate) use self::sockets::SocketPlace;

/// How many seconds' worth of actions may come at once: a quick opening, a queue sent after a lost network.
const ACTION_BURST_S: u32 = 6;

/// The limits of a server, with what each client has used up.
pub(crate) struct Limiter {
    rooms: DefaultKeyedRateLimiter<IpAddr>,
    actions: DefaultKeyedRateLimiter<[u8; 32]>,
    sockets: Sockets,
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Self {
        let burst = limits.actions_per_second.saturating_mul(
            const { std::num::NonZeroU32::new(ACTION_BURST_S).expect("the burst is not 0") },
        );
        Self {
            rooms: RateLimiter::keyed(Quota::per_hour(limits.rooms_per_hour)),
            actions: RateLimiter::keyed(
                Quota::per_second(limits.actions_per_second).allow_burst(burst),
            ),
            sockets: Sockets::new(limits.sockets_per_address),
        }
    }

    /// Whether a client at this address may make a room now; counts it when it may.
    pub(crate) fn may_create(&self, address: IpAddr) -> bool {
        self.rooms.check_key(&household(address)).is_ok()
    }

    /// Whether the holder of this seat may act now; counts it when it may.
    pub(crate) fn may_act(&self, seat: &TokenHash) -> bool {
        self.actions.check_key(&seat.0).is_ok()
    }

    /// A place for one more socket of this address, until it is dropped; `None` while all are taken.
    pub(crate) fn socket_place(&self, address: IpAddr) -> Option<SocketPlace> {
        self.sockets.place(household(address))
    }

    /// Forgets clients who have used up nothing.
    pub(crate) fn forget_idle(&self) {
        self.rooms.retain_recent();
        self.actions.retain_recent();
    }
}

/// One customer of a provider has a whole /64 of version 6 addresses.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)))
        }
    }
}

impl fmt::Debug for Limiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limiter").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_household_count_as_one() {
        let cases = [
            ("192.0.2.1", "192.0.2.1", true),
            ("192.0.2.1", "192.0.2.2", false),
            ("::ffff:192.0.2.1", "192.0.2.1", true),
            ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", true),
            ("2001:db8:0:1::1", "2001:db8:0:2::1", false),
        ];
        for (one, other, same) in cases {
            let households = [one, other].map(|text| household(text.parse().unwrap()));
            assert_eq!(households[0] == households[1], same, "{one} and {other}");
        }
    }
}
