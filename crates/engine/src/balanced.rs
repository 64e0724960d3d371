//! Openings for matches: stones at random near the centre, and whether they leave both sides about as good.
//!
//! The evaluation thinks well of whoever is to move, so a position is looked at twice: as it stands, and after the
//! best stone of the side to move, from the other side. What looks even may still be won by the same side each time it is
//! played, so it can be tried in games, too.

use narabe_game::{Action, Game, Player, Setting, Token};
use narabe_rules::{Color, Extent, Point, Symmetry};

use crate::dice::Dice;
use crate::selfplay::play_out;
use crate::{Analysis, Inquiry, Level, Limits, MatchError, MatchGame, MatchReport, best_move};

/// How much better Black is in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// As the side to move sees it.
    pub before: i32,
    /// As the other side sees it after the best stone.
    pub after: i32,
}

impl Lead {
    /// How far the farther of the two is from what is wanted.
    pub fn farthest_from(self, wanted: i32) -> u32 {
        self.before.abs_diff(wanted).max(self.after.abs_diff(wanted))
    }
}

/// The entries of the transposition table: few, because it is filled anew for every position.
const TABLE_ENTRIES: usize = 1 << 14;

/// How much better Black is, each side looking at so many positions. `None` when the game is over, or would be after
/// the next stone.
pub fn lead(game: &Game, nodes: u64) -> Option<Lead> {
    let (before, action) = look(game, nodes)?;
    let (after, _) = look(&game.after(&action).ok()?, nodes)?;
    Some(Lead { before, after })
}

/// Black's lead as the side to move sees it, and what it would play.
fn look(game: &Game, nodes: u64) -> Option<(i32, Action)> {
    let inquiry = Inquiry {
        nodes: Some(nodes),
        table_entries: TABLE_ENTRIES,
        solver_nodes: nodes,
        ..Inquiry::default()
    };
    let mut analysis = Analysis::new(game, inquiry).ok()?;
    let mut report = analysis.report();
    while !report.done {
        report = analysis.step_until(&|| false);
    }
    let best = report.lines.first()?;
    let for_black = match analysis.color() {
        Color::Black => best.score.0,
        Color::White => -best.score.0,
    };
    let action = best.moves.first()?.point.map_or(Action::Pass, Action::Place);
    Some((for_black, action))
}

