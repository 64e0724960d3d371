//! Random games of legal actions, in every setting that there is.

use narabe_game::{Action, Game, Setting, Token, openings};
use narabe_rules::{OptionValues, Point, RuleSet, rule_sets};
use proptest::prelude::*;

use crate::setting;

/// A game to be played: a setting, and a number for each action that picks it among the legal ones.
#[derive(Clone, Debug)]
pub struct Script {
    /// The setting, as [`setting`] reads it.
    pub setting: String,
    /// What picks the actions.
    pub picks: Vec<u32>,
}

/// Games of up to so many actions, in every setting.
pub fn scripts(actions: usize) -> impl Strategy<Value = Script> {
    let picks = prop::collection::vec(any::<u32>(), 0..=actions);
    (prop::sample::select(settings()), picks).prop_map(|(setting, picks)| Script { setting, picks })
}

/// Every rule set on its smallest and its usual board, with every opening that suits it and every
/// combination of its options.
pub fn settings() -> Vec<String> {
    rule_sets().iter().flat_map(settings_of).collect()
}

fn settings_of(set: &RuleSet) -> Vec<String> {
    let mut written = match (set.sizes.all_lines().iter().min(), set.sizes.default_lines()) {
        (Some(least), Some(usual)) => {
            [least, &usual].map(|lines| format!("{} size={lines}", set.id)).to_vec()
        }
        _ => vec![set.id.to_owned()],
    };
    for option in set.options {
        written = match option.values {
            OptionValues::Names(names) => {
                let values: Vec<&str> = names.iter().map(|named| named.0).collect();
                each(&written, option.key, &values)
            }
            OptionValues::Number { min, max, .. } => {
                each(&written, option.key, &[&min.to_string(), &max.to_string()])
            }
        };
    }
    let ids: Vec<&str> = openings().iter().map(|opening| opening.id).collect();
    written = each(&written, "opening", &ids);
    written.retain(|text| setting(text).is_ok());
    written
}

/// Every text with every value of one more key.
fn each(texts: &[String], key: &str, values: &[&str]) -> Vec<String> {
    let with = |text| values.iter().map(move |value| format!("{text} {key}={value}"));
    texts.iter().flat_map(with).collect()
}

/// Plays the game, showing every position with the token that is taken there, and returns its end.
///
/// # Panics
/// When the setting does not exist, or a legal action is refused.
pub fn walk(script: &Script, mut each: impl FnMut(&Game, &Token)) -> Game {
    let setting: Setting = setting(&script.setting).unwrap_or_else(|error| panic!("{error}"));
    let mut game = Game::new(setting);
    for pick in &script.picks {
        let Some(token) = picked(&game, *pick) else { break };
        each(&game, &token);
        let applied = game.apply(&token, u64::from(*pick)).map(|_| ());
        applied.unwrap_or_else(|illegal| panic!("{token:?} is listed and refused: {illegal}"));
    }
    game
}

/// Mostly a stone near the others, now and then something else.
fn picked(game: &Game, pick: u32) -> Option<Token> {
    let (places, others): (Vec<Token>, Vec<Token>) =
        game.legal_actions().into_iter().partition(|token| place(token).is_some());
    let (choice, rest) = (pick % 8, pick as usize / 8);
    if choice == 0 || places.is_empty() {
        let calm: Vec<&Token> = others.iter().filter(|token| !is_rare(token, rest)).collect();
        return calm.get(rest.checked_rem(calm.len())?).map(|token| (*token).clone());
    }
    nearest(game, places, rest)
}

/// Actions that end the game, or undo much of it, are taken seldom, so that games have a middle.
fn is_rare(token: &Token, rest: usize) -> bool {
    let ends = matches!(token.action, Action::Resign | Action::DrawAccept | Action::Undo(4..));
    ends && !rest.is_multiple_of(8)
}

/// One of the twelve placements nearest to the last two stones.
fn nearest(game: &Game, mut places: Vec<Token>, rest: usize) -> Option<Token> {
    let recent: Vec<Point> =
        game.moves().iter().rev().filter_map(|one| one.point).take(2).collect();
    let centre = game.setting().rules().extent.centre();
    let far = |point: Point, from: &Point| (point.x - from.x).abs().max((point.y - from.y).abs());
    let distance = |token: &Token| {
        let point = place(token).unwrap_or(centre);
        recent.iter().map(|from| far(point, from)).min().unwrap_or_else(|| far(point, &centre))
    };
    places.sort_by_key(distance);
    places.truncate(12);
    Some(places.swap_remove(rest.checked_rem(places.len())?))
}

const fn place(token: &Token) -> Option<Point> {
    match token.action {
        Action::Place(point) => Some(point),
        _ => None,
    }
}
