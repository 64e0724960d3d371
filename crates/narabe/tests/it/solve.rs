//! `narabe solve` and `narabe verify`.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::narabe;

/// Black's four-three on h8.
const FOUR_THREE: &str = "f8 a1 g8 a2 h9 c3 h10 d5";
/// Two threes on h8.
const DOUBLE_THREE: [&str; 4] = ["--black", "g8 i8 h7 h9", "--white", "a1 a3 a5 c1"];

fn json_of(args: &[&str]) -> Value {
    let run = narabe(args, "");
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{args:?}");
    serde_json::from_str(&run.stdout).unwrap()
}

#[test]
fn a_win_is_told_with_its_line_and_has_been_verified() {
    for (kind, rules, moves, result) in [
        ("vcf", "freestyle", "f8 a1 g8 a2 h8 a3", "win"),
        ("vct", "freestyle", "f8a1g8a2h8a3", "win"),
        ("vcf", "freestyle", "f8 a1 g8 a2", "none"),
        ("vct", "renju", "", "none"),
    ] {
        let answer = json_of(&["solve", kind, "--rules", rules, "--json", moves]);
        assert_eq!(answer["result"], result, "{kind} {moves}: {answer}");
        assert_eq!(answer["verified"], json!(result == "win"));
        let line = answer["line"].as_array().unwrap();
        assert_eq!(answer["plies"], json!(line.len()));
        assert_eq!(line.is_empty(), result != "win");
    }
}

#[test]
fn stones_and_the_attacker_may_be_given_instead_of_moves() {
    let mut args = vec!["solve", "vct", "--rules", "freestyle", "--json"];
    args.extend(DOUBLE_THREE);
    assert_eq!(json_of(&args)["result"], "win");
    args.extend(["--attacker", "white"]);
    assert_eq!(json_of(&args)["result"], "none");
    let shortest = ["solve", "vcf", "--rules", "freestyle", "--shortest", FOUR_THREE];
    let run = narabe(&shortest, "");
    assert!(run.stdout.starts_with("win in ") || run.stdout == "none\n", "{}", run.stdout);
}

#[test]
fn a_proof_is_written_and_verified_and_a_spoiled_one_is_not() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("proof.json");
    let name = file.to_str().unwrap();
    let mut args = vec!["solve", "vct", "--rules", "freestyle", "--proof", name];
    args.extend(DOUBLE_THREE);
    let run = narabe(&args, "");
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let run = narabe(&["verify", name], "");
    assert!(run.stdout.starts_with("verified: black wins in "), "{}", run.stdout);
    assert_eq!(run.status, 0);

    let written = fs::read_to_string(&file).unwrap();
    for (spoiled, complaint) in [
        (written.replace("\"black\": \"g8", "\"black\": \"a8"), "does not stand up"),
        (written.replace("freestyle", "draughts"), "draughts"),
        (written.replace("\"proof\": \"", "\"proof\": \"!"), "at byte 0"),
        (
            written.replace("\"attacker\": \"black\"", "\"attacker\": \"red\""),
            "neither black nor white",
        ),
        (written.replace("\"attacker\"", "\"shortest\": true, \"attacker\""), "`shortest`"),
        ("{".to_owned(), "no written proof"),
    ] {
        assert_ne!(spoiled, written);
        fs::write(&file, spoiled).unwrap();
        let run = narabe(&["verify", name], "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{complaint}");
        assert!(run.stderr.contains(complaint), "{complaint}: {}", run.stderr);
        assert_eq!(run.stderr.lines().count(), 1);
    }
    let missing = narabe(&["verify", "/nowhere/proof.json"], "");
    assert_eq!(missing.status, 2);
}

#[test]
fn one_position_is_singular() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("proof.json");
    let name = file.to_str().unwrap();
    narabe(&["solve", "vcf", "--rules", "freestyle", "--proof", name, "f8 a1 g8 a2 h8 a3"], "");
    let run = narabe(&["verify", name], "");
    assert_eq!(run.stdout, "verified: black wins in 1, 1 position\n");
}

#[test]
fn a_file_without_a_new_proof_is_not_taken_for_one() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("proof.json");
    let name = file.to_str().unwrap();
    let args = ["solve", "vcf", "--rules", "freestyle", "--proof", name, "f8 a1 g8 a2"];
    let run = narabe(&args, "");
    assert_eq!((run.status, run.stdout.as_str()), (0, "none\n"));
    assert_eq!(run.stderr, format!("no win was found, so no proof was written to {name}\n"));
    assert!(!file.exists());
    fs::write(&file, "older").unwrap();
    let run = narabe(&args, "");
    assert!(run.stderr.ends_with("it still holds what it held before\n"), "{}", run.stderr);
    assert_eq!(fs::read_to_string(&file).unwrap(), "older");
}

