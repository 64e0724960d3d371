//! What is known of positions: a transposition table of proof numbers, of fixed size.

use core::ops::Range;

use narabe_threats::Spot;

use super::numbers::Numbers;

/// What is known of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) numbers: Numbers,
    /// The attacking stone that wins, where one is known.
    pub(super) stone: Option<Spot>,
}

/// What is known of one position, packed: its key, its numbers, its stone, and the nodes that it cost to find out.
///
/// No position's numbers are both 0, so an entry of zeros is an empty one. A table of zeros is there at once, however
/// large it is: the system hands out its pages when they are first touched.
type Entry = [u64; ENTRY_WORDS];

const ENTRY_WORDS: usize = 4;
/// Two entries: the dearer one stays, the other place is for the newest. They lie in one line of the processor's cache.
const BUCKET_WORDS: usize = 2 * ENTRY_WORDS;
const CACHE_LINE_BYTES: usize = 64;
const _: () = assert!(BUCKET_WORDS * size_of::<u64>() == CACHE_LINE_BYTES);

#[derive(Clone, Debug)]
pub(super) struct ProofTable {
    words: Vec<u64>,
    /// The word with which the first line of the cache begins. In a clone, which lies elsewhere, a bucket may be in two
    /// lines; that costs time and nothing else.
    first: usize,
    buckets: usize,
    /// Whether anything has been noted since it was empty.
    is_used: bool,
}

impl ProofTable {
    /// A table of as many entries, rounded up to a power of two, and two at least.
    pub(super) fn new(entries: usize) -> Self {
        let buckets = (entries.max(2) / 2).next_power_of_two();
        let words = vec![0; (buckets + 1) * BUCKET_WORDS];
        let first = words.as_ptr().align_offset(CACHE_LINE_BYTES).min(BUCKET_WORDS);
        Self { words, first, buckets, is_used: false }
    }

    /// Forgets everything. New zeros cost less than to write zeros over what was never touched; the old ones go first,
    /// since both together might be more memory than there is.
    pub(super) fn clear(&mut self) {
        if self.is_used {
            self.words = Vec::new();
            *self = Self::new(2 * self.buckets);
        }
    }

    /// What is known of the position, if anything.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let (bucket, _) = self.words[self.place(key)].as_chunks::<ENTRY_WORDS>();
        bucket.iter().find(|entry| holds(entry, key)).map(known)
    }

    /// Notes what is known now.
    #[inline]
    pub(super) fn put(&mut self, key: u64, known: Known, work: u64) {
        self.is_used = true;
        let place = self.place(key);
        let (bucket, _) = self.words[place].as_chunks_mut::<ENTRY_WORDS>();
        let is_dearer = |entry: &Entry| entry[3] > work;
        let stays = !holds(&bucket[0], key) && (holds(&bucket[1], key) || is_dearer(&bucket[0]));
        let entry = &mut bucket[usize::from(stays)];
        let before = if holds(entry, key) { entry[3] } else { 0 };
        *entry = packed(key, known, before.saturating_add(work));
    }

    /// The words of the bucket of this key.
    const fn place(&self, key: u64) -> Range<usize> {
        let bucket = (key >> 8) as usize & (self.buckets - 1);
        let at = self.first + bucket * BUCKET_WORDS;
        at..at + BUCKET_WORDS
    }
}

const fn holds(entry: &Entry, key: u64) -> bool {
    entry[0] == key && entry[1] != 0
}

fn packed(key: u64, known: Known, work: u64) -> Entry {
    let Numbers { proof, disproof } = known.numbers;
    debug_assert!((proof, disproof) != (0, 0), "it would be taken for an empty entry");
    let stone = known.stone.map_or(0, |stone| 1 + stone.index() as u64);
    [key, u64::from(proof) << 32 | u64::from(disproof), stone, work]
}

fn known(entry: &Entry) -> Known {
    let [_, numbers, stone, _] = *entry;
    let stone = stone.checked_sub(1).map(|index| Spot::of_index(index as usize));
    let numbers = Numbers { proof: (numbers >> 32) as u32, disproof: numbers as u32 };
    Known { numbers, stone }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_proof(proof: u32) -> Known {
        Known { numbers: Numbers { proof, disproof: 1 }, stone: None }
    }

    #[test]
    fn what_is_noted_comes_back_and_an_empty_place_holds_no_key() {
        let mut table = ProofTable::new(64);
        assert_eq!([0, 1, u64::MAX].map(|key| table.get(key)), [None; 3]);
        let stones = [None, Some(Spot::of_index(0)), Some(Spot::of_index(793))];
        for (key, stone) in [0, 1 << 8, u64::MAX].into_iter().zip(stones) {
            for numbers in [Numbers::WON, Numbers::LOST, Numbers::UNLIMITED] {
                let known = Known { numbers, stone };
                table.put(key, known, u64::MAX);
                assert_eq!(table.get(key), Some(known));
            }
        }
    }

    #[test]
    fn the_dearer_of_two_stays_and_the_newest_is_kept_beside_it() {
        let mut table = ProofTable::new(2);
        table.put(1, with_proof(1), 10);
        table.put(2, with_proof(2), 5);
        table.put(3, with_proof(3), 1);
        assert_eq!([1, 2, 3].map(|key| table.get(key).is_some()), [true, false, true]);
        table.put(4, with_proof(4), 20);
        assert_eq!([1, 3, 4].map(|key| table.get(key).is_some()), [false, true, true]);
        table.put(3, with_proof(7), 1);
        assert_eq!(table.get(3), Some(with_proof(7)));
        assert_eq!(table.get(4), Some(with_proof(4)));
        table.clear();
        assert_eq!(table.get(4), None);
        table.put(4, with_proof(4), 20);
        assert_eq!(table.get(4), Some(with_proof(4)));
    }
}
