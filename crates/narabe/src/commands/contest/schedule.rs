//! Who plays whom, on which opening, and who has Black.

use clap::ValueEnum;

/// Which engines meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Tournament {
    /// Everybody meets everybody
    #[default]
    RoundRobin,
    /// The first engine meets each of the others
    Gauntlet,
}

impl Tournament {
    /// The name on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::RoundRobin => "round-robin",
            Self::Gauntlet => "gauntlet",
        }
    }
}

/// Two engines that meet, by their numbers.
pub(crate) type Encounter = (usize, usize);

/// A game to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fixture {
    /// Its number, from 1.
    pub(crate) number: usize,
    /// Which two meet, and who of them is asked about first in tables.
    pub(crate) encounter: Encounter,
    /// The number of the pair among those of the encounter, from 0; the opening follows it.
    pub(crate) pair: usize,
    /// Who has Black.
    pub(crate) black: usize,
    /// Who has White.
    pub(crate) white: usize,
}

/// The encounters of so many engines.
pub(crate) fn encounters(engines: usize, tournament: Tournament) -> Vec<Encounter> {
    let firsts = match tournament {
        Tournament::RoundRobin => 0..engines,
        Tournament::Gauntlet => 0..engines.min(1),
    };
    firsts.flat_map(|one| (one + 1..engines).map(move |two| (one, two))).collect()
}

/// All games, so many pairs of each encounter: two games on each opening with colours exchanged, the encounters by
/// turns. More pairs only add games at the end.
pub(crate) fn fixtures(encounters: &[Encounter], pairs: usize) -> Vec<Fixture> {
    let halves = (0..pairs).flat_map(|pair| {
        let colors = |(one, two): Encounter| [(one, two), (two, one)];
        let of = move |encounter: &Encounter| {
            let encounter = *encounter;
            colors(encounter).map(|colors| (encounter, pair, colors))
        };
        encounters.iter().flat_map(of)
    });
    let fixture = |(index, (encounter, pair, (black, white)))| Fixture {
        number: index + 1,
        encounter,
        pair,
        black,
        white,
    };
    halves.enumerate().map(fixture).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gauntlet_is_run_by_the_first() {
        assert_eq!(encounters(3, Tournament::RoundRobin), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(encounters(3, Tournament::Gauntlet), [(0, 1), (0, 2)]);
        assert_eq!(encounters(2, Tournament::Gauntlet), [(0, 1)]);
    }

    #[test]
    fn openings_are_played_twice_with_colours_exchanged() {
        let told = |fixture: &Fixture| (fixture.number, fixture.pair, fixture.black, fixture.white);
        let two: Vec<_> = fixtures(&[(0, 1)], 2).iter().map(told).collect();
        assert_eq!(two, [(1, 0, 0, 1), (2, 0, 1, 0), (3, 1, 0, 1), (4, 1, 1, 0)]);
        let three: Vec<_> = fixtures(&[(0, 1), (0, 2), (1, 2)], 1).iter().map(told).collect();
        assert_eq!(
            three,
            [(1, 0, 0, 1), (2, 0, 1, 0), (3, 0, 0, 2), (4, 0, 2, 0), (5, 0, 1, 2), (6, 0, 2, 1)]
        );
    }
}
