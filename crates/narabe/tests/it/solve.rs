//! `narabe solve` and `narabe verify`.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{narabe, narabe_with};

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
        assert_eq!(answer["attacker"], "black");
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
    let answer = json_of(&args);
    assert_eq!([&answer["result"], &answer["attacker"]], ["none", "white"]);
    let shortest = ["solve", "vct", "--rules", "freestyle", "--shortest", FOUR_THREE];
    let run = narabe(&shortest, "");
    assert!(run.stdout.starts_with("Black wins in "), "{}", run.stdout);
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
    assert_eq!((run.status, run.stdout.as_str()), (0, "none: Black has no such win\n"));
    assert_eq!(run.stderr, format!("no win was found, so no proof was written to {name}\n"));
    assert!(!file.exists());
    fs::write(&file, "older").unwrap();
    let run = narabe(&args, "");
    assert!(run.stderr.ends_with("it still holds what it held before\n"), "{}", run.stderr);
    assert_eq!(fs::read_to_string(&file).unwrap(), "older");
}

#[test]
fn a_file_that_cannot_be_written_is_told_before_the_search() {
    let folder = TempDir::new().unwrap();
    let no_folder = folder.path().join("nowhere/proof.json");
    let is_folder = folder.path().to_owned();
    let names_folder = folder.path().join("new/");
    for file in [no_folder, is_folder, names_folder] {
        let name = file.to_str().unwrap();
        let args = ["solve", "vct", "--rules", "freestyle", "--proof", name, "f8 a1 g8 a2"];
        let run = narabe(&args, "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""));
        assert!(run.stderr.starts_with(&format!("writing {name}: ")), "{}", run.stderr);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left behind");
}

#[cfg(unix)]
#[test]
fn a_proof_may_be_written_through_a_link_to_a_file_that_is_not_there_yet() {
    use std::os::unix::fs::symlink;

    let folder = TempDir::new().unwrap();
    let (link, nowhere) = (folder.path().join("link"), folder.path().join("nowhere"));
    symlink("proof.json", &link).unwrap();
    symlink("no/proof.json", &nowhere).unwrap();
    let solve = |file: &std::path::Path, moves| {
        let name = file.to_str().unwrap();
        narabe(&["solve", "vct", "--rules", "freestyle", "--proof", name, moves], "")
    };
    let run = solve(&link, "f8 a1");
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(!link.exists(), "without a win nothing is left behind");
    let run = solve(&link, FOUR_THREE);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(folder.path().join("proof.json").is_file() && link.is_symlink());
    let run = solve(&nowhere, "f8 a1");
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
}

#[test]
fn a_language_that_narabe_does_not_speak_is_refused_and_the_systems_may_be_any() {
    let solve = ["solve", "vcf", "--rules", "freestyle", "--explain"];
    let three = "f8 a1 g8 a2 h8 a3";
    for args in [
        [&solve[..], &["--lang", "xx", "h8"]].concat(),
        vec!["explain", "/nowhere", "--lang", "xx"],
        vec!["play", "--lang", "xx"],
    ] {
        let run = narabe(&args, "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(run.stderr.contains("one of en, es, ro, pl"), "{}", run.stderr);
    }
    let told = |system: &str, more: &[&str]| {
        narabe_with(&[("LANG", system)], &[&solve[..], more, &[three]].concat(), "").stdout
    };
    for (system, more, begin) in [
        ("C.UTF-8", &[][..], "Black wins"),
        ("de_DE.UTF-8", &[], "Black wins"),
        ("es_ES.UTF-8", &[], "Ganan las negras"),
        ("es_ES.UTF-8", &["--lang", "en"], "Black wins"),
    ] {
        let told = told(system, more);
        assert!(told.starts_with(begin), "{system} {more:?}: {told}");
    }
}

#[cfg(unix)]
#[test]
fn a_system_language_that_is_no_utf8_is_english() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    use std::process::Command;

    let output = Command::new(env!("CARGO_BIN_EXE_narabe"))
        .args(["solve", "vcf", "--rules", "freestyle", "--explain", "f8 a1 g8 a2 h8 a3"])
        .env("LANG", OsStr::from_bytes(b"\xff\xfe"))
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.starts_with("Black wins"), "{told} {}", String::from_utf8_lossy(&output.stderr));
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
fn points_of_a_file_may_be_a_list_and_what_is_neither_is_named() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("positions.jsonl");
    let lines = [
        r#"{"side": "white", "black": ["a1", "a2"], "white": ["f8", "g8 h8"]}"#,
        r#"{"moves": ["f8", "a1", "g8", "a2"]}"#,
        r#"{"side": "white", "black": 8, "white": "f8"}"#,
        r#"{"attacker": ["white"], "moves": "f8"}"#,
        r#"{"moves": ["f8", 8]}"#,
    ];
    // As some editors of Windows begin a file.
    fs::write(&file, format!("\u{feff}{}", lines.join("\n"))).unwrap();
    let run = narabe(&["solve", "vcf", "--rules", "renju", "--batch", file.to_str().unwrap()], "");
    let answers: Vec<Value> =
        run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!([&answers[0]["result"], &answers[0]["attacker"]], ["win", "white"]);
    assert_eq!([&answers[1]["result"], &answers[1]["attacker"]], ["none", "black"]);
    for (at, told) in [
        (3, "`black` is a text of points, as in \"h8 i9\", or a list, not 8"),
        (4, "`attacker` is \"black\" or \"white\", not [\"white\"]"),
        (5, "`moves` is a text of points, as in \"h8 i9\", or a list, not [\"f8\",8]"),
    ] {
        assert_eq!(answers[at - 1], json!({ "at": at, "error": told }));
    }
}

#[test]
fn negative_numbers_are_told_what_is_wrong_with_them() {
    let dir = TempDir::new().unwrap();
    let out = dir.path().join("out");
    let contest = [
        "match",
        "--rules",
        "freestyle",
        "--out",
        out.to_str().unwrap(),
        "--engine",
        "name=a,cmd=a",
        "--engine",
        "name=b,cmd=b",
    ];
    let solve = ["solve", "vct", "--rules", "freestyle", "h8"];
    let defend = ["defend", "--rules", "freestyle", "h8"];
    let analyse = ["analyse", "--rules", "freestyle", "h8"];
    let (seconds, whole) = ("seconds must be more than 0", "a whole number, 1 or more");
    for (command, more, told) in [
        (&solve[..], &["--time", "-1"][..], seconds),
        (&solve, &["--time", "0"], seconds),
        (&solve, &["--time", "nan"], seconds),
        (&solve, &["--nodes", "-5"], whole),
        (&solve, &["--memory", "-5"], "-5 is not in 1..=65536"),
        (&defend, &["--time", "-0.5"], seconds),
        (&defend, &["--nodes", "-1"], whole),
        (&analyse, &["--time", "-1"], seconds),
        (&analyse, &["--nodes", "-1"], whole),
        (&analyse, &["--depth", "-1"], "-1 is not in 1..=250"),
        (&contest, &["--games", "-2"], "an even number"),
        (&contest, &["--games", "2", "--turn-time", "-1"], "a time is 0 or more"),
        (&contest, &["--games", "2", "--turn-time", "-1s"], "a time is 0 or more"),
        (&contest, &["--games", "2", "--nodes", "-1"], whole),
        (&contest, &["--games", "2", "--memory", "-5M"], "memory is 0 or more"),
    ] {
        let run = narabe(&[command, more].concat(), "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{command:?} {more:?}");
        assert!(run.stderr.contains(told), "{command:?} {more:?}: {}", run.stderr);
        assert!(!run.stderr.contains("tip:"), "{}", run.stderr);
    }
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
fn a_four_that_loses_only_once_it_is_parried_is_told_as_such() {
    let moves = "e7 g6 k9 f7 h5 i6 k10 e10 k8 g5 f9 i9";
    let found = json_of(&["defend", "--rules", "freestyle", "--nodes", "20000", "--json", moves]);
    assert_eq!([&found["threat"], &found["unverified"]], [&json!("none"), &json!(["k12"])]);
    let run = narabe(&["defend", "--rules", "freestyle", "--nodes", "20000", moves], "");
    assert!(
        run.stdout.contains("not verified (1): k12\n  (a four after whose parry"),
        "{}",
        run.stdout
    );
    let after = [moves, "k12"].join(" ");
    let solved = json_of(&["solve", "vct", "--rules", "freestyle", "--json", &after]);
    assert_eq!([&solved["attacker"], &solved["result"]], ["white", "none"]);
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
