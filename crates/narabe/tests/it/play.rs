//! `narabe play` and `narabe bestmove`.

use super::{narabe, narabe_with};

/// The boards that were shown, as the stones on them: `X` and `O` with their points.
fn last_board(shown: &str) -> Vec<&str> {
    let lines: Vec<&str> = shown.lines().collect();
    let bottom = lines.iter().rposition(|line| line.trim_start().starts_with("A  B  C")).unwrap();
    lines[bottom - 15..bottom].to_vec()
}

fn stones(shown: &str) -> (usize, usize) {
    let count = |sign: char| last_board(shown).iter().map(|row| row.matches(sign).count()).sum();
    (count('X'), count('O'))
}

#[test]
fn two_people_play_a_whole_game_at_one_keyboard() {
    let moves = "h8\na1\nh9\na2\nh10\na3\nh11\na4\nh12\n";
    let run = narabe(&["play", "--mode", "beside"], moves);
    assert_eq!(run.status, 0);
    assert!(run.stdout.contains("Black wins with five in a row."), "{}", run.stdout);
    assert!(run.stdout.contains("Black H12"), "{}", run.stdout);
    assert_eq!(last_board(&run.stdout).iter().filter(|row| row.contains("[X]")).count(), 5);
}

#[test]
fn captured_pairs_and_the_last_stones_are_told() {
    let run = narabe(&["play", "--mode", "beside", "--rules", "penta"], "h8\ni8\na1\nj8\nk8\n");
    assert!(run.stdout.contains("Black takes I8, J8. Pairs taken: 1 of 5"), "{}", run.stdout);
    let args = ["play", "--mode", "beside", "--rules", "gomoku-narabe", "--option", "stones=6"];
    let run = narabe(&args, "h8\na1\n");
    assert!(run.stdout.contains("Stones left for Black: 5"), "{}", run.stdout);
    assert!(run.stdout.contains("Stones left for White: 5"), "{}", run.stdout);
}

#[test]
fn the_computer_answers_and_undo_takes_back_its_stone_and_yours() {
    let once = narabe(&["play", "--level", "easy"], "h8\n");
    assert_eq!(stones(&once.stdout), (1, 1));
    let undone = narabe(&["play", "--level", "easy"], "h8\nundo\n");
    assert_eq!(stones(&undone.stdout), (0, 0));
    let second = narabe(&["play", "--level", "easy", "--second"], "undo\nquit\n");
    assert_eq!(stones(&second.stdout), (1, 0));
    assert!(second.stdout.contains("nothing of yours to take back"), "{}", second.stdout);
    assert!(second.stdout.contains("Goodbye."), "{}", second.stdout);
}

#[test]
fn what_cannot_be_done_is_said_in_the_players_language() {
    let typed = "h8\nh8\nfoo\nclaim\nresign\nno\nresign\nsí\nh9\n".as_bytes();
    let run = narabe(&["play", "--mode", "beside", "--lang", "es"], [typed, b"\xff\n"].concat());
    for said in [
        "En h8 ya hay una piedra.",
        "«foo» no es un punto",
        "Eso no se puede hacer ahora.",
        "el otro bando se rindió",
        "La partida ha terminado.",
    ] {
        assert!(run.stdout.contains(said), "{said}: {}", run.stdout);
    }
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
}

#[test]
fn forbidden_points_are_marked_and_refused() {
    let typed = "h8\na1\ni7\na3\nh10\na5\ni11\na7\ng9\n";
    let run = narabe(&["play", "--mode", "beside", "--rules", "renju"], typed);
    assert!(run.stdout.contains("Forbidden now: g9"), "{}", run.stdout);
    assert!(run.stdout.contains("g9 is forbidden: double-three."), "{}", run.stdout);
    assert_eq!(stones(&run.stdout), (4, 4));
}

#[test]
fn the_endless_sheet_is_shown_around_its_stones() {
    let typed = "(0;0)\n(9;-2)\nh8\n";
    let run = narabe(&["play", "--mode", "beside", "--rules", "endless"], typed);
    for said in [
        "narabe: Endless sheet.\nType a point such as (0;0).",
        "\n 0  .  .  .  .  .  .  . (X) .  .  .  .  .  .  .\n",
        "White (9;-2)",
        "\n-2  .  .  .  .  .  .  .  .  .  .  . (O) .  .  .\n",
        "\n   -2     0     2     4     6     8    10    12\n",
        "“h8” is neither a point of this board",
    ] {
        assert!(run.stdout.contains(said), "{said}: {}", run.stdout);
    }
}

