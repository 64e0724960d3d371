//! Tests of `narabe-game` through its public interface.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod ends;
mod json;
mod offers;
mod openings;
mod props;
mod refusals;
mod rule_book;
mod rule_sets;

use narabe_game::{Game, Refusal, Setting, SettingSpec};

/// A setting written `renju size=9 opening=centre foul=loss`.
fn setting(text: &str) -> Setting {
    let mut words = text.split_whitespace();
    let mut spec = SettingSpec::of(words.next().unwrap());
    for (key, value) in words.map(|word| word.split_once('=').unwrap()) {
        match key {
            "size" => spec.size = Some(value.parse().unwrap()),
            "opening" => spec.opening = Some(value.to_owned()),
            _ => {
                spec.options.insert(key.to_owned(), value.to_owned());
            }
        }
    }
    Setting::resolve(&spec).unwrap()
}

fn play(text: &str, transcript: &str) -> Result<Game, Refusal> {
    Game::replay(setting(text), transcript)
}
