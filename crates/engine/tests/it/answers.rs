//! What the engine answers where it is not just a stone.

use narabe_engine::{Level, Search, SearchError};
use narabe_game::{Action, Game, Player, Token};
use narabe_rules::{Color, Verdict, judge};

use crate::{at, choose, game, placed};

#[test]
fn the_first_stone_goes_to_the_centre() {
    for (setting, centre) in [
        ("renju", "h8"),
        ("freestyle size=20", "k11"),
        ("standard size=5", "c3"),
        ("renju opening=centre", "h8"),
    ] {
        for level in Level::ALL {
            assert_eq!(placed(&game(setting, ""), level, 9), at(centre), "{setting}");
        }
    }
}

#[test]
fn a_foul_is_claimed_and_a_good_stone_never() {
    let foul = game("renju foul=claim", "h9 a1 h10 a3 i8 a5 j8 a7 h8");
    let sound = game("renju foul=claim", "h9 a1 h10 a3 i8 a5 j8 a7 b1");
    for level in Level::ALL {
        assert_eq!(choose(&foul, level, 1).token, Token::prompted(Action::Claim));
        assert!(matches!(choose(&sound, level, 1).token.action, Action::Place(_)));
    }
}

#[test]
fn black_plays_on_a_legal_point_when_his_only_parry_is_a_foul() {
    // White's four completes on i8, where Black would make a row of six.
    let stones = "f8 i10 g8 i11 h8 i12 j8 a1 k8 a3 i13 i9";
    for foul in ["block", "loss", "claim"] {
        let game = game(&format!("renju foul={foul}"), stones);
        for level in Level::ALL {
            let point = placed(&game, level, 1);
            assert_ne!(point, at("i8"), "{level:?} plays the foul in mode {foul}");
            assert!(game.board().is_empty_at(point));
        }
    }
}

#[test]
fn black_passes_when_every_point_left_is_a_foul() {
    let full = crowded_but_for_a_foul();
    for level in Level::ALL {
        assert_eq!(choose(&full, level, 1).token, Token::prompted(Action::Pass));
    }
}

/// Boards that are filled at random.
const FILLS: u32 = 60;

/// A game in which every point that is left to Black is a foul, and fouls lose.
fn crowded_but_for_a_foul() -> Game {
    (0..).find_map(filled_until_black_has_fouls_only).unwrap()
}

fn filled_until_black_has_fouls_only(mut seed: u32) -> Option<Game> {
    let mut game = game("renju size=9 foul=loss", "");
    while place_harmlessly(&mut game, &mut seed) {}
    Some(game).filter(black_has_fouls_only)
}

/// Places a stone at random where it ends nothing; whether there was such a point.
fn place_harmlessly(game: &mut Game, dice: &mut u32) -> bool {
    let harmless = harmless_stones(game);
    *dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    let pick = harmless.get((*dice >> 8) as usize % harmless.len().max(1));
    pick.is_some_and(|token| game.apply(token, 0).is_ok())
}

fn harmless_stones(game: &Game) -> Vec<Token> {
    let is_harmless = |token: &Token| {
        let mut after = game.clone();
        after.apply(token, 0).is_ok() && after.outcome().is_none()
    };
    let stones = game.board().empty_points().map(|at| Token::prompted(Action::Place(at)));
    stones.filter(is_harmless).collect()
}

fn black_has_fouls_only(game: &Game) -> bool {
    let rules = game.setting().rules();
    let is_foul = |at| matches!(judge(rules, game.board(), Color::Black, at), Verdict::Foul(_));
    game.color_to_place() == Some(Color::Black) && game.board().empty_points().all(is_foul)
}

#[test]
fn easy_answers_on_nearly_full_boards_with_fouls() {
    let mut left_to_white = 0;
    for seed in 0..FILLS {
        let mut game = game("renju size=9 foul=loss", "");
        let mut dice = seed;
        while place_harmlessly(&mut game, &mut dice) {
            check_easy_when_crowded(&game, seed);
        }
        if black_has_fouls_only(&game) {
            game.apply(&Token::prompted(Action::Pass), 0).unwrap();
            check_easy_when_crowded(&game, seed);
            left_to_white += 1;
        }
    }
    assert!(left_to_white > 0, "no board leaves Black only fouls and White a choice");
}

fn check_easy_when_crowded(game: &Game, seed: u32) {
    if game.board().stone_count() >= 72 {
        let answer = choose(game, Level::Easy, u64::from(seed)).token;
        let accepted = game.clone().apply(&answer, 0).map(|_| ());
        assert_eq!(accepted, Ok(()), "{answer:?} in {}", game.transcript());
    }
}

#[test]
fn a_draw_is_taken_by_whoever_is_worse_and_declined_by_whoever_is_better() {
    // Black has an open three and is to move.
    let stones = "h8 a1 h9 a3 h10 a5";
    for level in Level::ALL {
        let offered_by_white = game("freestyle", &format!("{stones} draw-offer@second"));
        let declined = Token::by(Player::First, Action::DrawDecline);
        assert_eq!(choose(&offered_by_white, level, 1).token, declined);
        let offered_by_black = game("freestyle", &format!("{stones} draw-offer@first"));
        let taken = Token::by(Player::Second, Action::DrawAccept);
        assert_eq!(choose(&offered_by_black, level, 1).token, taken);
    }
}

#[test]
fn a_request_to_take_back_is_granted() {
    let game = game("freestyle", "h8 h9 undo-offer@first");
    let granted = Token::by(Player::Second, Action::UndoAccept);
    assert_eq!(choose(&game, Level::Hard, 1).token, granted);
}

#[test]
fn a_finished_game_has_no_answer() {
    let game = game("freestyle", "h8 h9 resign@first");
    assert_eq!(Search::new(&game, Level::Easy, 1).err(), Some(SearchError::GameOver));
}
