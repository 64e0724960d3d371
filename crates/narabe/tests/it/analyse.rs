//! `narabe analyse`.

use serde_json::{Value, json};

use super::narabe;

/// Black wins by an open four.
const THREE: &str = "h8 a1 h9 a2 h10 a3";
const QUIET: &str = "h8 i9 i8 g8";

fn analyse(args: &[&str]) -> (i32, String, String) {
    let run = narabe(&[&["analyse"], args].concat(), "");
    (run.status, run.stdout, run.stderr)
}

/// The objects of a run that goes well and says nothing else.
fn objects(args: &[&str]) -> Vec<Value> {
    let (status, stdout, stderr) = analyse(&[args, &["--json"]].concat());
    assert_eq!((status, stderr.as_str()), (0, ""), "{args:?}");
    stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_win_is_told_as_a_table_with_its_line() {
    let (status, stdout, stderr) = analyse(&["--rules", "freestyle", "--depth", "4", THREE]);
    assert_eq!((status, stderr.as_str()), (0, ""));
    let rows: Vec<Vec<&str>> = stdout.lines().map(|row| row.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["score", "wins", "depth", "line"]);
    assert_eq!(rows[1][..5], ["1.", "win", "in", "3", "100.0%"]);
    let line = &rows[1][6..];
    assert_eq!(line.len(), 3, "{stdout}");
    assert!(["h7", "h11"].contains(&line[0]) && line[2].starts_with('h'), "{stdout}");
    assert_eq!(rows[2][0], "depth");
    assert_eq!(rows.len(), 3);
}

#[test]
fn json_tells_each_finished_depth_and_says_when_it_is_done() {
    let told = objects(&["--rules", "standard", "--depth", "4", "--multipv", "3", QUIET]);
    assert_eq!(told.len(), 4);
    for (place, object) in told.iter().enumerate() {
        assert_eq!(object["done"], json!(place == 3));
        assert_eq!(object["depth"], json!(place + 1));
        let lines = object["lines"].as_array().unwrap();
        assert_eq!(lines.len(), 3);
        for line in lines {
            assert!(line["score"]["value"].is_i64() && line["win_rate"].is_f64(), "{line}");
            assert!(!line["moves"].as_array().unwrap().is_empty());
        }
    }
    assert!(told.is_sorted_by_key(|object| object["nodes"].as_u64()));
    let won = objects(&["--rules", "renju", "--depth", "9", THREE]);
    let [only] = won.as_slice() else { panic!("{won:?}") };
    assert_eq!((&only["done"], &only["lines"][0]["score"]), (&json!(true), &json!({"win_in": 3})));
    assert_eq!(only["lines"][0]["win_rate"], json!(1.0));
}

#[test]
fn the_root_can_be_restricted() {
    let first = |args: &[&str]| {
        let told = objects(&[&["--rules", "freestyle", "--nodes", "3000"], args].concat());
        told[told.len() - 1]["lines"][0]["moves"][0].as_str().unwrap().to_owned()
    };
    assert_eq!(first(&["--only", "a1", QUIET]), "a1");
    let free = first(&[QUIET]);
    assert_ne!(first(&["--not", &free, QUIET]), free);
}

#[test]
fn several_lines_of_an_empty_board_are_searched() {
    let told = objects(&["--rules", "freestyle", "--depth", "2", "--multipv", "5", ""]);
    let lines = told[told.len() - 1]["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 5);
    assert!(lines.iter().all(|line| line["depth"] == json!(2)), "{lines:?}");
}

#[test]
fn the_nodes_are_shared_out_among_the_threads() {
    let args = ["--rules", "freestyle", "--nodes", "8000", "--solver-nodes", "0", QUIET];
    for threads in ["1", "2", "4"] {
        let told = objects(&[&["--threads", threads], args.as_slice()].concat());
        let nodes = told[told.len() - 1]["nodes"].as_u64().unwrap();
        assert!((1..=8_000 + 80).contains(&nodes), "{threads}: {nodes}");
    }
}

#[test]
fn several_threads_find_the_win_too() {
    let told = objects(&["--rules", "standard", "--depth", "5", "--threads", "3", THREE]);
    assert_eq!(told[told.len() - 1]["lines"][0]["score"], json!({"win_in": 3}));
}

#[test]
fn what_cannot_be_analysed_is_refused_in_one_line() {
    for (args, complaint) in [
        (vec!["--only", "h8", QUIET], "none of the points asked for can be played"),
        (vec!["--only", "z99", QUIET], "z99"),
        (vec!["--not", "x", QUIET], "x"),
        (vec!["h8 a1 h9 a2 h10 a3 h11 a4 h12"], "the game is over"),
        (vec!["h8 h8"], "h8"),
    ] {
        let (status, stdout, stderr) =
            analyse(&[&["--rules", "freestyle"], args.as_slice()].concat());
        assert_eq!((status, stdout.as_str()), (2, ""), "{complaint}");
        assert!(stderr.contains(complaint), "{complaint}: {stderr}");
        assert_eq!(stderr.lines().count(), 1);
    }
    for args in [["--multipv", "0"], ["--depth", "0"], ["--nodes", "0"], ["--time", "never"]] {
        let (status, ..) =
            analyse(&[&["--rules", "freestyle"], args.as_slice(), &[QUIET]].concat());
        assert_eq!(status, 2, "{args:?}");
    }
}
