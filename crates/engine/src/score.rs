//! Scores: how good a position is for the side to move.

use core::fmt;
use core::ops::{Add, Neg, Sub};

/// A score from the side to move's point of view: worth in the units of the evaluation, or a proved win or
/// loss in so many stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub i32);

impl Score {
    /// Nobody is better.
    pub const EVEN: Self = Self(0);
    /// Above every score.
    pub const INFINITE: Self = Self(32_000);
    /// A win on the spot.
    const WIN: i32 = 30_000;
    /// The longest win that is told apart from a good evaluation.
    const LONGEST: i32 = 1_000;

    /// The worth with which about 73 of 100 games are won.
    const SCALE: f64 = 280.0;

    /// Below every score that is no proved loss.
    pub(crate) const WORST_UNPROVED: Self = Self(Self::LONGEST + 1 - Self::WIN);

    /// A win that ends with the stone at this distance from the root.
    pub const fn win_at(ply: u32) -> Self {
        Self(Self::WIN - ply as i32)
    }

    /// A loss that ends with the rival's stone at this distance from the root.
    pub const fn loss_at(ply: u32) -> Self {
        Self(ply as i32 - Self::WIN)
    }

    /// Whether it is a proved win.
    pub const fn is_win(self) -> bool {
        self.0 >= Self::WIN - Self::LONGEST
    }

    /// Whether it is a proved loss.
    pub const fn is_loss(self) -> bool {
        self.0 <= Self::LONGEST - Self::WIN
    }

    /// Whether it is a proved win or loss.
    pub const fn is_decided(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// The stones to the end of the game, where it is proved.
    pub const fn plies_to_end(self) -> Option<u32> {
        if self.is_decided() { Some((Self::WIN - self.0.abs()) as u32) } else { None }
    }

    /// How likely a win is, from 0 to 1; half a win is a draw. For bars and charts: only proved scores are
    /// certain.
    pub fn win_rate(self) -> f64 {
        if self.is_win() {
            1.0
        } else if self.is_loss() {
            0.0
        } else {
            1.0 / (1.0 + (-f64::from(self.0) / Self::SCALE).exp())
        }
    }

    /// The evaluation `value`, kept apart from proved scores.
    pub(crate) fn of_value(value: i32) -> Self {
        let most = Self::WIN - Self::LONGEST - 1;
        Self(value.clamp(-most, most))
    }

    /// The score as the transposition table keeps it: proved ends counted from the position, not the root.
    pub(crate) const fn seen_from_position(self, ply: u32) -> Self {
        if self.is_win() {
            Self(self.0 + ply as i32)
        } else if self.is_loss() {
            Self(self.0 - ply as i32)
        } else {
            self
        }
    }

    /// The inverse of [`Self::seen_from_position`].
    pub(crate) const fn seen_from_root(self, ply: u32) -> Self {
        if self.is_win() {
            Self(self.0 - ply as i32)
        } else if self.is_loss() {
            Self(self.0 + ply as i32)
        } else {
            self
        }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Add<i32> for Score {
    type Output = Self;

    fn add(self, rhs: i32) -> Self {
        Self(self.0 + rhs)
    }
}

impl Sub<i32> for Score {
    type Output = Self;

    fn sub(self, rhs: i32) -> Self {
        Self(self.0 - rhs)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_win() {
            write!(f, "win in {}", Self::WIN - self.0)
        } else if self.is_loss() {
            write!(f, "loss in {}", Self::WIN + self.0)
        } else {
            write!(f, "{:+}", self.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sooner_wins_are_better_and_later_losses_less_bad() {
        assert!(Score::win_at(3) > Score::win_at(5));
        assert!(Score::loss_at(6) > Score::loss_at(4));
        assert!(Score::win_at(900).is_win() && Score::loss_at(900).is_loss());
        assert!(!Score::of_value(i32::MAX).is_decided());
    }

    #[test]
    fn proved_scores_are_told_in_stones() {
        assert_eq!(Score::win_at(5).to_string(), "win in 5");
        assert_eq!(Score::loss_at(4).to_string(), "loss in 4");
        assert_eq!(Score(37).to_string(), "+37");
    }

    #[test]
    fn the_table_keeps_distances_from_the_position() {
        let here = Score::win_at(9);
        assert_eq!(here.seen_from_position(4), Score::win_at(5));
        assert_eq!(here.seen_from_position(4).seen_from_root(2), Score::win_at(7));
        assert_eq!((-here).seen_from_position(4).seen_from_root(4), -here);
    }
}
