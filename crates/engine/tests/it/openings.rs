//! The choices of openings: swaps, numbers, offers, choices, and stones that leave a position even.

use narabe_engine::{Choice, Level, Limits, Search, Style, best_move};
use narabe_game::{Action, Game, Token};

use crate::{at, choose, game};

fn action(game: &Game, level: Level, seed: u64) -> Action {
    choose(game, level, seed).token.action
}

fn apply(game: &mut Game, action: Action) {
    game.apply(&Token::prompted(action), 0).unwrap();
}

/// Positions in which one side is plainly better, and whether the player who is asked should swap.
const SWAPS: [(&str, &str, Action); 10] = [
    ("freestyle opening=swap", "h8 a1 i9", Action::Swap),
    ("freestyle opening=swap", "a1 h8 o15", Action::Stay),
    ("renju opening=swap", "h8 a1 i9", Action::Swap),
    ("penta opening=swap", "h8 a1 i9", Action::Swap),
    ("caro opening=swap", "a1 h8 o15", Action::Stay),
    ("freestyle opening=swap1", "h8", Action::Swap),
    ("standard opening=swap2", "h8 a1 i9", Action::Swap),
    ("standard opening=swap2", "a1 h8 o15", Action::Stay),
    // The first player holds Black, who is better in the one and much worse in the other.
    ("renju opening=sakata", "h8 h9 i10 a1 i9", Action::Stay),
    ("renju opening=sakata", "h8 h9 j6 i8 a15", Action::Swap),
];

#[test]
fn every_level_takes_the_side_that_is_plainly_better() {
    for (setting, transcript, expected) in SWAPS {
        let game = game(setting, transcript);
        for level in Level::ALL {
            for seed in 0..3 {
                let found = action(&game, level, seed);
                assert_eq!(found, expected, "{level:?} in {setting} after {transcript}");
            }
        }
    }
}

#[test]
fn where_neither_side_is_better_the_seed_decides_and_two_stones_may_be_added() {
    let mut swap2 = game("freestyle opening=swap2", "");
    while swap2.moves().len() < 3 {
        let stone = action(&swap2, Level::Medium, 0);
        apply(&mut swap2, stone);
    }
    let answers: Vec<Action> = (0..40).map(|seed| action(&swap2, Level::Medium, seed)).collect();
    assert!(answers.contains(&Action::AddTwo), "{answers:?}");
    assert!(answers.iter().any(|answer| *answer != Action::AddTwo), "{answers:?}");
}

/// Games in which fifth moves are to be offered, symmetrical ones among them.
const OFFERS: [(&str, &str, usize); 7] = [
    ("renju opening=rif", "h8 h9 i10 swap k9", 2),
    ("renju opening=rif", "h8 h9 h10 stay h7", 2),
    ("renju opening=rif equal=board", "h8 i9 j10 stay g7", 2),
    ("renju opening=yamaguchi", "h8 i9 j7 declare:10 stay k9", 10),
    ("renju opening=yamaguchi max=20", "h8 h9 h10 declare:20 stay h7", 20),
    ("renju opening=soosorv n=8", "h8 h9 i10 stay k9 declare:8 swap", 8),
    ("renju foul=loss opening=soosorv", "h8 h9 i10 stay k9 declare:4 swap", 4),
];

#[test]
fn offers_are_legal_and_unequal() {
    for (setting, transcript, count) in OFFERS {
        let game = game(setting, transcript);
        for level in Level::ALL {
            let Action::Offer(points) = action(&game, level, 1) else {
                panic!("no offer in {setting}");
            };
            assert_eq!(points.len(), count);
            apply(&mut game.clone(), Action::Offer(points));
        }
    }
}

#[test]
fn the_answer_is_legal_before_a_choice_is_weighed() {
    let others = [
        ("renju opening=yamaguchi", "h8 i9 j7"),
        ("renju opening=yamaguchi", "h8 i9 j7 declare:3"),
        ("renju opening=taraguchi n=10", "h8 stay i9 stay j7 stay k10"),
        ("renju opening=taraguchi n=10", "h8 stay i9 stay j7 stay k10 stay"),
        ("freestyle opening=swap2", "h8 a1 o15"),
        ("penta opening=swap2", "h8 a1"),
        ("renju opening=rif", "h8 h9 i10 swap k9 offer:g9,g7"),
    ];
    let offers = OFFERS.map(|(setting, transcript, _)| (setting, transcript));
    for (setting, transcript) in others.into_iter().chain(offers) {
        let game = game(setting, transcript);
        let mut search = Search::new(&game, Level::Medium, 1).unwrap();
        let mut progress = search.progress();
        let mut nodes = 0;
        while !progress.done {
            apply(&mut game.clone(), progress.best.action);
            progress = search.step();
            assert!(progress.nodes <= nodes + 3_000, "a step of {} nodes", progress.nodes - nodes);
            nodes = progress.nodes;
        }
        assert_eq!(progress.best.action, action(&game, Level::Medium, 1), "{setting}");
    }
}