/// Whether each side wins at least a third of so many games of the engine against itself, a draw being half a win.
///
/// The games differ because each has its own seed and another number of nodes a move, at most twice `nodes`. Positions that
/// [`likeness`] calls equal have the same answer.
///
/// # Errors
/// As [`crate::play_match`].
pub fn is_even_in_play(game: &Game, nodes: u64, games: u32, seed: u64) -> Result<bool, MatchError> {
    let game = turned(game);
    let each_needs = (2 * games).div_ceil(3);
    let mut report = MatchReport::default();
    for number in 0..games {
        let nodes = nodes.saturating_add(nodes / PACES * (u64::from(number) % PACES));
        let limits = Limits { nodes: Some(nodes), ..Limits::of(Level::Hard) };
        let seed = seed.wrapping_add(u64::from(number));
        let answer = |game: &Game| Ok(best_move(game, limits, seed, &|| false)?.token);
        let game = play_out(game.clone(), answer)?;
        report.count(&MatchGame { one: Player::First, game });
        let halves = [report.wins, report.losses].map(|wins| 2 * wins + report.draws);
        if halves.iter().all(|halves| *halves >= each_needs) {
            return Ok(true);
        }
        if halves.iter().any(|halves| *halves + each_needs > 2 * games) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// So many games have different numbers of nodes a move.
const PACES: u64 = 8;

/// The game turned so that its stones come first among all its symmetries.
fn turned(game: &Game) -> Game {
    let extent = game.setting().rules().extent;
    let first = Symmetry::ALL.into_iter().min_by_key(|symmetry| stones_of(game, *symmetry));
    let mut turned = Game::new(game.setting().clone());
    for point in game.moves().iter().filter_map(|played| played.point) {
        let point = first.map_or(point, |symmetry| symmetry.apply(point, extent));
        if turned.apply(&Token::prompted(Action::Place(point)), 0).is_err() {
            // Rules that know one side of the board from another: it stays as it is.
            return game.clone();
        }
    }
    turned
}

/// So many stones at random on the points not farther than this from the centre, by rows and columns. `None` when
/// they are no game, or a whole one.
pub fn random_stones(setting: &Setting, stones: usize, distance: u8, seed: u64) -> Option<Game> {
    let mut dice = Dice::new(seed);
    let mut game = Game::new(setting.clone());
    let centre = setting.rules().extent.centre();
    let (reach, width) = (i32::from(distance), 2 * u32::from(distance) + 1);
    for _ in 0..stones {
        let mut near = |middle: i32| middle + dice.below(width) as i32 - reach;
        let point = Point::new(near(centre.x), near(centre.y));
        game.apply(&Token::prompted(Action::Place(point)), 0).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

/// The same for positions that a symmetry or another order of their stones makes equal, different for all others.
pub fn likeness(game: &Game) -> Vec<(Point, Color)> {
    let stones = Symmetry::ALL.into_iter().map(|symmetry| stones_of(game, symmetry));
    stones.min().unwrap_or_default()
}

/// The stones after a symmetry, in the order of their points.
fn stones_of(game: &Game, symmetry: Symmetry) -> Vec<(Point, Color)> {
    let extent: Extent = game.setting().rules().extent;
    let stones = game.board().stones();
    let mut stones: Vec<(Point, Color)> =
        stones.map(|(point, color)| (symmetry.apply(point, extent), color)).collect();
    stones.sort_unstable();
    stones
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_testkit::setting;

    fn game(text: &str, transcript: &str) -> Game {
        Game::replay(setting(text).unwrap(), transcript).unwrap()
    }

    #[test]
    fn a_position_that_a_side_wins_is_not_even() {
        let three = lead(&game("freestyle", "h8 a1 i8 a3 j8 o1"), 500).unwrap();
        assert!(three.before > 1000 && three.after > 1000, "{three:?}");
        let lost = lead(&game("freestyle", "a1 h8 a3 i8 o1 j8 o3"), 500).unwrap();
        assert!(lost.before < -1000 && lost.farthest_from(0) > 1000, "{lost:?}");
        assert_eq!(lead(&game("freestyle", "h8 a1 i8 a3 j8 a5 k8 a7"), 500), None);
    }

    #[test]
    fn leads_are_the_same_every_time_and_turn_with_the_board() {
        let one = lead(&game("renju", "h8 i9 j7 g6"), 2000).unwrap();
        assert_eq!(lead(&game("renju", "h8 i9 j7 g6"), 2000), Some(one));
        let alike = likeness(&game("renju", "h8 i9 j7 g6"));
        assert_eq!(alike, likeness(&game("renju", "h8 g9 f7 i6")));
        assert_eq!(alike, likeness(&game("renju", "j7 g6 h8 i9")));
        assert_ne!(alike, likeness(&game("renju", "h8 i9 j7 g5")));
    }

    #[test]
    fn what_one_side_always_wins_is_not_even_in_play() {
        let is_even =
            |transcript: &str| is_even_in_play(&game("freestyle", transcript), 300, 6, 1).unwrap();
        assert!(!is_even("h8 a1 i8 a3 j8 o1"));
        let close = ["h8 i9 j7 g6 k9", "h8 i8 i7 g9 h6", "h8 h9 j10 g7 f6", "h8 g8 j6 i9 f9"];
        assert!(close.into_iter().any(is_even), "nothing is");
        // The same stones turned, and in another order.
        let pairs = [("h8 i9 j7 g6 k9", "h8 g9 f7 i6 e9"), ("h8 i8 i7 g9 h6", "i7 g9 h6 i8 h8")];
        for (one, other) in pairs {
            assert_eq!(is_even(one), is_even(other), "{one}");
        }
    }

    #[test]
    fn random_stones_lie_near_the_centre_and_follow_the_seed() {
        let setting = setting("standard").unwrap();
        let games = || (0..200).filter_map(|seed| random_stones(&setting, 5, 2, seed));
        assert!(games().count() > 50 && games().count() < 200);
        for game in games() {
            assert_eq!(game.moves().len(), 5);
            for (point, _) in game.board().stones() {
                assert!((5..=9).contains(&point.x) && (5..=9).contains(&point.y), "{point}");
            }
        }
        let texts: std::collections::BTreeSet<_> = games().map(|game| game.transcript()).collect();
        assert!(texts.len() > 50);
    }
}