/// What is said in a game, without its boards.
fn said(shown: &str) -> Vec<&str> {
    let is_board = |line: &&str| line.contains(" .") || line.trim_start().starts_with("A  B  C");
    shown.lines().filter(|line| !line.is_empty() && !is_board(line)).skip(2).collect()
}

#[test]
fn who_is_asked_and_what_was_chosen_is_said_in_an_opening() {
    let args = ["play", "--mode", "beside", "--opening", "swap"];
    let run = narabe(&args, "h8\na1\ni9\nswap\nundo\nstay\n");
    let choice = [
        "> Black I9",
        "Player 2: choose what to do.",
        "You can type: swap, stay",
        "> Player 2: swap",
        "Black: Player 2. White: Player 1.",
        "White to play",
        "> Taken back.",
        "Black: Player 1. White: Player 2.",
        "Player 2: choose what to do.",
        "You can type: swap, stay",
        "> Player 2: stay",
        "Black: Player 1. White: Player 2.",
        "White to play",
    ];
    let opening = ["Black to play", "> Black H8", "Player 1: place a white stone.", "> White A1"];
    let told = [&opening[..], &["Black to play"], &choice, &["> "]].concat();
    assert_eq!(said(&run.stdout), told);
}

#[test]
fn what_the_computer_chose_is_said_in_an_opening() {
    let args = ["play", "--level", "easy", "--opening", "swap", "--lang", "es"];
    for (stones, chosen, holders) in [
        ("h8\na1\ni8\n", "Máquina: swap", "Negras: Máquina. Blancas: Tú."),
        ("a1\nh8\na15\n", "Máquina: stay", "Negras: Tú. Blancas: Máquina."),
    ] {
        let run = narabe(&args, stones);
        let told = said(&run.stdout);
        assert!(told.contains(&"Te toca: coloca una piedra blanca."), "{told:?}");
        let chose = told.iter().position(|line| *line == chosen);
        let after = chose.map(|chose| told[chose + 1]);
        assert_eq!(after, Some(holders), "{told:?}");
    }
}

#[test]
fn an_empty_variable_is_as_good_as_none() {
    for (name, value) in [("XDG_STATE_HOME", ""), ("XDG_STATE_HOME", "here"), ("NARABE_SEAT", "")] {
        let run = narabe_with(&[(name, value)], &["play"], "quit\n");
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{name}={value}");
    }
}

#[test]
fn who_opens_is_asked_by_a_link_only() {
    for args in [&["--opens", "lot"][..], &["--mode", "link", "--second", "--opens", "me"]] {
        let run = narabe(&[&["play"], args].concat(), "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(run.stderr.contains("--opens"), "{}", run.stderr);
    }
}

#[test]
fn a_draw_needs_both() {
    let run = narabe(&["play", "--mode", "beside"], "h8\ndraw\nyes\n");
    assert!(run.stdout.contains("Draw by agreement."), "{}", run.stdout);
    let lost = "h8\na1\nh9\na3\nh10\na5\ndraw\nquit\n";
    let run = narabe(&["play", "--level", "easy"], lost);
    assert!(!run.stdout.contains("Draw by agreement."), "the computer has its chances");
}

#[test]
fn the_best_move_is_printed() {
    let answer = |args: &[&str]| narabe(&[&["bestmove"], args].concat(), "").stdout;
    assert_eq!(answer(&["--rules", "renju", ""]), "h8\n");
    assert_eq!(answer(&["--rules", "renju", "--size", "19"]), "j10\n");
    let win_in_one = ["--rules", "freestyle", "--level", "easy", "h8 a1 h9 a3 h10 a5 h11 h12"];
    assert_eq!(answer(&win_in_one), "h7\n");
    let block = [
        "--rules",
        "freestyle",
        "--level",
        "hard",
        "--nodes",
        "500",
        "h8 a1 h9 a3 h10 a5 h11 h12 a7",
    ];
    assert_eq!(answer(&block).trim().len(), 2);
    let over = narabe(&["bestmove", "--rules", "freestyle", "pass pass"], "");
    assert_eq!((over.status, over.stdout.as_str()), (2, ""));
    assert_eq!(over.stderr.lines().count(), 1);
}

#[test]
fn a_search_stops_in_time_and_says_the_same_for_the_same_seed() {
    let args = ["bestmove", "--rules", "renju", "--level", "medium", "--seed", "7", "h8 h9 i10 j9"];
    assert_eq!(narabe(&args, "").stdout, narabe(&args, "").stdout);
    let hurried = narabe(&["bestmove", "--rules", "renju", "--time-ms", "0", "h8 h9 i10 j9"], "");
    assert_eq!((hurried.status, hurried.stdout.is_empty()), (0, false));
}