#[test]
fn the_dearest_choice_costs_no_more_than_a_stone() {
    let game = game("renju opening=yamaguchi max=20", "h8 i9 j7");
    let Choice { nodes, .. } = choose(&game, Level::Hard, 1);
    assert!(nodes < 700_000, "{nodes} nodes");
}

/// The number of fifths that White declares after these four stones.
fn declared(stones: &str, level: Level) -> u8 {
    let game = game("renju opening=soosorv n=8", stones);
    match action(&game, level, 1) {
        Action::Declare(number) => number,
        other => panic!("{other:?} instead of a number"),
    }
}

#[test]
fn more_fifths_are_declared_where_black_is_better() {
    for level in Level::ALL {
        // Hogetsu with a wasted fourth stone, and suisei, Black's worst, with a good one.
        let [good, bad] =
            ["h8 i9 i7 stay a1", "h8 i9 f6 stay h9"].map(|stones| declared(stones, level));
        assert_eq!(good, 8, "{level:?}");
        assert!((1..=5).contains(&bad), "{level:?}: {bad}");
    }
}

#[test]
fn a_fifth_that_wins_for_the_rival_is_not_left_to_him() {
    // g9 makes an open three against a stone in the corner.
    for offer in ["offer:g9,o15", "offer:o15,g9"] {
        let game = game("renju opening=rif", &format!("h8 h9 i7 stay a1 {offer}"));
        for level in Level::ALL {
            for seed in 0..3 {
                assert_eq!(action(&game, level, seed), Action::Choose(at("o15")), "{level:?}");
            }
        }
    }
}

#[test]
fn taraguchis_black_offers_where_he_keeps_an_advantage() {
    // White's fourth stone is wasted, so even the fifth best is good for Black.
    let game = game("renju opening=taraguchi", "h8 stay h9 stay i9 stay e5");
    for level in Level::ALL {
        assert!(matches!(action(&game, level, 1), Action::Offer(points) if points.len() == 5));
    }
}

/// How far from even a position of three stones is that the CPU sets up in this style, by a search of its own.
fn unevenness(setting: &str, style: Style, seed: u64) -> i32 {
    let mut game = game(setting, "");
    while game.moves().len() < 3 {
        let limits = Limits { style, nodes: Some(4000), ..Limits::of(Level::Hard) };
        let choice = best_move(&game, limits, seed, &|| false).unwrap();
        game.apply(&choice.token, 0).unwrap();
    }
    let stones: Vec<String> =
        game.moves().iter().filter_map(|one| one.point).map(|point| point.to_string()).collect();
    let rules = setting.split_whitespace().next().unwrap();
    let played = crate::game(rules, &stones.join(" "));
    let limits = Limits { nodes: Some(20_000), ..Limits::of(Level::Hard) };
    let for_white = best_move(&played, limits, 1, &|| false).unwrap().score.unwrap().0;
    for_white.abs()
}

#[test]
fn set_ups_are_even_or_plainly_not_as_the_style_wants() {
    for setting in ["freestyle opening=swap", "renju opening=swap", "standard opening=swap2"] {
        let total = |style| (0..8).map(|seed| unevenness(setting, style, seed).min(200)).sum();
        let (even, uneven): (i32, i32) = (total(Style::Even), total(Style::Uneven));
        assert!(even * 3 < uneven * 2, "{setting}: {even} and {uneven}");
        assert!(even < 8 * 80, "{setting}: {even}");
    }
}

#[test]
fn a_choice_that_is_stopped_is_still_weighed() {
    for (setting, transcript, expected) in SWAPS {
        let game = game(setting, transcript);
        let mut search = Search::new(&game, Level::Hard, 1).unwrap();
        let progress = search.step_until(&|| true);
        assert!(progress.done && progress.nodes < 3_000);
        assert_eq!(progress.best.action, expected, "{setting} after {transcript}");
    }
}
