//! The answer is legal in every setting and at every point of a game.

use narabe_engine::{Level, Limits, best_move, pairs, play_alone};
use narabe_game::{Action, Game, Reason, Setting, Token};
use narabe_rules::{Verdict, judge};
use narabe_testkit::{for_all, scripts, setting, walk};

/// Asks a level, checks the answer, and returns it.
fn checked_answer(game: &Game, level: Level, seed: u64) -> Token {
    let limits = Limits { nodes: Some(300), ..Limits::of(level) };
    let choice = best_move(game, limits, seed, &|| false).unwrap();
    let accepted = game.clone().apply(&choice.token, 0).map(|_| ());
    assert_eq!(accepted, Ok(()), "{:?} in {}", choice.token, game.transcript());
    if let (Action::Place(point), Some(color)) = (&choice.token.action, game.color_to_place()) {
        let verdict = judge(game.setting().rules(), game.board(), color, *point);
        assert!(!matches!(verdict, Verdict::Foul(_)), "a foul on {point} in {}", game.transcript());
    }
    choice.token
}

#[test]
fn the_answer_is_legal_in_whatever_position_people_make() {
    for_all(300, &scripts(60), |script| {
        let mut count = 0;
        walk(&script, |game, _| {
            count += 1;
            if count % 9 == 0 && game.outcome().is_none() {
                let level = Level::ALL[count / 9 % Level::ALL.len()];
                checked_answer(game, level, count as u64);
            }
        });
    });
}

#[test]
fn games_against_itself_end_in_every_pair_of_rule_set_and_opening() {
    for (number, setting) in pairs().into_iter().enumerate() {
        let limits =
            Limits { nodes: Some(40), ..Limits::of(Level::ALL[number % Level::ALL.len()]) };
        for seed in 0..2 {
            check_that_it_ends(&setting, limits, seed);
        }
    }
}

/// Plays a game of the engine against itself. On a board it must end of its own accord, before twice as many
/// actions as there are points; the endless sheet has no end.
fn check_that_it_ends(setting: &Setting, limits: Limits, seed: u64) {
    let lines = setting.rules().extent.lines();
    let most_actions = lines.map_or(150, |lines| 2 * usize::from(lines).pow(2));
    let played = play_alone(setting, limits, seed, most_actions);
    let told = format!("{:?}: {}", setting.spec(), played.game.transcript());
    assert_eq!(played.refused, None, "{told}");
    let reason = played.game.outcome().map(|outcome| outcome.reason);
    assert!(lines.is_none() || reason != Some(Reason::Agreement), "{told}");
}

#[test]
fn games_on_large_and_small_boards_end() {
    for text in ["freestyle size=25", "standard size=25", "renju size=25", "freestyle size=6"] {
        let limits = Limits { nodes: Some(300), ..Limits::of(Level::Hard) };
        check_that_it_ends(&setting(text).unwrap(), limits, 1);
    }
}