#[test]
fn a_proof_by_rules_that_more_than_a_row_of_five_decides_is_not_verified() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("proof.json");
    for (rules, options, black, white) in [
        ("penta", json!({}), "f8 g8 h8 f9", "f7 a1 a3 a5"),
        ("caro", json!({}), "f8 g8 h8 f9 f10", "d8 a1 a3 f7 a9"),
        ("gomoku-narabe", json!({"stones": "5"}), "f8 g8 h8 a9", "a1 c1 c3 c5"),
    ] {
        let written = json!({
            "rules": rules, "options": options, "attacker": "black",
            "black": black, "white": white, "proof": "i8",
        });
        fs::write(&file, written.to_string()).unwrap();
        let run = narabe(&["verify", file.to_str().unwrap()], "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{rules}");
        let told = format!("no win can be proved by the rules of {rules}: ");
        assert!(run.stderr.contains(&told), "{}", run.stderr);
        assert!(!run.stderr.contains("does not stand up"), "{}", run.stderr);
    }
}

#[test]
fn a_file_is_answered_line_by_line_with_the_totals_at_the_end() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("positions.jsonl");
    let lines = [
        r#"{"kind": "vcf", "attacker": "black", "moves": "f8a1g8a2h8a3"}"#,
        r#"{"kind": "VCF", "side": "white", "black": "a1a2", "white": "f8g8h8"}"#,
        "",
        r#"{"kind": "vct", "attacker": "black", "moves": "h8"}"#,
        r#"{"kind": "vcf", "attacker": "red", "moves": "h8"}"#,
        r#"{"kind": "vcf"}"#,
        "no json",
    ];
    fs::write(&file, lines.join("\n")).unwrap();
    let name = file.to_str().unwrap();
    let args = ["solve", "vcf", "--rules", "renju", "--batch", name, "--only", "vcf"];
    let run = narabe(&args, "");
    let answers: Vec<Value> =
        run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(run.status, 2, "some lines are bad");
    assert_eq!(answers.len(), 6);
    assert_eq!([&answers[0]["result"], &answers[1]["result"]], ["win", "win"]);
    assert_eq!([&answers[0]["at"], &answers[1]["at"], &answers[2]["at"]], [1, 2, 5]);
    assert!(answers[2..5].iter().all(|answer| answer["error"].is_string()));
    assert!(
        answers[4]["error"].as_str().unwrap().contains("as in {\"attacker\""),
        "{}",
        answers[4]
    );
    let totals = &answers[5];
    assert_eq!([&totals["positions"], &totals["solved"], &totals["refused"]], [2, 2, 3]);
    assert!(totals["median_us"].as_u64() <= totals["max_us"].as_u64());
}

