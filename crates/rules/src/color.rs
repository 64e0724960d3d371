//! The two colours, and pairs of values, one for each.

use core::fmt;
use core::ops::{Index, IndexMut};

/// The colour of a stone. Black moves first in every rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The side that begins.
    Black,
    /// The side that answers.
    White,
}

impl Color {
    /// Both colours, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The opposite colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The colour's name in transcripts and JSON: `black` or `white`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value for each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// Black's value.
    pub black: T,
    /// White's value.
    pub white: T,
}

impl<T> ByColor<T> {
    /// A value for Black and one for White.
    pub const fn new(black: T, white: T) -> Self {
        Self { black, white }
    }
}

impl<T: Copy> ByColor<T> {
    /// The same value for both colours.
    pub const fn both(value: T) -> Self {
        Self { black: value, white: value }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, index: Color) -> &T {
        match index {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, index: Color) -> &mut T {
        match index {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}
