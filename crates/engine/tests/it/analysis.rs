//! Analyses: several lines, restricted roots, limits, and lines that are legal to their end.

use std::cell::Cell;

use narabe_engine::{Analysis, Inquiry, Report, SearchError, Variation};
use narabe_game::{Action, Game, Move, Token};
use narabe_rules::{Point, parse_points, rule_sets};

use crate::{at, game};

const MIDDLE_GAME: &str = "h8 i9 i8 g8 j8 k8 i10 h9 j9 g9";

/// Small enough for a test.
fn small() -> Inquiry {
    Inquiry { depth: Some(5), nodes: Some(60_000), table_entries: 1 << 14, ..Inquiry::default() }
}

fn report(game: &Game, inquiry: Inquiry) -> Report {
    let mut analysis = Analysis::new(game, inquiry).unwrap();
    let mut report = analysis.report();
    while !report.done {
        report = analysis.step_until(&|| false);
    }
    report
}

/// The game after the line; every move of it must be legal.
fn played(game: &Game, line: &Variation) -> Game {
    let mut after = game.beyond_opening();
    for one in &line.moves {
        let action = one.point.map_or(Action::Pass, Action::Place);
        let told = after.apply(&Token::prompted(action), 0).map(|_| ());
        assert_eq!(told, Ok(()), "{:?} in {}", line.moves, game.transcript());
    }
    after
}

fn first(line: &Variation) -> Option<Point> {
    line.moves[0].point
}

#[test]
fn several_lines_begin_with_different_moves_and_come_best_first() {
    for setting in ["freestyle", "renju", "ninuki-renju", "caro", "endless"] {
        let transcript =
            if setting == "endless" { "(0;0) (1;1) (0;1) (-1;0)" } else { MIDDLE_GAME };
        let game = game(setting, transcript);
        let inquiry = Inquiry { lines: 4, depth: Some(3), ..small() };
        let Report { lines, .. } = report(&game, inquiry);
        assert_eq!(lines.len(), 4, "{setting}");
        assert!(lines.is_sorted_by(|one, next| one.score >= next.score), "{setting}: {lines:?}");
        for (place, line) in lines.iter().enumerate() {
            assert!(lines[..place].iter().all(|other| first(other) != first(line)), "{setting}");
            played(&game, line);
        }
    }
}

#[test]
fn an_empty_board_is_searched_where_several_lines_are_wanted() {
    // The last two begin on one point only.
    for (setting, wanted, told) in [
        ("freestyle", 5, 5),
        ("freestyle", 30, 30),
        ("renju", 5, 5),
        ("caro", 5, 5),
        ("pro", 5, 1),
        ("endless", 5, 1),
    ] {
        let game = game(setting, "");
        let inquiry = Inquiry { lines: wanted, depth: Some(2), ..small() };
        let Report { lines, depth, .. } = report(&game, inquiry);
        assert_eq!((lines.len(), depth), (told, 2), "{setting}");
        for line in &lines {
            assert_eq!(line.depth, 2, "{setting}: {line:?}");
            played(&game, line);
        }
    }
    let game = game("freestyle", "");
    let alone = report(&game, small());
    assert_eq!((alone.lines.len(), alone.nodes), (1, 0));
    assert_eq!(first(&alone.lines[0]), Some(at("h8")));
    let corners = parse_points(game.setting().rules().extent, "a1 o15").unwrap();
    let inquiry = Inquiry { only: Some(corners), lines: 5, depth: Some(2), ..small() };
    assert_eq!(report(&game, inquiry).lines.len(), 2);
}

#[test]
fn one_line_of_several_is_what_a_single_one_would_be() {
    let game = game("standard", MIDDLE_GAME);
    let one = report(&game, small());
    let three = report(&game, Inquiry { lines: 3, nodes: None, ..small() });
    assert_eq!(first(&one.lines[0]), first(&three.lines[0]));
}

#[test]
fn a_restricted_root_begins_with_no_other_point() {
    let game = game("freestyle", MIDDLE_GAME);
    let free = first(&report(&game, small()).lines[0]).unwrap();
    let not = report(&game, Inquiry { not: vec![free], ..small() });
    assert_ne!(first(&not.lines[0]), Some(free));
    // However little they promise.
    let only = parse_points(game.setting().rules().extent, "a1 o15 a15").unwrap();
    let inquiry = Inquiry { only: Some(only.clone()), lines: 5, ..small() };
    let lines = report(&game, inquiry).lines;
    let firsts: Vec<Point> = lines.iter().filter_map(first).collect();
    assert_eq!(firsts.len(), 3);
    assert!(only.iter().all(|point| firsts.contains(point)));
}

#[test]
fn a_root_without_points_is_refused() {
    let running = game("freestyle", "h8 i9");
    let refused = |inquiry| Analysis::new(&running, inquiry).err();
    let occupied = Inquiry { only: Some(vec![at("h8")]), ..small() };
    assert_eq!(refused(occupied), Some(SearchError::NoMove));
    let all = running.setting().rules().extent.points().collect();
    assert_eq!(refused(Inquiry { not: all, ..small() }), Some(SearchError::NoMove));
    let over = game("freestyle", "h8 a1 h9 a2 h10 a3 h11 a4 h12");
    assert_eq!(Analysis::new(&over, small()).err(), Some(SearchError::GameOver));
}

