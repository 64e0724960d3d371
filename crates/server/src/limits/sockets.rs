//! How many live sockets an address holds at this moment. Each costs memory and a task for as long as it is
//! open, so they are counted, not timed.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

/// Sockets by the address that holds them; addresses without any are not listed.
type Held = FxHashMap<IpAddr, u32>;

/// The open sockets of a server.
#[derive(Debug)]
pub(super) struct Sockets {
    most: NonZeroU32,
    held: Arc<Mutex<Held>>,
}

/// The place of one socket, given back when it is dropped.
#[derive(Debug)]
pub(crate) struct SocketPlace {
    address: IpAddr,
    held: Arc<Mutex<Held>>,
}

impl Sockets {
    pub(super) fn new(most: NonZeroU32) -> Self {
        Self { most, held: Arc::default() }
    }

    /// A place for one more socket, if the address has one left.
    pub(super) fn place(&self, address: IpAddr) -> Option<SocketPlace> {
        let mut held = lock(&self.held);
        let count = held.get(&address).copied().unwrap_or_default();
        if count >= self.most.get() {
            return None;
        }
        held.insert(address, count + 1);
        Some(SocketPlace { address, held: Arc::clone(&self.held) })
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut held = lock(&self.held);
        if let Some(count) = held.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.address);
            }
        }
    }
}

fn lock(held: &Mutex<Held>) -> MutexGuard<'_, Held> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_given_once_and_comes_back() {
        let sockets = Sockets::new(NonZeroU32::new(2).unwrap());
        let [here, there] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().unwrap());
        let first = sockets.place(here).unwrap();
        let second = sockets.place(here).unwrap();
        assert!(sockets.place(here).is_none());
        assert!(sockets.place(there).is_some(), "addresses do not count for each other");
        drop(first);
        let third = sockets.place(here).unwrap();
        assert!(sockets.place(here).is_none());
        drop((second, third));
        assert!(lock(&sockets.held).is_empty(), "nothing is kept of addresses without sockets");
    }
}
