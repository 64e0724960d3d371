//! Games of one level against another, by which the ladder of levels is measured, and against itself, by which
//! every pair of rule set and opening is tried.

use narabe_game::{Action, Game, Player, Setting, SettingSpec, Token, openings};
use narabe_rules::{Point, rule_sets};

use crate::dice::Dice;
use crate::{Limits, SearchError, best_move};

/// A match of `games` games, two on each opening with colours exchanged.
#[derive(Clone, Debug)]
pub struct MatchSpec {
    /// What is played.
    pub setting: Setting,
    /// One side.
    pub one: Limits,
    /// The other side.
    pub other: Limits,
    /// The number of games.
    pub games: u32,
    /// The stones of the openings, each for two games, and again from the first after the last; where there are
    /// none, four random stones near the centre.
    pub openings: Vec<Vec<Point>>,
    /// What random openings and the sides' whims come from.
    pub seed: u64,
}

/// The outcome of a match for its first side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchReport {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// All stones and passes of all games.
    pub plies: u64,
}

/// A game of a match.
#[derive(Clone, Debug)]
pub struct MatchGame {
    /// Who played as the match's first side.
    pub one: Player,
    /// The game.
    pub game: Game,
}

impl MatchReport {
    /// Adds a game.
    pub fn count(&mut self, MatchGame { one, game }: &MatchGame) {
        self.plies += game.moves().len() as u64;
        match game.outcome().and_then(|outcome| outcome.winner) {
            Some(winner) if winner == *one => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// The share of points won, in a hundred: a draw is half a point.
    pub fn percent(&self) -> f64 {
        let games = self.wins + self.draws + self.losses;
        f64::from(2 * self.wins + self.draws) * 50.0 / f64::from(games.max(1))
    }
}

impl core::ops::AddAssign for MatchReport {
    fn add_assign(&mut self, rhs: Self) {
        self.wins += rhs.wins;
        self.draws += rhs.draws;
        self.losses += rhs.losses;
        self.plies += rhs.plies;
    }
}

/// Stones of a random opening.
const OPENING_STONES: usize = 4;

/// No game of levels lasts longer than this; one that does is a draw.
const LONGEST: usize = 700;

/// Why a game of a match has no end: there should never be such a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// A side has no answer.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// A side's answer that the game does not take.
    #[error("the game refuses {answer:?} after {after:?}")]
    Refused {
        /// The answer.
        answer: String,
        /// The game until then.
        after: String,
    },
}

/// Plays a match.
///
/// # Errors
/// When a side has no answer, or none that its game takes.
pub fn play_match(spec: &MatchSpec) -> Result<MatchReport, MatchError> {
    let mut report = MatchReport::default();
    for number in 0..spec.games {
        report.count(&play_match_game(spec, number)?);
    }
    Ok(report)
}

/// Plays the game of a match with this number, from 0.
///
/// # Errors
/// As [`play_match`].
pub fn play_match_game(spec: &MatchSpec, number: u32) -> Result<MatchGame, MatchError> {
    let opening = opening(spec, number / 2);
    let seed = spec.seed.wrapping_add(u64::from(number));
    let one = if number.is_multiple_of(2) { Player::First } else { Player::Second };
    let answer = |game: &Game| {
        let to_move = game.prompt().map(|prompt| prompt.player);
        let limits = if to_move == Some(one) { spec.one } else { spec.other };
        Ok(best_move(game, limits, seed, &|| false)?.token)
    };
    Ok(MatchGame { one, game: play_out(opening, answer)? })
}

/// Plays a game to its end by these answers.
pub(crate) fn play_out(
    mut game: Game,
    answer: impl Fn(&Game) -> Result<Token, SearchError>,
) -> Result<Game, MatchError> {
    while game.outcome().is_none() && game.moves().len() < LONGEST {
        let token = answer(&game)?;
        if game.apply(&token, 0).is_err() {
            let answer = token.text(game.setting().rules().extent).to_string();
            return Err(MatchError::Refused { answer, after: game.transcript() });
        }
    }
    Ok(game)
}

/// A game of the CPU against itself.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game.
    pub game: Game,
    /// The answer that the game refused, which ended it: there should never be one.
    pub refused: Option<Token>,
}

