//! The transposition table: what is known of positions that were searched before.

use narabe_rules::Color;
use narabe_threats::Spot;

use crate::Score;

/// What a score in the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    /// Counted from the position, not from the root.
    pub(crate) score: Score,
    pub(crate) best: Option<Spot>,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
}

/// A table of fixed size.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// A table of `entries`, rounded up to a power of two.
    pub(crate) fn new(entries: usize) -> Self {
        Self { entries: vec![None; entries.next_power_of_two()] }
    }

    /// What is known of the position.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<&Entry> {
        self.entries[self.place(key)].as_ref().filter(|entry| entry.key == key)
    }

    /// Keeps what was found out, unless the place holds a deeper search of the same position.
    pub(crate) fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        let known = &mut self.entries[place];
        let deeper = |known: &Entry| known.key == entry.key && known.depth > entry.depth;
        if !known.as_ref().is_some_and(deeper) || entry.bound == Bound::Exact {
            *known = Some(entry);
        }
    }

    const fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}

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
        assert_eq!(table.get(5).map(|entry| entry.score), Some(Score(3)));
        assert!(table.get(9).is_none());
        table.put(entry(9, 1));
        assert!(table.get(5).is_none() && table.get(9).is_some());
    }

    #[test]
    fn a_deeper_search_of_the_position_is_kept() {
        let mut table = Table::new(4);
        table.put(entry(5, 3));
        table.put(entry(5, 2));
        assert_eq!(table.get(5).map(|entry| entry.depth), Some(3));
        table.put(entry(5, 4));
        assert_eq!(table.get(5).map(|entry| entry.depth), Some(4));
    }
}
