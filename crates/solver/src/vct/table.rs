//! What is known of positions: a transposition table of proof numbers, of fixed size.

use narabe_threats::Spot;

use super::numbers::Numbers;

/// What is known of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) numbers: Numbers,
    /// The attacking stone that wins, where one is known.
    pub(super) stone: Option<Spot>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    known: Known,
    /// The nodes that it cost to find out.
    work: u32,
}

/// Two entries: the dearer one stays, the other place is for the newest. They lie in one line of the processor's cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Bucket([Entry; 2]);

#[derive(Clone, Debug)]
pub(super) struct ProofTable {
    buckets: Vec<Bucket>,
    /// Whether anything has been noted since it was empty: a large table takes milliseconds to clear.
    is_used: bool,
}

const NONE: Entry =
    Entry { key: 0, known: Known { numbers: Numbers::UNLIMITED, stone: None }, work: 0 };

impl ProofTable {
    /// A table of as many entries, rounded up to a power of two, and two at least.
    pub(super) fn new(entries: usize) -> Self {
        let buckets = vec![Bucket([NONE; 2]); (entries.max(2) / 2).next_power_of_two()];
        Self { buckets, is_used: false }
    }

    pub(super) fn clear(&mut self) {
        if core::mem::take(&mut self.is_used) {
            self.buckets.fill(Bucket([NONE; 2]));
        }
    }

    /// What is known of the position, if anything.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let Bucket(bucket) = &self.buckets[self.place(key)];
        bucket.iter().find(|entry| entry.key == key).map(|entry| entry.known)
    }

    /// Notes what is known now.
    #[inline]
    pub(super) fn put(&mut self, key: u64, known: Known, work: u64) {
        self.is_used = true;
        let place = self.place(key);
        let Bucket(bucket) = &mut self.buckets[place];
        let work = u32::try_from(work).unwrap_or(u32::MAX);
        let dearer = bucket[0].key != key && (bucket[1].key == key || bucket[0].work > work);
        let at = usize::from(dearer);
        let before = if bucket[at].key == key { bucket[at].work } else { 0 };
        bucket[at] = Entry { key, known, work: work.saturating_add(before) };
    }

    const fn place(&self, key: u64) -> usize {
        (key >> 8) as usize & (self.buckets.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(proof: u32) -> Known {
        Known { numbers: Numbers { proof, disproof: 1 }, stone: None }
    }

    #[test]
    fn the_dearer_of_two_stays_and_the_newest_is_kept_beside_it() {
        let mut table = ProofTable::new(2);
        table.put(1, known(1), 10);
        table.put(2, known(2), 5);
        table.put(3, known(3), 1);
        assert_eq!([1, 2, 3].map(|key| table.get(key).is_some()), [true, false, true]);
        table.put(4, known(4), 20);
        assert_eq!([1, 3, 4].map(|key| table.get(key).is_some()), [false, true, true]);
        table.put(3, known(7), 1);
        assert_eq!(table.get(3), Some(known(7)));
        assert_eq!(table.get(4), Some(known(4)));
        table.clear();
        assert_eq!(table.get(4), None);
    }
}
