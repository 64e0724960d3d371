//! The transposition table: what is known of positions that were searched before.
//!
//! Several searches may share one: an entry is two words that are read and written without a lock, and one of them
//! tells whether both belong together. A search alone finds exactly what it put.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use narabe_rules::{Color, Point};
use narabe_threats::Spot;

use crate::Score;

/// What a score in the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Bound {
    /// What the best score of a position says that was searched between these.
    pub(crate) fn of(best: Score, alpha: Score, beta: Score) -> Self {
        if best >= beta {
            Self::AtLeast
        } else if best > alpha {
            Self::Exact
        } else {
            Self::AtMost
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    key: u64,
    /// Counted from the position, not from the root.
    pub(crate) score: Score,
    pub(crate) best: Option<Spot>,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
}

/// A table of fixed size.
#[derive(Debug)]
pub(crate) struct Table {
    slots: Arc<[Slot]>,
}

/// A place for an entry: what it says, and its key changed by that. A word of two writers' fits no key.
#[derive(Debug, Default)]
struct Slot {
    checked_key: AtomicU64,
    /// 0 where there is nothing.
    says: AtomicU64,
}

impl Table {
    /// A table of `entries`, rounded up to a power of two.
    pub(crate) fn new(entries: usize) -> Self {
        Self { slots: (0..entries.next_power_of_two()).map(|_| Slot::default()).collect() }
    }

    /// The same table for another search beside this one.
    pub(crate) fn share(&self) -> Self {
        Self { slots: Arc::clone(&self.slots) }
    }

    /// What is known of the position.
    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<Entry> {
        self.slot(key).entry().filter(|entry| entry.key == key)
    }

    /// Keeps what was found out, unless the place holds a deeper search of the same position.
    #[expect(
        clippy::needless_pass_by_ref_mut,
        reason = "who learns is changed by it, though the words are shared"
    )]
    pub(crate) fn put(&mut self, entry: Entry) {
        let slot = self.slot(entry.key);
        let deeper = |known: Entry| known.key == entry.key && known.depth > entry.depth;
        if entry.bound == Bound::Exact || !slot.entry().is_some_and(deeper) {
            slot.put(entry);
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> &Slot {
        &self.slots[key as usize & (self.slots.len() - 1)]
    }
}

/// A copy is another table: what one search learns the other does not.
impl Clone for Table {
    fn clone(&self) -> Self {
        let copy = |slot: &Slot| Slot {
            checked_key: slot.checked_key.load(Ordering::Relaxed).into(),
            says: slot.says.load(Ordering::Relaxed).into(),
        };
        Self { slots: self.slots.iter().map(copy).collect() }
    }
}

impl Slot {
    #[inline]
    fn entry(&self) -> Option<Entry> {
        let says = self.says.load(Ordering::Relaxed);
        let key = self.checked_key.load(Ordering::Relaxed) ^ says;
        Entry::unpack(key, says)
    }

    fn put(&self, entry: Entry) {
        let says = entry.pack();
        self.checked_key.store(entry.key ^ says, Ordering::Relaxed);
        self.says.store(says, Ordering::Relaxed);
    }
}

const _: () = assert!(Score::INFINITE.0 <= i16::MAX as i32);

/// The packed number of no stone.
const NO_STONE: u64 = 0x3ff;

impl Entry {
    pub(crate) fn new(
        key: u64,
        depth: i32,
        score: Score,
        bound: Bound,
        best: Option<Spot>,
    ) -> Self {
        let depth = depth.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8;
        Self { key, score, best, depth, bound }
    }

    /// All but the key in one word, which is not 0: from the lowest bit the bound, the depth, the score, the stone.
    fn pack(self) -> u64 {
        let best = self.best.map_or(NO_STONE, |spot| {
            let point = spot.point();
            (point.y << 5 | point.x) as u64
        });
        let score = u64::from(self.score.0 as i16 as u16);
        (self.bound as u64 + 1) | u64::from(self.depth as u8) << 2 | score << 10 | best << 26
    }

    #[inline]
    fn unpack(key: u64, says: u64) -> Option<Self> {
        let bound = match says & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => return None,
        };
        let best = says >> 26 & NO_STONE;
        let spot = |best: u64| Spot::of(Point::new((best & 31) as i32, (best >> 5) as i32));
        Some(Self {
            key,
            score: Score(i32::from((says >> 10) as i16)),
            best: (best != NO_STONE).then(|| spot(best)),
            depth: (says >> 2) as i8,
            bound,
        })
    }
}

/// The key of a position with this side to move.
pub(crate) const fn position_key(stones: u64, to_move: Color) -> u64 {
    match to_move {
        Color::Black => stones,
        Color::White => stones ^ 0xa076_1d64_78bd_642f,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: u64, depth: i32) -> Entry {
        Entry::new(key, depth, Score(depth), Bound::AtLeast, None)
    }

    #[test]
    fn a_position_is_found_until_another_takes_its_place() {
        let mut table = Table::new(4);
        table.put(entry(5, 3));
        assert_eq!(table.find(5).map(|entry| entry.score), Some(Score(3)));
        assert!(table.find(9).is_none());
        table.put(entry(9, 1));
        assert!(table.find(5).is_none() && table.find(9).is_some());
        assert!(Table::new(4).find(0).is_none(), "an empty place holds no position");
    }

    #[test]
    fn a_deeper_search_of_the_position_is_kept() {
        let mut table = Table::new(4);
        table.put(entry(5, 3));
        table.put(entry(5, 2));
        assert_eq!(table.find(5).map(|entry| entry.depth), Some(3));
        table.put(entry(5, 4));
        assert_eq!(table.find(5).map(|entry| entry.depth), Some(4));
    }

    #[test]
    fn what_was_put_comes_back_as_it_was() {
        let corner = Some(Spot::of(Point::new(24, 24)));
        let origin = Some(Spot::of(Point::new(0, 0)));
        for (depth, score, bound, best) in [
            (0, Score::EVEN, Bound::Exact, None),
            (-7, Score::win_at(3), Bound::AtLeast, corner),
            (127, Score::loss_at(4), Bound::AtMost, origin),
            (60, -Score::INFINITE, Bound::Exact, corner),
        ] {
            let mut table = Table::new(1 << 4);
            let entry = Entry::new(u64::MAX - 77, depth, score, bound, best);
            table.put(entry);
            assert_eq!(table.find(u64::MAX - 77), Some(entry));
        }
    }

    #[test]
    fn a_shared_table_is_one_and_a_copy_another() {
        let mut table = Table::new(4);
        let (mut shared, copy) = (table.share(), table.clone());
        table.put(entry(5, 3));
        shared.put(entry(6, 2));
        assert!(shared.find(5).is_some() && table.find(6).is_some());
        assert!(copy.find(5).is_none());
    }
}
