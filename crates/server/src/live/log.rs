//! The events of a live room as its sockets are told them.

use std::hash::BuildHasher as _;

use narabe_wire::EventView;
use rustc_hash::{FxBuildHasher, FxHashSet};

/// The log of a room, in memory.
#[derive(Debug, Default)]
pub(super) struct Log {
    events: Vec<EventView>,
    /// Hashes of the clients' names of actions. Nearly every action is new: then this says so without a
    /// look at the events.
    names: FxHashSet<u64>,
}

impl Log {
    /// How many events there are: the number of the next one.
    pub(super) fn seq(&self) -> u32 {
        u32::try_from(self.events.len()).unwrap_or(u32::MAX)
    }

    /// The events from the one numbered `from` on.
    pub(super) fn since(&self, from: u32) -> &[EventView] {
        self.events.get(from as usize..).unwrap_or_default()
    }

    /// The event that a client's action became.
    pub(super) fn called(&self, name: &str) -> Option<&EventView> {
        let may_be_here = self.names.contains(&hash(name));
        may_be_here.then(|| self.events.iter().find(|event| event.id.as_deref() == Some(name)))?
    }
}

impl Extend<EventView> for Log {
    fn extend<T: IntoIterator<Item = EventView>>(&mut self, iter: T) {
        for event in iter {
            self.names.extend(event.id.as_deref().map(hash));
            self.events.push(event);
        }
    }
}

fn hash(name: &str) -> u64 {
    FxBuildHasher.hash_one(name)
}
