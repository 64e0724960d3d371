//! What is known not to win: positions from which the fours lead nowhere.

/// A table of positions without a win, of fixed size; a newer entry replaces an older one.
#[derive(Clone, Debug)]
pub(crate) struct FailTable {
    entries: Vec<Entry>,
    /// Whether anything has been noted since it was empty: a large table takes milliseconds to clear.
    is_used: bool,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    /// No win with as many fours or fewer.
    fours: u16,
}

/// Whole keys are kept, so an entry is taken for another position only if all 64 bits agree; 0 marks none.
const NONE: Entry = Entry { key: 0, fours: 0 };

impl FailTable {
    /// A table of `entries`, rounded up to a power of two.
    pub(crate) fn new(entries: usize) -> Self {
        Self { entries: vec![NONE; entries.next_power_of_two()], is_used: false }
    }

    /// With how many fours the position is known not to win, if it is known of `fours` at least.
    #[inline]
    pub(crate) fn fails_with(&self, key: u64, fours: u16) -> Option<u16> {
        let entry = self.entries[self.place(key)];
        (entry.key == key && entry.fours >= fours).then_some(entry.fours)
    }

    /// Notes that the position does not win with `fours` fours.
    #[inline]
    pub(crate) fn note(&mut self, key: u64, fours: u16) {
        let place = self.place(key);
        self.entries[place] = Entry { key, fours };
        self.is_used = true;
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        if core::mem::take(&mut self.is_used) {
            self.entries.fill(NONE);
        }
    }

    const fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_with_many_fours_covers_fewer_but_not_more() {
        let mut table = FailTable::new(3);
        table.note(6, 5);
        assert_eq!([5, 1, 6].map(|fours| table.fails_with(6, fours)), [Some(5), Some(5), None]);
        assert_eq!(table.fails_with(10, 1), None, "another position of the same place");
        table.note(10, 2);
        assert_eq!(table.fails_with(6, 1), None, "the newer entry has replaced it");
        table.clear();
        assert_eq!(table.fails_with(10, 1), None);
    }
}