#[test]
fn a_line_that_is_decided_ends_with_the_five_after_so_many_stones() {
    for (setting, transcript, wins) in [
        // A five, an open four, fours, and what the rival threatens as much.
        ("freestyle", "h8 a1 h9 a2 h10 a3 h11 b5", true),
        ("renju", "h8 a1 h9 a2 h10 a3", true),
        ("standard", "h8 a1 i8 a3 j8 c1 j9 f5 k10 b9 i7 b7", true),
        ("freestyle", "h8 a1 h9 a3 h10 c1 i11 b7 i9 d12 i8", false),
        ("freestyle", MIDDLE_GAME, true),
        ("ninuki-renju", "h8 a1 h9 a3 h10 d1", true),
        ("caro", "h8 a1 h9 a3 h10 d1", true),
    ] {
        let game = game(setting, transcript);
        let line = report(&game, small()).lines[0].clone();
        assert_eq!(line.score.is_win(), wins, "{setting} {transcript}: {line:?}");
        assert!(line.score.is_decided());
        assert_eq!(line.score.plies_to_end(), Some(line.moves.len() as u32), "{line:?}");
        let after = played(&game, &line);
        let winner = after.outcome().and_then(|outcome| outcome.color);
        assert_eq!(winner, line.moves.last().map(|Move { color, .. }| *color));
    }
}

#[test]
fn a_line_that_was_left_at_the_word_is_followed_to_the_five_later() {
    for (setting, transcript) in [
        ("standard", "h8 a1 i8 a3 j8 c1 j9 f5 k10 b9 i7 b7"),
        ("freestyle", MIDDLE_GAME),
        ("ninuki-renju", "h8 a1 h9 a3 h10 d1"),
    ] {
        // So small a table that it loses the line.
        let inquiry = Inquiry { nodes: None, table_entries: 16, solver_nodes: 0, ..small() };
        let game = game(setting, transcript);
        let mut analysis = Analysis::new(&game, inquiry).unwrap();
        let mut steps = 0;
        while !analysis.step_until(&|| true).done {
            steps += 1;
            assert!(steps < 100_000, "no end");
        }
        let line = analysis.report().lines[0].clone();
        assert_eq!(line.score.plies_to_end(), Some(line.moves.len() as u32), "{line:?}");
        assert!(played(&game, &line).outcome().is_some(), "{line:?}");
    }
}

#[test]
fn a_win_whose_line_breaks_off_is_not_told_shorter_than_it_is() {
    for (transcript, limits, plies) in [
        // A stone that threatens two fours, an answer, an open four, an answer, the five.
        ("f8 a1 g8 a2 h9 c3 h10 d5", [1, 10, 60_000], 5),
        // The same after a four of White's.
        ("g8 a1 i8 a3 h7 a5 h9 c1", [15, 20, 60_000], 9),
    ] {
        let game = game("freestyle", transcript);
        for nodes in limits {
            let inquiry = Inquiry { nodes: Some(nodes), ..small() };
            let line = report(&game, inquiry).lines[0].clone();
            assert_eq!(line.score.plies_to_end(), Some(plies), "{transcript} {nodes}: {line:?}");
        }
    }
}

#[test]
fn limits_hold_and_the_depth_that_is_told_was_reached() {
    let game = game("renju", MIDDLE_GAME);
    let deep = report(&game, Inquiry { depth: Some(4), nodes: None, ..small() });
    assert_eq!((deep.depth, deep.lines[0].depth), (4, 4));
    assert!(deep.lines[0].selective_depth >= 4);
    let few = report(&game, Inquiry { depth: None, nodes: Some(3_000), ..small() });
    assert!(few.nodes <= 3_000 + 3_000 + 2_000, "{} nodes", few.nodes);
}

#[test]
fn a_move_that_was_left_is_gone_on_with_and_finished() {
    let game = game("renju", MIDDLE_GAME);
    // Without the solver, whose win would end it.
    let inquiry = Inquiry { nodes: None, solver_nodes: 0, ..small() };
    let mut analysis = Analysis::new(&game, inquiry).unwrap();
    let mut slices = 0;
    loop {
        let asked = Cell::new(0);
        let hasty = || {
            asked.set(asked.get() + 1);
            asked.get() > 2
        };
        slices += 1;
        if analysis.step_until(&hasty).done {
            break;
        }
        assert!(slices < 100_000, "no end");
    }
    let Report { depth, lines, .. } = analysis.report();
    assert_eq!(depth, 5, "{lines:?}");
    played(&game, &lines[0]);
}

#[test]
fn other_numbers_of_the_search_are_another_search() {
    let game = game("freestyle", MIDDLE_GAME);
    let nodes = |changes: &str| {
        let params = changes.parse().unwrap();
        report(&game, Inquiry { params, solver_nodes: 0, ..small() }).nodes
    };
    assert_ne!(nodes("futility_margin=500,late_moves_base=9"), nodes(""));
}

#[test]
fn a_memory_makes_the_next_analysis_cheaper() {
    let game = game("freestyle", MIDDLE_GAME);
    let inquiry = Inquiry { nodes: None, ..small() };
    let mut analysis = Analysis::new(&game, inquiry.clone()).unwrap();
    while !analysis.step_until(&|| false).done {}
    let first = analysis.report();
    let memory = analysis.into_memory().unwrap();
    let mut again = Analysis::with_memory(&game, inquiry, memory).unwrap();
    while !again.step_until(&|| false).done {}
    let second = again.report();
    assert!(second.nodes < first.nodes, "{} then {}", first.nodes, second.nodes);
    assert_eq!(second.depth, first.depth);
}

#[test]
fn every_rule_set_is_analysed() {
    for set in rule_sets() {
        let mut game = game(set.id, "");
        for _ in 0..6 {
            let inquiry = Inquiry { depth: Some(2), lines: 2, nodes: Some(4_000), ..small() };
            let Report { lines, .. } = report(&game, inquiry);
            for line in &lines {
                played(&game, line);
            }
            let action = first(&lines[0]).map_or(Action::Pass, Action::Place);
            game.apply(&Token::prompted(action), 0).unwrap();
        }
    }
}
