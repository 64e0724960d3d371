//! What a match has come to, from its finished games.

use std::collections::BTreeMap;

use narabe_contest::Finished;
use narabe_rating::{Estimate, Hypothesis, Pairs, Sprt, Tally, Won};
use narabe_rules::Color;

use super::referee::Cause;
use super::schedule::{Encounter, Fixture};

/// The state of a match.
#[derive(Clone, Debug)]
pub(crate) struct Results {
    fixtures: BTreeMap<usize, Fixture>,
    encounters: Vec<Encounter>,
    sprt: Option<Sprt>,
    standings: BTreeMap<Encounter, Standing>,
    engines: Vec<EngineResults>,
    ends: BTreeMap<String, u32>,
    games: u32,
    verdict: Option<Verdict>,
}

/// What two engines have played, from the first one's side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Standing {
    pub(crate) tally: Tally,
    /// Pairs of which both games are finished.
    pub(crate) pairs: Pairs,
    /// Games whose other half is not.
    halves: BTreeMap<usize, Won>,
}

impl Standing {
    /// The score by pairs, or by games while there is no pair.
    pub(crate) fn estimate(&self) -> Option<Estimate> {
        Estimate::of_pairs(&self.pairs).or_else(|| Estimate::of_games(&self.tally))
    }
}

/// What concerns one engine.
#[derive(Clone, Debug, Default)]
pub(crate) struct EngineResults {
    pub(crate) tally: Tally,
    /// Games lost by its conduct, by the name of the cause.
    pub(crate) faults: BTreeMap<String, u32>,
    pub(crate) moves: u64,
    pub(crate) total_ms: u64,
    pub(crate) longest_ms: u64,
}

/// What the test found, and after how many pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) believed: Hypothesis,
    pub(crate) pairs: u32,
}

impl Results {
    /// A match of these games between so many engines.
    pub(crate) fn new(
        fixtures: &[Fixture],
        encounters: &[Encounter],
        engines: usize,
        sprt: Option<Sprt>,
    ) -> Self {
        Self {
            fixtures: fixtures.iter().map(|fixture| (fixture.number, *fixture)).collect(),
            encounters: encounters.to_vec(),
            sprt,
            standings: encounters.iter().map(|one| (*one, Standing::default())).collect(),
            engines: vec![EngineResults::default(); engines],
            ends: BTreeMap::new(),
            games: 0,
            verdict: None,
        }
    }

    /// Counts a game; games of the record that are not asked for are passed over. Games are counted in the order in
    /// which they ended, so a match that goes on comes to the same verdict.
    pub(crate) fn count(&mut self, finished: &Finished) {
        let Some(fixture) = self.fixtures.remove(&finished.number) else { return };
        let result = finished.record.result.as_ref();
        let winner = result.and_then(|result| result.winner);
        let cause = result.and_then(|result| result.reason.clone()).unwrap_or_default();
        let won = |color: Color| match winner {
            Some(winner) if winner == color => Won::Won,
            Some(_) => Won::Lost,
            None => Won::Drawn,
        };
        self.games += 1;
        let players = [(fixture.black, Color::Black), (fixture.white, Color::White)];
        for (player, color) in players {
            self.engines[player].count(won(color), color, finished);
            if won(color) == Won::Lost && Cause::is_fault(&cause) {
                *self.engines[player].faults.entry(cause.clone()).or_default() += 1;
            }
        }
        *self.ends.entry(cause).or_default() += 1;
        let color = if fixture.black == fixture.encounter.0 { Color::Black } else { Color::White };
        let standing = self.standings.entry(fixture.encounter).or_default();
        let is_pair = standing.count(fixture.pair, won(color));
        if is_pair && self.verdict.is_none() {
            self.verdict =
                self.sprt.and_then(|sprt| verdict(sprt, &self.standings[&fixture.encounter]));
        }
    }

    /// Whether the game is still to be played.
    pub(crate) fn is_open(&self, number: usize) -> bool {
        self.fixtures.contains_key(&number)
    }

    pub(crate) const fn games(&self) -> u32 {
        self.games
    }

    pub(crate) const fn sprt(&self) -> Option<&Sprt> {
        self.sprt.as_ref()
    }

    pub(crate) const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    pub(crate) const fn ends(&self) -> &BTreeMap<String, u32> {
        &self.ends
    }

    pub(crate) fn engines(&self) -> &[EngineResults] {
        &self.engines
    }

    /// The encounters with their standings.
    pub(crate) fn standings(&self) -> impl Iterator<Item = (Encounter, &Standing)> {
        self.encounters.iter().map(|encounter| (*encounter, &self.standings[encounter]))
    }

    /// Whether an engine lost a game by its conduct.
    pub(crate) fn has_faults(&self) -> bool {
        self.engines.iter().any(|engine| !engine.faults.is_empty())
    }
}

fn verdict(sprt: Sprt, standing: &Standing) -> Option<Verdict> {
    let believed = sprt.verdict(sprt.log_likelihood_ratio(&standing.pairs))?;
    Some(Verdict { believed, pairs: standing.pairs.total() })
}

impl Standing {
    /// Counts a game of this pair; says whether the pair is whole now.
    fn count(&mut self, pair: usize, won: Won) -> bool {
        self.tally.add(won);
        let other = self.halves.remove(&pair);
        match other {
            Some(other) => self.pairs.add(other, won),
            None => drop(self.halves.insert(pair, won)),
        }
        other.is_some()
    }
}

impl EngineResults {
    fn count(&mut self, won: Won, color: Color, finished: &Finished) {
        self.tally.add(won);
        let own = finished.record.moves.iter().enumerate().skip(finished.opening);
        let own = own.filter(|(index, _)| index.is_multiple_of(2) == (color == Color::Black));
        for ms in own.filter_map(|(_, one)| one.ms) {
            self.moves += 1;
            self.total_ms += ms;
            self.longest_ms = self.longest_ms.max(ms);
        }
    }
}
