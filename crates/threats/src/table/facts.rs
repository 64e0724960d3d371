//! The facts of one window, straight from the definitions of five, four and three.

use super::WinLength;
use crate::line::{Content, LineClass, REACH, SLOTS, offset_of};

/// What a stone makes on one line.
///
/// At each side of the stone at most one point makes a straight four: a farther one would have an empty point
/// between itself and the stone. So two threes on one line have one such point each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LineFacts {
    /// The class of the line.
    pub(crate) class: LineClass,
    /// The number of fours: sets of stones that one more stone makes a winning row.
    pub(crate) fours: u8,
    /// The number of threes: sets of stones that one more stone makes a straight four.
    pub(crate) threes: u8,
    /// The slots whose filling makes a winning row, one bit each.
    pub(crate) fives: u16,
    /// The slots whose filling makes a straight four, one bit each.
    pub(crate) straights: u16,
}

impl LineFacts {
    /// The facts as far as the stones tell; weaker classes than a three are left [`LineClass::Dead`].
    pub(crate) fn of(win: WinLength, contents: [Content; SLOTS]) -> Self {
        let line = Line::around(contents);
        let stone_row = line.row(None);
        let (fives, fours) = line.fills(|row| row.wins(win));
        let (straights, threes) = line.fills(|row| line.is_straight_four(win, row));
        let mut facts = Self { class: LineClass::Dead, fours, threes, fives, straights };
        facts.class = facts.strong_class(win, &line, stone_row);
        facts
    }

    /// The facts of the same window read from the other end.
    pub(crate) const fn mirrored(self) -> Self {
        Self { fives: turned(self.fives), straights: turned(self.straights), ..self }
    }

    fn strong_class(self, win: WinLength, line: &Line, row: Row) -> LineClass {
        if row.wins(win) {
            LineClass::Five
        } else if row.len() > 5 {
            LineClass::Overline
        } else if line.is_straight_four(win, row) {
            LineClass::OpenFour
        } else if self.fours > 1 {
            LineClass::DoubleFour
        } else if self.fours == 1 {
            LineClass::Four
        } else if self.threes > 1 {
            LineClass::TwoThrees
        } else {
            self.three_class()
        }
    }

    const fn three_class(self) -> LineClass {
        match self.straights.count_ones() {
            0 => LineClass::Dead,
            1 => LineClass::Three,
            _ => LineClass::WideThree,
        }
    }
}

/// The line around a stone of one's own in the middle.
struct Line {
    cells: [Content; SLOTS + 1],
}

/// An unbroken row of own stones, by the indices of its first and last cell.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Row {
    first: usize,
    last: usize,
}

impl Row {
    const fn len(self) -> usize {
        self.last - self.first + 1
    }

    const fn contains(self, cell: usize) -> bool {
        self.first <= cell && cell <= self.last
    }

    /// A row that reaches the rim of the window is six long at least, whatever lies beyond.
    const fn wins(self, win: WinLength) -> bool {
        match win {
            WinLength::FiveOrMore => self.len() >= 5,
            WinLength::ExactlyFive => self.len() == 5,
        }
    }
}

impl Line {
    fn around(contents: [Content; SLOTS]) -> Self {
        let mut cells = [Content::Own; SLOTS + 1];
        for (slot, content) in contents.into_iter().enumerate() {
            cells[cell_of(slot)] = content;
        }
        Self { cells }
    }

    fn is(&self, cell: usize, content: Content) -> bool {
        self.cells.get(cell) == Some(&content)
    }

    /// The row through the stone in the middle, with another stone imagined on `filled`.
    fn row(&self, filled: Option<usize>) -> Row {
        self.row_around(REACH, filled)
    }

    fn row_around(&self, middle: usize, filled: Option<usize>) -> Row {
        let own = |cell: &usize| self.is(*cell, Content::Own) || filled == Some(*cell);
        let last = (middle + 1..=SLOTS).take_while(own).last().unwrap_or(middle);
        let first = (0..middle).rev().take_while(own).last().unwrap_or(middle);
        Row { first, last }
    }

    fn is_straight_four(&self, win: WinLength, row: Row) -> bool {
        if row.len() != 4 || row.first == 0 {
            return false;
        }
        let completes = |end: usize| self.is(end, Content::Empty) && self.join(end, row).wins(win);
        completes(row.first - 1) && completes(row.last + 1)
    }

    /// The row that a stone on `end`, next to `row`, makes of it.
    fn join(&self, end: usize, row: Row) -> Row {
        let beyond = self.row_around(end, None);
        Row { first: beyond.first.min(row.first), last: beyond.last.max(row.last) }
    }

    /// The slots whose filling makes a row through the stone and the slot that `accepts` likes, and how many
    /// different sets of stones these rows have without the filling.
    fn fills(&self, accepts: impl Fn(Row) -> bool) -> (u16, u8) {
        let mut slots = 0;
        let (mut sets, mut count) = ([0; SLOTS], 0);
        for slot in (0..SLOTS).filter(|slot| self.is(cell_of(*slot), Content::Empty)) {
            let row = self.row(Some(cell_of(slot)));
            if row.contains(cell_of(slot)) && accepts(row) {
                slots |= 1 << slot;
                let stones = ((1_u16 << row.len()) - 1) << row.first & !(1 << cell_of(slot));
                if !sets[..count].contains(&stones) {
                    sets[count] = stones;
                    count += 1;
                }
            }
        }
        (slots, count as u8)
    }
}

/// A mask of slots read from the other end.
const fn turned(mask: u16) -> u16 {
    mask.reverse_bits() >> (u16::BITS as usize - SLOTS)
}

const fn cell_of(slot: usize) -> usize {
    (offset_of(slot) + REACH as i32) as usize
}