/// Plays a game against itself. After `most_actions` both sides agree to a draw, because the endless sheet has
/// no end of its own.
pub fn play_alone(setting: &Setting, limits: Limits, seed: u64, most_actions: usize) -> Played {
    let mut game = Game::new(setting.clone());
    let mut refused = None;
    while refused.is_none() && game.events().len() < most_actions {
        let Ok(choice) = best_move(&game, limits, seed, &|| false) else { break };
        refused = game.apply(&choice.token, 0).is_err().then_some(choice.token);
    }
    if refused.is_none() && game.outcome().is_none() {
        let agreed = [(Player::First, Action::DrawOffer), (Player::Second, Action::DrawAccept)];
        let tokens = agreed.map(|(player, action)| Token::by(player, action));
        refused = tokens.into_iter().find(|token| game.apply(token, 0).is_err());
    }
    Played { game, refused }
}

/// Every pair of rule set and opening that go together, each on its usual board without options.
pub fn pairs() -> Vec<Setting> {
    let specs = rule_sets().iter().flat_map(|set| {
        let with = |opening: &str| Some(opening.to_owned());
        openings().iter().map(move |opening| SettingSpec {
            opening: with(opening.id),
            ..SettingSpec::of(set.id)
        })
    });
    specs.filter_map(|spec| Setting::resolve(&spec).ok()).collect()
}

/// The game from which the two games of a pair begin.
fn opening(spec: &MatchSpec, pair: u32) -> Game {
    let MatchSpec { setting, openings, seed, .. } = spec;
    if openings.is_empty() {
        return random_opening(setting, seed ^ u64::from(pair));
    }
    let mut game = Game::new(setting.clone());
    for point in &openings[pair as usize % openings.len()] {
        // A stone that the rules refuse is left out.
        let _refused = game.apply(&Token::prompted(Action::Place(*point)), 0).is_err();
    }
    game
}

/// A game with a few random stones near the centre.
fn random_opening(setting: &Setting, seed: u64) -> Game {
    let mut dice = Dice::new(seed);
    let mut game = Game::new(setting.clone());
    let centre = setting.rules().extent.centre();
    let mut tries = 0;
    while game.moves().len() < OPENING_STONES && tries < 1000 {
        let mut near = |middle: i32| middle + dice.below(5) as i32 - 2;
        let point = if tries == 0 { centre } else { Point::new(near(centre.x), near(centre.y)) };
        // A refused stone changes nothing, so another is tried.
        let _refused = game.apply(&Token::prompted(Action::Place(point)), 0).is_err();
        tries += 1;
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use narabe_testkit::setting;

    #[test]
    fn a_game_whose_answer_is_refused_has_no_result() {
        let game = Game::new(setting("renju").unwrap());
        let centre = game.setting().rules().extent.centre();
        let played = play_out(game, |_| Ok(Token::prompted(Action::Place(centre))));
        let refused = MatchError::Refused { answer: "h8".to_owned(), after: "h8".to_owned() };
        assert_eq!(played.err(), Some(refused));
    }

    #[test]
    fn a_match_is_the_same_every_time() {
        let limits = Limits { nodes: Some(200), ..Limits::of(Level::Medium) };
        let spec = MatchSpec {
            setting: setting("renju size=9").unwrap(),
            one: limits,
            other: Limits::of(Level::Easy),
            games: 4,
            openings: Vec::new(),
            seed: 3,
        };
        let report = play_match(&spec).unwrap();
        assert_eq!(report, play_match(&spec).unwrap());
        assert_eq!(report.wins + report.draws + report.losses, 4);
    }

    #[test]
    fn both_games_of_a_pair_begin_with_its_opening() {
        let limits = Limits::of(Level::Easy);
        let first = |x| vec![Point::new(x, 4), Point::new(x, 5)];
        let spec = MatchSpec {
            setting: setting("freestyle size=9").unwrap(),
            one: limits,
            other: limits,
            games: 6,
            openings: vec![first(3), first(4)],
            seed: 3,
        };
        let begins_with = |number| {
            let MatchGame { game, .. } = play_match_game(&spec, number).unwrap();
            game.moves().iter().take(2).filter_map(|played| played.point).collect::<Vec<_>>()
        };
        let begun: Vec<_> = (0..6).map(begins_with).collect();
        assert_eq!(begun, [3, 3, 4, 4, 3, 3].map(first));
    }
}
