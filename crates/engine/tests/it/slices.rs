//! A search in slices: bounded, resumable, the same as in one piece, and ended by a word.

use std::cell::Cell;

use narabe_engine::{Level, Limits, Search, best_move};

use crate::{choose, game, limits_of};

const MIDDLE_GAME: &str = "h8 i9 i8 g8 j8 k8 i10 h9 j9 g9";

#[test]
fn slices_lead_to_the_same_answer_as_one_piece() {
    for level in Level::ALL {
        let game = game("renju", MIDDLE_GAME);
        let whole = choose(&game, level, 4);
        let mut search = Search::with_limits(&game, limits_of(level), 4).unwrap();
        let mut progress = search.progress();
        let mut nodes = vec![0];
        while !progress.done {
            progress = search.step();
            nodes.push(progress.nodes);
        }
        assert!(nodes.is_sorted());
        assert_eq!((progress.best, progress.nodes), (whole.token, whole.nodes), "{level:?}");
    }
}

#[test]
fn the_limit_on_nodes_holds() {
    let game = game("renju", MIDDLE_GAME);
    for nodes in [1, 1000, 30_000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::of(Level::Hard) };
        let choice = best_move(&game, limits, 1, &|| false).unwrap();
        // The searches for continuous fours at the root come first and have limits of their own.
        assert!(choice.nodes <= nodes + 25_000, "{} nodes instead of {nodes}", choice.nodes);
    }
}

#[test]
fn stop_ends_the_search_with_the_best_so_far() {
    let game = game("freestyle", MIDDLE_GAME);
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 40
    };
    let limits = Limits { nodes: Some(u64::MAX), ..Limits::of(Level::Hard) };
    let choice = best_move(&game, limits, 1, &stop).unwrap();
    assert!(game.legal_actions().contains(&choice.token));
    assert!(choice.nodes < 50_000, "{} nodes after the word", choice.nodes);
}

#[test]
fn the_seed_decides_and_nothing_else() {
    let game = game("freestyle", "h8 i9");
    for level in Level::ALL {
        assert_eq!(choose(&game, level, 11), choose(&game, level, 11));
    }
    let answers: Vec<_> = (0..30).map(|seed| choose(&game, Level::Medium, seed).token).collect();
    assert!(answers.iter().any(|answer| *answer != answers[0]), "the seed changes nothing");
}
