//! The answer is legal in every setting and at every point of a game.

use narabe_engine::{Level, Limits, best_move};
use narabe_game::{Action, Game, Token};
use narabe_rules::{Verdict, judge};
use narabe_testkit::{for_all, scripts, setting, settings, walk};

/// Asks a level, checks the answer, and returns it.
fn checked_answer(game: &Game, level: Level, seed: u64) -> Token {
    let limits = Limits { level, nodes: Some(300) };
    let choice = best_move(game, limits, seed, &|| false).unwrap();
    assert!(
        game.legal_actions().contains(&choice.token),
        "{:?} in {}",
        choice.token,
        game.transcript()
    );
    if let (Action::Place(point), Some(color)) = (&choice.token.action, game.color_to_place()) {
        let verdict = judge(game.setting().rules(), game.board(), color, *point);
        assert!(!matches!(verdict, Verdict::Foul(_)), "a foul on {point} in {}", game.transcript());
    }
    choice.token
}

#[test]
fn the_answer_is_legal_in_whatever_position_people_make() {
    for_all(150, &scripts(60), |script| {
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
fn whole_games_against_itself_end_in_every_setting() {
    let boards = ["freestyle size=25", "standard size=25", "renju size=25", "freestyle size=6"];
    let all = settings().into_iter().chain(boards.map(str::to_owned));
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
