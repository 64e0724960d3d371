//! What is known not to win: positions from which the fours lead nowhere.

/// A table of positions without a win, of fixed size; a newer entry replaces an older one.
#[derive(Clone, Debug)]
pub(crate) struct FailTable {
    entries: Vec<Entry>,
    /// Entries of another age are forgotten: a table is cleared in no time, however large it is.
    age: u16,
}

/// A key, with how many fours or fewer there is no win, and the age. Whole keys are kept, so an entry is taken for
/// another position only if all 64 bits agree.
type Entry = (u64, u16, u16);

/// No entry has the age 0. A table of zeros is there at once, however large it is, since the system hands out its pages
/// when they are first touched; but only of numbers and tuples does a `Vec` know that they are zeros, so this is no struct.
const NONE: Entry = (0, 0, 0);
const FIRST_AGE: u16 = 1;

impl FailTable {
    /// A table of `entries`, rounded up to a power of two.
    pub(crate) fn new(entries: usize) -> Self {
        Self { entries: vec![NONE; entries.next_power_of_two()], age: FIRST_AGE }
    }

    /// With how many fours the position is known not to win, if it is known of `fours` at least.
    #[inline]
    pub(crate) fn fails_with(&self, key: u64, fours: u16) -> Option<u16> {
        let (of, failing, age) = self.entries[self.place(key)];
        let is_known = of == key && age == self.age;
        (is_known && failing >= fours).then_some(failing)
    }

    /// Notes that the position does not win with `fours` fours.
    #[inline]
    pub(crate) fn note(&mut self, key: u64, fours: u16) {
        let place = self.place(key);
        self.entries[place] = (key, fours, self.age);
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age < FIRST_AGE {
            self.entries.fill(NONE);
            self.age = FIRST_AGE;
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

    #[test]
    fn what_was_forgotten_stays_so_when_the_ages_begin_again() {
        let mut table = FailTable::new(4);
        table.note(6, 5);
        for _ in 0..=u16::MAX {
            table.clear();
            assert_eq!(table.fails_with(6, 1), None);
        }
        table.note(6, 5);
        assert_eq!(table.fails_with(6, 1), Some(5));
    }
}
