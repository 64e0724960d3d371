//! Each level does what its description says.

use narabe_engine::{Level, Limits, MatchSpec, play_match};
use narabe_game::{Action, Game, Token};
use narabe_rules::{Color, Setup};
use narabe_solver::{Goal, Solution, Vcf};
use narabe_testkit::setting;
use narabe_threats::ThreatBoard;

use crate::{at, game, placed};

/// White threatens to make a five on h9 alone; Black to move.
const WHITES_FOUR: &str = "h8 i9 a1 j9 a3 k9 m9 l9";

/// Black makes a four and a three on h8 unless White, to move, prevents it.
const FOUR_THREE: &str = "e8 d8 f8 o1 g8 o3 h9 a15 h10";

#[test]
fn every_level_takes_a_win_on_the_board() {
    for level in Level::ALL {
        for seed in 0..50 {
            let white_to_move = game("freestyle", &format!("{WHITES_FOUR} a5"));
            assert_eq!(placed(&white_to_move, level, seed), at("h9"), "{level:?}");
        }
    }
}

#[test]
fn easy_sometimes_leaves_a_four_unblocked_and_the_others_never_do() {
    let game = game("freestyle", WHITES_FOUR);
    let blocks =
        |level, seeds| (0..seeds).filter(|seed| placed(&game, level, *seed) == at("h9")).count();
    let easy = blocks(Level::Easy, 200);
    assert!((140..190).contains(&easy), "easy blocks {easy} times in 200");
    assert_eq!([blocks(Level::Medium, 20), blocks(Level::Hard, 20)], [20, 20]);
}

#[test]
fn easy_stays_near_the_other_stones() {
    let game = game("freestyle", "h8");
    for seed in 0..200 {
        let point = placed(&game, Level::Easy, seed);
        assert!((5..=9).contains(&point.x) && (5..=9).contains(&point.y), "{point}");
    }
}

/// White to move, where no point left is any good to either side: Black may not go to any of them.
const NOTHING_GOOD_LEFT: &str = "a1 a2 a3 a5 a4 a7 a6 a8 b1 a9 b2 b3 b5 b4 b6 b7 b8 b9 c1 c2 c6 c3 c7 c4 c9 \
    c5 d2 c8 d5 d1 d8 d3 d9 d4 e2 d6 e3 d7 e4 e1 e6 e8 e7 e9 f1 f3 f2 f4 f5 f6 g2 f7 g3 f8 g4 f9 g6 g1 g7 g8 \
    h1 g9 h4 h2 h5 h3 i1 h6 i2 h7 i3 h8 i6 h9 i7 i4 i8 i5 i9";

#[test]
fn easy_plays_where_every_point_left_looks_bad() {
    let game = game("renju size=9 foul=claim", NOTHING_GOOD_LEFT);
    for seed in 0..5 {
        assert!(game.board().is_empty_at(placed(&game, Level::Easy, seed)));
    }
}

#[test]
fn easy_varies_and_sometimes_plays_a_lesser_point() {
    let game = game("freestyle", "h8 i9 h9 h10");
    let mut points: Vec<_> = (0..100).map(|seed| placed(&game, Level::Easy, seed)).collect();
    points.sort_unstable();
    points.dedup();
    assert!(points.len() >= 5, "{points:?}");
}

#[test]
fn medium_and_hard_find_a_win_by_continuous_fours() {
    let game = game("freestyle", &format!("{FOUR_THREE} a13"));
    for level in [Level::Medium, Level::Hard] {
        let rest = play_out(&game, level);
        assert!(rest.outcome().is_some_and(|outcome| outcome.color == Some(Color::Black)));
        assert!(rest.moves().len() <= game.moves().len() + 7, "{}", rest.transcript());
    }
}

/// The level plays Black, and hard White.
fn play_out(game: &Game, level: Level) -> Game {
    let mut game = game.clone();
    while game.outcome().is_none() {
        let level = if game.color_to_place() == Some(Color::Black) { level } else { Level::Hard };
        let point = placed(&game, level, 1);
        game.apply(&Token::prompted(Action::Place(point)), 0).unwrap();
    }
    game
}

/// Games in which the side to move loses to seven stones of continuous fours or more unless it stops them.
const ATTACKED: [(&str, &str); 5] = [
    (
        "freestyle",
        "h8 h6 i5 h5 i7 j6 i6 i8 h7 j5 j7 g7 i4 i3 e10 f9 f11 e11 h10 d10 e9 d9 d8 h11 e8 e7 g11 f10 b8 c8 g13 g12 f13",
    ),
    (
        "freestyle",
        "h8 g9 h10 j10 g8 i8 e10 h7 j9 j7 k6 k8 i6 k9 k7 j6 f7 g10 f11 j8 l8 j5 j4 l10 m11 h6 i7 k11 i10 h9 d9 g12",
    ),
    ("standard", "h8 g8 e6 f5 g5 h7 f9 g6 e4 f4 f3 e5 f10 d6 g3 f7 d5 g2 h3 i3 c6 b7"),
    ("renju", "h8 f8 h5 f7 f9 g7 e7 g8 h6 h7 g9 j6 j7 k8 e6 e9 f6 g6 e4 e5 h4 d8"),
    ("renju", "h8 j8 h5 j7 j9 i7 k7 i8 h6 h7 i9 f6 f7 e8 k6 k9 j6 i6 k4 k5 i5 l8"),
];

#[test]
fn hard_stops_the_rivals_win_by_continuous_fours() {
    for (rules, transcript) in ATTACKED.into_iter().chain([("freestyle", FOUR_THREE)]) {
        let game = game(rules, transcript);
        assert!(loses_to_fours(&game), "the side to move must be attacked");
        for seed in 0..3 {
            let mut after = game.clone();
            let answer = Action::Place(placed(&game, Level::Hard, seed));
            after.apply(&Token::prompted(answer.clone()), 0).unwrap();
            let attacker = after.color_to_place().unwrap();
            assert!(!wins_by_fours(&after, attacker), "{answer:?} stops nothing in {transcript}");
        }
    }
}

fn loses_to_fours(game: &Game) -> bool {
    let to_move = game.color_to_place().unwrap();
    !wins_by_fours(game, to_move) && wins_by_fours(game, to_move.other())
}

fn wins_by_fours(game: &Game, attacker: Color) -> bool {
    let rules = game.setting().rules().clone();
    let setup = Setup { rules, board: game.board().clone(), to_move: attacker };
    let mut board = ThreatBoard::from_setup(&setup).unwrap();
    let limits = narabe_solver::Limits::nodes(100_000);
    let report = Vcf::new(1 << 12).solve(&mut board, attacker, Goal::Any, limits);
    matches!(report.solution, Solution::Win(_))
}

/// That hard beats medium needs more games than a test has time for: `docs/engine/levels.md` has them.
#[test]
fn the_levels_that_search_beat_the_one_that_does_not() {
    for (level, nodes) in [(Level::Medium, None), (Level::Hard, Some(20_000))] {
        let spec = MatchSpec {
            setting: setting("renju").unwrap(),
            one: Limits { nodes, ..Limits::of(level) },
            other: Limits::of(Level::Easy),
            games: 6,
            openings: Vec::new(),
            seed: 5,
        };
        let report = play_match(&spec).unwrap();
        assert!(report.wins >= 5, "{level:?} against easy: {report:?}");
    }
}
