//! The answer is legal in every setting and at every point of a game.

use narabe_engine::{Level, Limits, best_move, plays};
use narabe_game::{Action, Game, Token};
use narabe_rules::{Verdict, common_rule_sets, judge};
use narabe_testkit::{for_all, scripts, setting, settings, walk};

/// Asks a level, checks the answer, and returns it.
fn checked_answer(game: &Game, level: Level, seed: u64) -> Token {
    let limits = Limits { level, nodes: Some(300) };
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
        if !plays(&setting(&script.setting).unwrap()) {
            return;
        }
        let mut count = 0;
        walk(&script, |game, _| {
            count += 1;
            if count % 9 == 0 && game.outcome().is_none() {
                let level = Level::ALL[count / 9 % 3];
                checked_answer(game, level, count as u64);
            }
        });
    });
}

#[test]
fn whole_games_against_itself_end_in_every_rule_set_that_it_plays() {
    let boards = ["freestyle size=25", "standard size=25", "renju size=25", "freestyle size=6"];
    let is_common = |text: &String| common_rule_sets().any(|set| text.starts_with(set.id));
    // The other rule sets are played without openings, or this would take minutes.
    let chosen =
        settings().into_iter().filter(|text| is_common(text) || !text.contains("opening="));
    let played = chosen.filter(|text| plays(&setting(text).unwrap()));
    let all = played.chain(boards.map(str::to_owned));
    let mut ended = 0;
    for (number, text) in all.enumerate() {
        let mut game = Game::new(setting(&text).unwrap());
        let level = Level::ALL[number % 3];
        for seed in 0..120 {
            if game.outcome().is_some() {
                break;
            }
            let token = checked_answer(&game, level, seed);
            game.apply(&token, 0).unwrap();
        }
        ended += u32::from(game.outcome().is_some());
    }
    assert!(ended >= 20, "only {ended} games came to an end");
}
