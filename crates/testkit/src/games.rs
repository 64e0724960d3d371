//! Random games of legal actions, in every setting that there is.

use std::collections::BTreeSet;
use std::mem::discriminant;

use narabe_game::{Action, Alternative, Game, Region, Setting, Token, openings};
use narabe_rules::{OptionValues, Point, RuleSet, Verdict, judge, rule_sets};
use proptest::prelude::*;

use crate::setting;

/// A game to be played: a setting, and a number for each action that picks it among the legal ones.
#[derive(Clone, Debug)]
pub struct Script {
    /// The setting, as [`setting()`] reads it.
    pub setting: String,
    /// What picks the actions.
    pub picks: Vec<u32>,
}

/// Games of up to so many actions, in every setting.
pub fn scripts(actions: usize) -> impl Strategy<Value = Script> {
    scripts_in(settings(), actions)
}

/// Games of up to so many actions, in these settings.
pub fn scripts_in(settings: Vec<String>, actions: usize) -> impl Strategy<Value = Script> {
    let picks = prop::collection::vec(any::<u32>(), 0..=actions);
    (prop::sample::select(settings), picks).prop_map(|(setting, picks)| Script { setting, picks })
}

/// Every rule set on its smallest and its usual board, with every opening that suits it and every
/// combination of its options.
pub fn settings() -> Vec<String> {
    rule_sets().iter().flat_map(settings_of).collect()
}

fn settings_of(set: &RuleSet) -> Vec<String> {
    let boards: BTreeSet<u8> = set
        .sizes
        .all_lines()
        .into_iter()
        .min()
        .into_iter()
        .chain(set.sizes.default_lines())
        .collect();
    let mut written: Vec<String> =
        boards.iter().map(|lines| format!("{} size={lines}", set.id)).collect();
    if boards.is_empty() {
        written.push(set.id.to_owned());
    }
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
    let plain = written.clone();
    for opening in openings() {
        written.extend(each(&plain, "opening", &[opening.id]));
    }
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

/// Mostly a stone, now and then something else.
fn picked(game: &Game, pick: u32) -> Option<Token> {
    let (mut places, mut others): (Vec<Token>, Vec<Token>) =
        game.legal_actions().into_iter().partition(|token| place(token).is_some());
    places.extend(places_on_the_sheet(game));
    others.extend(offer(game, pick));
    let (choice, rest) = (pick % 8, pick as usize / 8);
    // Most games stay ended, though an end can be taken back.
    if game.outcome().is_some() && !rest.is_multiple_of(4) {
        return None;
    }
    match choice {
        _ if places.is_empty() => other(others, rest),
        0 => other(others, rest),
        1 | 2 => deciding(game, &places).or_else(|| nearest(game, places, rest)),
        _ => nearest(game, places, rest),
    }
}

/// Placements on the endless sheet, which are too many to be listed: those near the last stones.
fn places_on_the_sheet(game: &Game) -> Vec<Token> {
    let asked = game.prompt().and_then(|prompt| prompt.alternatives.into_iter().next());
    let (None, Some(Alternative::Place { region, .. })) =
        (game.setting().rules().extent.lines(), asked)
    else {
        return Vec::new();
    };
    let recent: Vec<Point> =
        game.moves().iter().rev().filter_map(|one| one.point).take(3).collect();
    let near = |from: &Point| {
        let from = *from;
        (-2..=2).flat_map(move |x| (-2..=2).map(move |y| Point::new(from.x + x, from.y + y)))
    };
    let points: Vec<Point> = match region {
        Region::Points(points) => points,
        Region::All => recent.iter().flat_map(near).collect(),
    };
    let empty = points.into_iter().filter(|point| game.board().is_empty_at(*point));
    empty.map(|point| Token::prompted(Action::Place(point))).collect()
}

/// Fifth moves to offer, when they are asked for: the first of some picks that no symmetry spoils.
fn offer(game: &Game, pick: u32) -> Option<Token> {
    let count = game.prompt()?.alternatives.iter().find_map(|alternative| match alternative {
        Alternative::Offer { count, .. } => Some(usize::from(*count)),
        _ => None,
    })?;
    let empty: Vec<Point> = game.board().empty_points().collect();
    let offers = (0..50).map(|attempt| {
        let start = pick as usize % 97 + attempt;
        let points = empty.iter().cycle().skip(start).step_by(7 + attempt % 3).take(count);
        Token::prompted(Action::Offer(points.copied().collect()))
    });
    offers.into_iter().find(|token| game.clone().apply(token, 0).is_ok())
}

/// Something that is no stone, every kind as often as the next; what ends a game or undoes much of it is
/// taken seldom, so that games have a middle.
fn other(tokens: Vec<Token>, rest: usize) -> Option<Token> {
    let is_rare =
        |action: &Action| matches!(action, Action::Resign | Action::DrawAccept | Action::Undo(4..));
    let mut kinds: Vec<Vec<Token>> = Vec::new();
    for token in tokens {
        if is_rare(&token.action) && !rest.is_multiple_of(4) {
            continue;
        }
        let same =
            |kind: &&mut Vec<Token>| discriminant(&kind[0].action) == discriminant(&token.action);
        match kinds.iter_mut().find(same) {
            Some(kind) => kind.push(token),
            None => kinds.push(vec![token]),
        }
    }
    let mut kind = kinds.swap_remove((rest / 4).checked_rem(kinds.len())?);
    Some(kind.swap_remove((rest / 64) % kind.len()))
}

/// A stone that makes a five or a foul.
fn deciding(game: &Game, places: &[Token]) -> Option<Token> {
    let color = game.color_to_place()?;
    let rules = game.setting().rules();
    let decides = |point| judge(rules, game.board(), color, point) != Verdict::Legal;
    places.iter().find(|token| place(token).is_some_and(decides)).cloned()
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
