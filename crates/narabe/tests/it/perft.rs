//! `narabe perft`.

use serde_json::{Value, json};

use super::narabe;

#[test]
fn the_ways_to_go_on_are_counted() {
    let counted = |args: &[&str]| {
        let run = narabe(&[&["perft", "--rules"], args].concat(), "");
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{args:?}");
        run.stdout
    };
    assert_eq!(counted(&["freestyle", "--depth", "0"]), "1\n");
    assert_eq!(counted(&["freestyle", "--size", "5", "--depth", "2"]), "651\n");
    let rif = ["renju", "--opening", "rif", "--depth", "3", "--divide"];
    assert_eq!(counted(&rif), "h8 184\n184\n");
    let swap = ["renju", "--opening", "rif", "--depth", "1", "--divide", "h8 h9 i10"];
    assert_eq!(counted(&swap), "swap 1\nstay 1\n2\n");
    let json: Value = serde_json::from_str(&counted(&[
        "renju",
        "--opening",
        "taraguchi",
        "--depth",
        "1",
        "--divide",
        "--json",
        "h8 stay i9 stay j7 stay k10",
    ]))
    .unwrap();
    let one = |action: &str| json!({"action": action, "leaves": 1, "offers_left_out": 0});
    let expected = json!({
        "depth": 1, "leaves": 2, "offers_left_out": 1, "actions": [one("swap"), one("stay")],
    });
    assert_eq!(json, expected);
}

#[test]
fn offers_of_more_than_two_points_are_left_out_and_told() {
    let args = ["perft", "--rules", "renju", "--opening", "yamaguchi", "--depth", "1"];
    let run = narabe(&[&args[..], &["h8 i9 j7 declare:3 stay k9"]].concat(), "");
    assert_eq!(run.stdout, "0\noffers of more than two points left out: 1\n");
}

#[test]
fn what_cannot_be_counted_is_refused_in_one_line() {
    for args in [
        ["endless", "--depth", "1", ""],
        ["draughts", "--depth", "1", ""],
        ["renju", "--depth", "1", "h8 h8"],
    ] {
        let run = narabe(&[&["perft", "--rules"], &args[..]].concat(), "");
        assert_eq!((run.status, run.stderr.lines().count()), (2, 1), "{}", run.stderr);
    }
    assert_eq!(narabe(&["perft", "--rules", "renju", "--depth", "-1"], "").status, 2);
}
