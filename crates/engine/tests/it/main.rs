//! Tests of `narabe-engine` through its public interface.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod analysis;
mod answers;
mod every_game;
mod levels;
mod openings;
mod passes;
mod peculiar;
mod slices;

use narabe_engine::{Choice, Level, Limits, best_move};
use narabe_game::{Action, Game};
use narabe_rules::Point;
use narabe_testkit::setting;

/// The game with this transcript, in a setting written in one line.
fn game(setting_text: &str, transcript: &str) -> Game {
    Game::replay(setting(setting_text).unwrap(), transcript).unwrap()
}

/// The level's own limits, as far as a test has time for them.
fn limits_of(level: Level) -> Limits {
    let nodes = (level > Level::Hard).then_some(20_000);
    Limits { nodes, ..Limits::of(level) }
}

fn choose(game: &Game, level: Level, seed: u64) -> Choice {
    best_move(game, limits_of(level), seed, &|| false).unwrap()
}

/// The point on which the level places its stone.
fn placed(game: &Game, level: Level, seed: u64) -> Point {
    match choose(game, level, seed).token.action {
        Action::Place(point) => point,
        action => panic!("{action:?} instead of a stone in {}", game.transcript()),
    }
}

fn at(name: &str) -> Point {
    name.parse().unwrap()
}
