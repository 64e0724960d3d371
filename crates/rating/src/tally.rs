//! Games of one side, counted.

/// What a game brought a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Won {
    /// Nothing.
    Lost,
    /// Half a point.
    Drawn,
    /// A point.
    Won,
}

impl Won {
    /// What it brought the rival.
    #[must_use]
    pub const fn for_rival(self) -> Self {
        match self {
            Self::Lost => Self::Won,
            Self::Drawn => Self::Drawn,
            Self::Won => Self::Lost,
        }
    }

    /// The points, in halves.
    pub const fn half_points(self) -> u32 {
        self as u32
    }
}

/// How many games a side won, drew and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Tally {
    /// Counts a game.
    pub const fn add(&mut self, won: Won) {
        match won {
            Won::Won => self.wins += 1,
            Won::Drawn => self.draws += 1,
            Won::Lost => self.losses += 1,
        }
    }

    /// All games.
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The points, in halves.
    pub const fn half_points(&self) -> u32 {
        2 * self.wins + self.draws
    }

    /// The share of the points; `None` without a game.
    pub fn score(&self) -> Option<f64> {
        let games = self.games();
        (games > 0).then(|| f64::from(self.half_points()) / f64::from(2 * games))
    }

    /// The same games for the rival.
    #[must_use]
    pub const fn for_rival(&self) -> Self {
        Self { wins: self.losses, draws: self.draws, losses: self.wins }
    }
}