#[test]
fn what_cannot_be_solved_is_refused() {
    for args in [
        vec!["solve", "vcf", "--rules", "penta", "h8"],
        vec!["solve", "vct", "--rules", "caro", "h8"],
        vec!["solve", "vcf", "--rules", "gomoku-narabe", "h8"],
        vec!["solve", "vcf", "--rules", "freestyle", "h8 h8"],
        vec!["solve", "vcf", "--rules", "freestyle", "p9"],
        vec!["solve", "vct", "--rules", "freestyle", "--black", "h8", "--white", "h8"],
        vec!["solve", "vct", "--rules", "freestyle", "--time", "-1", "h8"],
        vec!["solve", "vct", "--rules", "freestyle", "--memory", "0", "h8"],
        vec!["solve", "vct", "--rules", "freestyle", "--batch", "/nowhere"],
        vec!["solve", "draughts", "--rules", "freestyle", "h8"],
    ] {
        let run = narabe(&args, "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(!run.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn quiet_stones_are_for_wins_by_threats() {
    for args in [
        &["solve", "vcf", "--rules", "freestyle", "--quiet", FOUR_THREE][..],
        &["defend", "--kind", "vcf", "--rules", "freestyle", "--quiet", FOUR_THREE],
    ] {
        let run = narabe(args, "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(run.stderr.contains("--quiet is for vct"), "{}", run.stderr);
    }
}

#[test]
fn a_game_that_is_over_is_not_solved() {
    let over = "h8 a1 i8 a2 j8 a3 k8 a4 l8";
    for args in [
        &["solve", "vct", "--rules", "freestyle", over][..],
        &["defend", "--rules", "freestyle", over],
    ] {
        let run = narabe(args, "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(run.stderr.contains("black has a row on h8 that wins"), "{}", run.stderr);
    }
    // Six stones win nothing where exactly five are wanted.
    let six = ["--black", "h8 i8 j8 k8 l8 m8", "--white", "a1 a2 a3 a5 a7"];
    let args = [&["solve", "vcf", "--rules", "standard"][..], &six].concat();
    assert_eq!(narabe(&args, "").status, 0);
}

#[test]
fn a_search_that_may_not_go_on_does_not_know() {
    let args = ["solve", "vct", "--rules", "renju", "--nodes", "2", "--json", "h8 h9 i10 g8 i9 i8"];
    let answer = json_of(&args);
    assert_eq!([&answer["result"], &answer["exhausted"]], [&json!("unknown"), &json!(false)]);
}

#[test]
fn a_search_that_ended_by_itself_without_an_answer_says_so() {
    // Of some quiet stones here the solver does not know what they threaten. Should it learn to, nothing is exhausted.
    let moves = "k9 e10 h11 g9 g5 g8 f11 i10 k7 k10 j8 h9";
    let answer = json_of(&["solve", "vct", "--rules", "renju", "--quiet", "--json", moves]);
    let is_unknown = answer["result"] == "unknown";
    assert_eq!(answer["exhausted"], if is_unknown { json!(true) } else { Value::Null });
}

/// White's fours make both points that would stop him double-threes.
const TRAP: [&str; 6] = [
    "--attacker",
    "white",
    "--black",
    "a10 o10 f9 j9 e8 k8 g7 i7 h6",
    "--white",
    "b10 c10 d10 l10 m10 n10 g8 i8",
];

#[test]
fn a_win_is_explained_in_words_and_as_json() {
    let solve = |more: &[&str]| {
        let mut args = vec!["solve", "vct", "--rules", "renju", "--shortest", "--explain"];
        args.extend(TRAP);
        args.extend(more);
        narabe(&args, "").stdout
    };
    let english = solve(&["--lang", "en"]);
    assert!(english.starts_with("White wins: "), "{english}");
    assert!(english.contains("forbidden: double-three"), "{english}");
    assert!(english.contains('×'), "the foul is marked on a board: {english}");
    assert!(solve(&["--lang", "pl"]).contains("podwójna trójka"));
    let json: Value = serde_json::from_str(&solve(&["--json"])).unwrap();
    assert_eq!([&json["result"], &json["shortest"]], [&json!("win"), &json!(true)]);
    let steps = json["explanation"]["steps"].as_array().unwrap();
    let last = steps.last().unwrap();
    assert_eq!([&last["makes"], &last["traps"][0]["foul"]], ["threat", "double-three"]);
    let line = json["explanation"]["line"].as_array().unwrap();
    let first = json!({ "point": steps[0]["stone"], "color": "white", "step": 0 });
    assert_eq!([&line[0], &line[1]["color"]], [&first, &json!("black")]);
    assert!(last["told"].as_array().is_some_and(|told| !told.is_empty()));
}

#[test]
fn a_written_proof_is_explained_and_one_that_proves_nothing_is_not() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("proof.json");
    let name = file.to_str().unwrap();
    let mut args = vec!["solve", "vct", "--rules", "renju", "--proof", name];
    args.extend(TRAP);
    assert_eq!(narabe(&args, "").status, 0);
    let run = narabe(&["explain", name, "--lang", "es"], "");
    assert!(run.stdout.starts_with("Ganan las blancas: "), "{}{}", run.stdout, run.stderr);
    let json = json_of(&["explain", name, "--json"]);
    assert_eq!(json["attacker"], "white");
    let written = fs::read_to_string(&file).unwrap();
    fs::write(&file, written.replace("i8", "o1")).unwrap();
    let run = narabe(&["explain", name], "");
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
}

#[test]
fn every_move_is_said_to_hold_or_to_lose() {
    let three = ["--black", "f8 g8 h8", "--white", "a1 c1"];
    let mut args = vec!["defend", "--rules", "freestyle"];
    args.extend(three);
    let run = narabe(&args, "");
    assert!(run.stdout.starts_with("black threatens to win in "), "{}", run.stdout);
    assert!(run.stdout.contains("holds ("), "{}", run.stdout);
    args.push("--json");
    let found = json_of(&args);
    assert_eq!([&found["threat"], &found["verified"]], [&json!("win"), &json!(true)]);
    assert_eq!(found["unverified"], json!([]));
    let count = |key: &str| found[key].as_array().unwrap().len();
    assert_eq!(count("holds") + count("loses") + count("unknown"), 15 * 15 - 5 + 1);
    let holds: Vec<&str> =
        found["holds"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    for point in ["e8", "i8"] {
        assert!(holds.contains(&point), "{holds:?}");
    }
    assert!(found["loses"].as_array().unwrap().contains(&json!("pass")));
    assert!(found["zone"].as_u64() < Some(40), "{found}");
}

#[test]
fn a_defence_that_may_not_be_searched_is_unknown() {
    let args =
        ["defend", "--rules", "renju", "--kind", "vct", "--nodes", "1", "--json", "h8 h9 i8"];
    let found = json_of(&args);
    assert!(found["unknown"].as_array().is_some_and(|moves| moves.len() > 100), "{found}");
    for args in [
        vec!["defend", "--rules", "penta", "h8"],
        vec!["defend", "--rules", "renju", "h8 h8"],
        vec!["defend", "--rules", "renju", "--time", "x", "h8"],
    ] {
        let run = narabe(&args, "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
    }
}
