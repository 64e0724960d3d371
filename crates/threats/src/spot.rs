//! Points as small numbers, and sets of them.

use narabe_rules::{Direction, MAX_LINES, Point};

/// Rows are this many numbers apart, a power of two above [`MAX_LINES`].
const STRIDE: u16 = 32;

/// The numbers of spots are below this power of two, so that arrays of this length need no bounds checks.
pub(crate) const SPOTS: usize = 1 << 10;

const _: () = assert!(MAX_LINES as u16 <= STRIDE && STRIDE as usize * MAX_LINES as usize <= SPOTS);

/// A point of a square board as a number: what the searchers use instead of [`Point`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u16);

impl Spot {
    /// The spot of a point on a square board.
    #[inline]
    pub const fn of(point: Point) -> Self {
        Self(point.y as u16 * STRIDE + point.x as u16)
    }

    /// The point.
    #[inline]
    pub const fn point(self) -> Point {
        Point::new((self.0 % STRIDE) as i32, (self.0 / STRIDE) as i32)
    }

    /// The index into an array over all spots.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize & (SPOTS - 1)
    }

    /// The spot of this index.
    #[inline]
    pub const fn of_index(index: usize) -> Self {
        Self((index & (SPOTS - 1)) as u16)
    }

    /// The spot `steps` further along `direction`, which must still be on the board.
    #[inline]
    pub(crate) const fn step(self, direction: Direction, steps: i32) -> Self {
        let (dx, dy) = direction.delta();
        Self((self.0 as i32 + (dx + dy * STRIDE as i32) * steps) as u16)
    }

    /// How many steps along `direction` lead from here to `other`, when both are on one such line.
    pub(crate) fn steps_to(self, direction: Direction, other: Self) -> Option<i32> {
        let (from, to) = (self.point(), other.point());
        let (dx, dy) = direction.delta();
        let steps = if dx == 0 { (to.y - from.y) * dy } else { to.x - from.x };
        (to == from.step(direction, steps)).then_some(steps)
    }
}

/// A set of spots. It is gone through in the order of the spots, row by row from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpotSet([u64; SPOTS / 64]);

impl SpotSet {
    /// No spots.
    pub const EMPTY: Self = Self([0; SPOTS / 64]);

    /// Adds a spot.
    #[inline]
    pub fn insert(&mut self, spot: Spot) {
        self.0[spot.index() / 64] |= 1 << (spot.index() % 64);
    }

    /// Takes a spot out.
    #[inline]
    pub fn remove(&mut self, spot: Spot) {
        self.0[spot.index() / 64] &= !(1 << (spot.index() % 64));
    }

    /// Whether the spot is in the set.
    #[inline]
    pub const fn contains(&self, spot: Spot) -> bool {
        self.0[spot.index() / 64] >> (spot.index() % 64) & 1 != 0
    }

    /// Keeps only the spots that are in `other` too.
    pub fn intersect(&mut self, other: &Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
    }

    /// Adds the spots of `other`.
    pub fn unite(&mut self, other: &Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }

    /// Whether there is no spot in the set.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The number of spots.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The spots.
    pub fn iter(&self) -> impl Iterator<Item = Spot> + use<> {
        Spots { words: self.0, at: 0 }
    }

    /// The first spot.
    pub fn first(&self) -> Option<Spot> {
        self.iter().next()
    }
}

impl FromIterator<Spot> for SpotSet {
    fn from_iter<I: IntoIterator<Item = Spot>>(iter: I) -> Self {
        let mut set = Self::EMPTY;
        iter.into_iter().for_each(|spot| set.insert(spot));
        set
    }
}

/// The spots of a set that are still to come, from one word on.
struct Spots {
    words: [u64; SPOTS / 64],
    at: usize,
}

impl Iterator for Spots {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros() as u16;
                *word &= *word - 1;
                return Some(Spot((self.at * 64) as u16 + bit));
            }
            self.at += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Extent;

    #[test]
    fn spots_are_points_and_step_like_them() {
        for point in Extent::Square(MAX_LINES).points() {
            let spot = Spot::of(point);
            assert_eq!(spot.point(), point);
            assert_eq!(Spot::of_index(spot.index()), spot);
            for direction in Direction::ALL {
                let next = point.step(direction, 3);
                if Extent::Square(MAX_LINES).contains(next) {
                    assert_eq!(spot.step(direction, 3), Spot::of(next));
                    assert_eq!(spot.steps_to(direction, Spot::of(next)), Some(3));
                    assert_eq!(Spot::of(next).steps_to(direction, spot), Some(-3));
                }
            }
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in_and_not_taken_out() {
        let points = [Point::new(24, 24), Point::new(0, 0), Point::new(3, 2)].map(Spot::of);
        let mut set: SpotSet = points.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [points[1], points[2], points[0]]);
        set.remove(points[1]);
        assert!(!set.contains(points[1]) && set.contains(points[2]));
        assert_eq!((set.len(), set.first()), (2, Some(points[2])));
    }
}
