//! Tests of `narabe-game` through its public interface.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod ends;
mod examples;
mod json;
mod offers;
mod openings;
mod perft;
mod props;
mod refusals;
mod rule_book;
mod rule_sets;

use narabe_game::{Game, Refusal};
use narabe_testkit::setting;

fn play(text: &str, transcript: &str) -> Result<Game, Refusal> {
    Game::replay(setting(text).unwrap(), transcript)
}
