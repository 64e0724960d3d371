//! Lines: what the ten neighbours of a point on one line make of a stone put there.

use narabe_rules::Direction;

/// How far a line pattern looks to each side of its point. A row of five through the point ends at most four
/// points away, and one point more tells whether it would be longer.
pub(crate) const REACH: usize = 5;

/// The number of neighbours in a window.
pub(crate) const SLOTS: usize = 2 * REACH;

/// The number of windows: three possible contents of ten neighbours.
pub(crate) const WINDOWS: usize = 3_usize.pow(SLOTS as u32);

/// The weight of each slot in a window's number.
pub(crate) const POWERS: [u16; SLOTS] = {
    let mut powers = [1; SLOTS];
    let mut slot = 1;
    while slot < SLOTS {
        powers[slot] = powers[slot - 1] * 3;
        slot += 1;
    }
    powers
};

/// The four directions in the order in which they are stored.
pub(crate) const DIRECTIONS: [Direction; 4] = Direction::ALL;

/// The slot of the neighbour `offset` steps along the line; `offset` is -5..=5 and not 0.
pub(crate) const fn slot_of(offset: i32) -> usize {
    let behind = offset < 0;
    (if behind { offset + REACH as i32 } else { offset + REACH as i32 - 1 }) as usize
}

/// How many steps along the line the neighbour in `slot` is away.
pub(crate) const fn offset_of(slot: usize) -> i32 {
    let offset = slot as i32 - REACH as i32;
    if offset < 0 { offset } else { offset + 1 }
}

/// The slots of a mask of slots.
pub(crate) fn slots(mask: u16) -> impl Iterator<Item = usize> {
    (0..SLOTS).filter(move |slot| mask >> slot & 1 != 0)
}

/// What a neighbour holds, as the side sees it that puts the stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    Empty = 0,
    Own = 1,
    /// An enemy stone or the edge of the board.
    Blocked = 2,
}

impl Content {
    /// The contents of all slots of the window with this number.
    pub(crate) fn of_window(mut window: u16) -> [Self; SLOTS] {
        [(); SLOTS].map(|()| {
            let digit = window % 3;
            window /= 3;
            Self::of_digit(digit)
        })
    }

    const fn of_digit(digit: u16) -> Self {
        match digit {
            0 => Self::Empty,
            1 => Self::Own,
            _ => Self::Blocked,
        }
    }
}

/// What a stone makes on one line, weakest first.
///
/// The strong classes are the rule book's (five, four, three); each weaker one is what becomes the next
/// stronger by one more stone. "Closed" means that it leads to a four that completes at one point only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum LineClass {
    /// No winning row can come of it.
    Dead,
    /// A row too long to win where the win must be exact.
    Overline,
    /// Becomes a closed two.
    ClosedOne,
    /// Becomes a two.
    One,
    /// Becomes a closed three.
    ClosedTwo,
    /// Becomes a three in one or two ways.
    NarrowTwo,
    /// Becomes a three in three ways.
    Two,
    /// Becomes a three in four ways or more.
    WideTwo,
    /// Becomes a four.
    ClosedThree,
    /// Becomes an open four in one way.
    Three,
    /// Becomes an open four in two ways, with the same stones.
    WideThree,
    /// Two threes of different stones on the line.
    TwoThrees,
    /// Completes to a five at one point.
    Four,
    /// Two fours of different stones on the line.
    DoubleFour,
    /// An unbroken four that completes at both ends.
    OpenFour,
    /// A winning row.
    Five,
}

impl LineClass {
    /// Every class, weakest first.
    pub const ALL: [Self; 16] = [
        Self::Dead,
        Self::Overline,
        Self::ClosedOne,
        Self::One,
        Self::ClosedTwo,
        Self::NarrowTwo,
        Self::Two,
        Self::WideTwo,
        Self::ClosedThree,
        Self::Three,
        Self::WideThree,
        Self::TwoThrees,
        Self::Four,
        Self::DoubleFour,
        Self::OpenFour,
        Self::Five,
    ];

    /// The classes of four lines that are packed into four bits each.
    #[inline]
    pub(crate) fn unpack(lines: u16) -> [Self; 4] {
        [0, 4, 8, 12].map(|shift| Self::ALL[usize::from(lines >> shift & 15)])
    }

    /// How many fours the stone makes here, as far as the class tells.
    pub(crate) const fn fours(self) -> u32 {
        match self {
            Self::Four | Self::OpenFour => 1,
            Self::DoubleFour => 2,
            _ => 0,
        }
    }

    /// How many threes the stone makes here, as far as the class tells.
    pub(crate) const fn threes(self) -> u32 {
        match self {
            Self::Three | Self::WideThree => 1,
            Self::TwoThrees => 2,
            _ => 0,
        }
    }

    /// Whether it becomes a three by one more stone.
    pub(crate) const fn is_two(self) -> bool {
        matches!(self, Self::NarrowTwo | Self::Two | Self::WideTwo)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_and_offsets_are_each_others_inverse() {
        for slot in 0..SLOTS {
            assert_eq!(slot_of(offset_of(slot)), slot);
        }
        assert_eq!(offset_of(0), -5);
        assert_eq!(offset_of(9), 5);
    }
}
