//! Points and the extent of a board.

/// Boards have at least this many lines.
pub const MIN_LINES: u8 = 5;
/// Boards have at most this many lines.
pub const MAX_LINES: u8 = 25;

/// An intersection, ordered by column and then by row: a1, a2 … o15. On a board `x` is the column from the left and `y` the row from the bottom, both from
/// 0, so that `h8` is `(7, 7)`; on the endless sheet both count from the first stone, `y` upwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Column.
    pub x: i32,
    /// Row.
    pub y: i32,
}

impl Point {
    /// The point in column `x` and row `y`.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }
}

/// How far a board reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extent {
    /// A square board of this many lines, [`MIN_LINES`] to [`MAX_LINES`]; made by [`Extent::square`].
    Square(u8),
    /// The endless sheet: every 32-bit point is on it.
    Endless,
}

/// A board size that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board of {lines} lines is not between {MIN_LINES} and {MAX_LINES}")]
pub struct ExtentError {
    /// The size asked for.
    pub lines: u32,
}

impl Extent {
    /// A square board.
    ///
    /// # Errors
    /// When `lines` is not between [`MIN_LINES`] and [`MAX_LINES`].
    pub fn square(lines: u32) -> Result<Self, ExtentError> {
        match u8::try_from(lines) {
            Ok(n) if (MIN_LINES..=MAX_LINES).contains(&n) => Ok(Self::Square(n)),
            _ => Err(ExtentError { lines }),
        }
    }

    /// The number of lines, `None` on the endless sheet.
    pub const fn lines(self) -> Option<u8> {
        match self {
            Self::Square(n) => Some(n),
            Self::Endless => None,
        }
    }

    /// Whether `point` lies on the board.
    pub fn contains(self, point: Point) -> bool {
        match self {
            Self::Square(n) => {
                let on = 0..i32::from(n);
                on.contains(&point.x) && on.contains(&point.y)
            }
            Self::Endless => true,
        }
    }

    /// The centre: `h8` on 15 lines, column and row n/2 + 1 on an even board, the origin of the sheet.
    pub fn centre(self) -> Point {
        match self {
            Self::Square(n) => Point::new(i32::from(n / 2), i32::from(n / 2)),
            Self::Endless => Point::new(0, 0),
        }
    }

    /// The points drawn as stars: the centre, and from 13 lines on the four points on the
    /// fourth lines.
    pub fn stars(self) -> impl Iterator<Item = Point> {
        let lines = self.lines().map_or(0, i32::from);
        let corner = [3, lines - 4];
        let corners = corner.into_iter().flat_map(move |x| corner.map(|y| Point::new(x, y)));
        let centre = (lines > 0).then(|| self.centre());
        centre.into_iter().chain(corners.filter(move |_| lines >= 13))
    }

    /// Every point of a square board in their order, a1, a2 … o15; nothing on the endless sheet.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let lines = self.lines().map_or(0, i32::from);
        (0..lines).flat_map(move |x| (0..lines).map(move |y| Point::new(x, y)))
    }
}
