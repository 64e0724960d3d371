//! Each level does what its description says under rules with captures, blocked fives, a common stone, excused
//! fouls, and on the endless sheet.

use narabe_engine::Level;
use narabe_game::{Action, Game, Token};
use narabe_rules::{Color, Point};

use crate::{at, choose, game, placed};

/// Four pairs are taken, and d9 takes the fifth.
const FIFTH_PAIR: &str = "a1 b1 a3 c1 d1 b3 a5 c3 d3 b5 a7 c5 d5 b7 a9 c7 d7 b9 a11 c9";

/// The same after a first stone in the centre.
const FIFTH_PAIR_FROM_CENTRE: &str = "h8 b1 a1 c1 d1 b3 a3 c3 d3 b5 a5 c5 d5 b7 a7 c7 d7 b9 a9 c9";

/// The side to move can win with its next stone.
const WINS: [(&str, &str); 11] = [
    ("penta", FIFTH_PAIR),
    ("ninuki-renju", FIFTH_PAIR_FROM_CENTRE),
    ("ninuki-renju perfect-five=true", FIFTH_PAIR_FROM_CENTRE),
    ("pente", "j10 b1 a1 c1 d1 b3 a3 c3 d3 b5 a5 c5 d5 b7 a7 c7 d7 b9 a9 c9"),
    ("penta", "h8 a1 h9 a3 h10 a5 h11 a7"),
    // One end is blocked; the edge blocks nothing.
    ("caro", "e8 d8 f8 a1 g8 a3 h8 a5"),
    ("caro", "a8 f8 b8 o1 c8 o3 d8 o5"),
    // Six win though both ends are blocked.
    ("caro-overline", "d8 c8 e8 j8 f8 a1 h8 a3 i8 a5"),
    // The stone in the centre is White's as well.
    ("common-stone", "h8 e8 a1 f8 a3 g8 a5"),
    // Far from the last stone, and farther from the stones of the other side than any board reaches.
    ("endless", "(0;0) (100;100) (1;0) (102;100) (2;0) (104;100) (3;0) (9000;105)"),
    (
        "endless",
        "(0;0) (2147483647;7) (0;-1) (2147483647;9) (0;-2) (-5;70) (0;-3) (40;-2147483648)",
    ),
];

/// The rival would win with his next stone, and can be stopped.
const ATTACKED: [(&str, &str); 10] = [
    ("penta", "a1 b1 a3 c1 d1 b3 a5 c3 d3 b5 a7 c5 d5 b7 a9 c7 d7 b9 a11 c9 o15"),
    ("penta", "h8 h7 h9 a3 h10 a5 h11"),
    // The four is answered on its completing point or at the far end of the five.
    ("caro", "e8 d8 f8 a1 g8 a3 h8"),
    ("caro", "a8 f8 b8 o1 c8 o3 d8"),
    ("caro-overline", "e8 d8 f8 a1 g8 a3 h8"),
    ("common-stone", "h8 l8 i8 a1 j8 a3 k8"),
    // Black's only parry would be a double-three elsewhere.
    ("omok block-excuse=true", "h9 e5 h10 f6 i8 g7 j8 i9"),
    ("renju-1903 excuse=true", "h9 e5 h10 f6 i8 g7 j8 i9"),
    ("endless", "(0;0) (-1;0) (1;0) (50;50) (2;0) (60;60) (3;0)"),
    ("ninuki-renju", "h8 h7 h9 a3 h10 a5 h11"),
];

fn play(game: &Game, point: Point) -> Option<Game> {
    let mut after = game.clone();
    after.apply(&Token::prompted(Action::Place(point)), 0).ok()?;
    Some(after)
}

/// Whether the side to move has a stone that wins at once, near a stone.
fn wins_at_once(game: &Game) -> bool {
    let color = game.color_to_place();
    let near = |stone: Point| {
        let around = (-4..=4).flat_map(|x| (-4..=4).map(move |y| (x, y)));
        around.map(move |(x, y)| Point::new(stone.x.wrapping_add(x), stone.y.wrapping_add(y)))
    };
    let mut points = game.board().stones().flat_map(|(point, _)| near(point));
    points.any(|point| {
        let end = play(game, point).and_then(|after| after.outcome().cloned());
        end.is_some_and(|end| end.color == color)
    })
}

#[test]
fn every_level_takes_a_win_on_the_board() {
    for (setting, transcript) in WINS {
        let game = game(setting, transcript);
        for level in Level::ALL {
            for seed in 0..5 {
                let point = placed(&game, level, seed);
                let after = play(&game, point).unwrap();
                assert!(after.outcome().is_some(), "{level:?} plays {point} in {setting}");
            }
        }
    }
}

#[test]
fn medium_and_hard_stop_a_win_and_easy_mostly_does() {
    for (setting, transcript) in ATTACKED {
        let game = game(setting, transcript);
        let leaves_it = |level, seed| {
            let after = play(&game, placed(&game, level, seed)).unwrap();
            wins_at_once(&after)
        };
        for level in [Level::Medium, Level::Hard] {
            assert!(!(0..3).any(|seed| leaves_it(level, seed)), "{level:?} in {setting}");
        }
        let easy = (0..20).filter(|seed| leaves_it(Level::Easy, *seed)).count();
        assert!((0..10).contains(&easy), "easy leaves it {easy} times in {setting}");
    }
}

#[test]
fn a_five_that_both_ends_block_is_not_taken_for_a_win() {
    let game = game("caro", "e8 d8 f8 j8 g8 a1 h8 a3");
    for level in [Level::Medium, Level::Hard] {
        let score = choose(&game, level, 1).score.unwrap();
        assert!(!score.is_decided(), "{level:?}: {score}");
    }
}

/// Black has three stones in a row and the move, White nothing near.
const OPEN_THREE: &str = "h8 a1 h9 a4 h10 a7";

#[test]
fn medium_and_hard_see_the_win_behind_an_open_four() {
    for setting in ["penta", "caro", "caro-overline", "common-stone", "ninuki-renju"] {
        let game = game(setting, OPEN_THREE);
        for level in [Level::Medium, Level::Hard] {
            let score = choose(&game, level, 1).score.unwrap();
            assert!(score.is_win(), "{level:?} in {setting}: {score}");
        }
    }
}

#[test]
fn medium_and_hard_win_by_continuous_fours() {
    // Black makes a four and a three on h8.
    let transcript = "e8 d8 f8 o1 g8 o4 h9 a15 h10 a12";
    for setting in ["penta", "caro", "caro-overline", "family-gomoku"] {
        for level in [Level::Medium, Level::Hard] {
            let mut game = game(setting, transcript);
            let start = game.moves().len();
            while game.outcome().is_none() && game.moves().len() < start + 9 {
                let level =
                    [Level::Hard, level][usize::from(game.color_to_place() == Some(Color::Black))];
                game = play(&game, placed(&game, level, 1)).unwrap();
            }
            let winner = game.outcome().and_then(|end| end.color);
            assert_eq!(winner, Some(Color::Black), "{level:?} in {setting}: {}", game.transcript());
        }
    }
}

#[test]
fn a_capture_that_breaks_a_five_is_found() {
    // White's five on row 5 stands until the reply; taking the pair g5 g6 breaks it.
    let game = game("ninuki-renju perfect-five=true", "h8 c5 g4 d5 a1 e5 a3 f5 a5 g6 a7 g5");
    for level in [Level::Medium, Level::Hard] {
        assert_eq!(placed(&game, level, 1), at("g7"), "{level:?}");
    }
}
