//! `narabe rules` and `narabe openings`, and that what they list can be played.

use std::collections::BTreeSet;

use narabe_rules::rule_sets;
use serde_json::{Value, json as value};

use super::narabe;

fn json(args: &[&str]) -> Vec<Value> {
    let run = narabe(args, "");
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    serde_json::from_str(&run.stdout).unwrap()
}

#[test]
fn every_rule_set_is_listed_with_its_name_its_boards_and_its_openings() {
    let sets = json(&["rules", "list", "--json"]);
    assert_eq!(sets.len(), rule_sets().len());
    for set in &sets {
        let id = set["id"].as_str().unwrap();
        assert_ne!(set["name"], format!("rules-{id}"), "{id} has no name");
        assert_ne!(set["sentence"], format!("rules-{id}-sentence"), "{id} has no sentence");
        for opening in set["openings"].as_array().unwrap() {
            let opening = opening.as_str().unwrap();
            let run = narabe(&["replay", "--rules", id, "--opening", opening, ""], "");
            assert_eq!(run.status, 0, "{id} {opening}: {}", run.stderr);
        }
    }
    let lines = narabe(&["rules", "list"], "").stdout;
    assert_eq!(lines.lines().count(), sets.len());
    assert_eq!(json(&["rules", "show", "renju", "--json"])[0]["size"], 15);
    assert_eq!(narabe(&["rules", "show", "draughts"], "").status, 2);
    let shown = narabe(&["rules", "show", "renju"], "").stdout;
    for part in ["renju", "boards: 9 10", "foul=…", "block loss claim", "openings: none centre rif"]
    {
        assert!(shown.contains(part), "{part:?} is not in {shown}");
    }
}

#[test]
fn every_opening_is_listed_with_its_name() {
    let openings = json(&["openings", "list", "--json"]);
    assert_eq!(openings.len(), narabe_game::openings().len());
    for opening in &openings {
        let id = opening["id"].as_str().unwrap();
        assert_ne!(opening["name"], format!("opening-{id}"), "{id} has no name");
        assert_ne!(opening["sentence"], format!("opening-{id}-sentence"), "{id} has no sentence");
    }
    assert_eq!(narabe(&["openings", "list"], "").stdout.lines().count(), openings.len());
}

#[test]
fn options_are_listed_with_every_value_and_their_default() {
    let foul = value!({"key": "foul", "values": ["block", "loss", "claim"], "default": "block"});
    assert_eq!(json(&["rules", "show", "renju", "--json"])[0]["options"][0], foul);
    let max: Vec<String> = (1..=20).map(|number| number.to_string()).collect();
    let max = value!({"key": "max", "values": max, "default": "10"});
    let openings = json(&["openings", "list", "--json"]);
    let yamaguchi = openings.iter().find(|opening| opening["id"] == "yamaguchi").unwrap();
    assert_eq!(yamaguchi["options"][0], max);
}

#[test]
fn every_option_has_words_and_no_words_are_of_an_option_that_is_gone() {
    let texts = include_str!("../../../../locales/en/common.ftl").lines();
    let keys = texts.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
    let found: BTreeSet<String> = keys.filter(|key| key.starts_with("option-")).collect();
    let all = [json(&["rules", "list", "--json"]), json(&["openings", "list", "--json"])].concat();
    let options = all.iter().flat_map(|one| one["options"].as_array().unwrap());
    let wanted: BTreeSet<String> = options.flat_map(option_keys).collect();
    assert_eq!(found, wanted);
}

/// The keys of an option's words: its own, and those of its values that are no numbers.
fn option_keys(option: &Value) -> Vec<String> {
    let own = format!("option-{}", option["key"].as_str().unwrap());
    let values = option["values"].as_array().unwrap().iter().filter_map(Value::as_str);
    let named = values.filter(|value| value.parse::<u32>().is_err());
    let named: Vec<String> = named.map(|value| format!("{own}-{value}")).collect();
    [vec![own], named].concat()
}

#[test]
fn the_26_openings_are_listed_with_their_names_their_meanings_and_their_stones() {
    let openings = json(&["openings", "canonical", "--json"]);
    assert_eq!(openings.len(), 26);
    let second = value!({
        "code": "D2", "name": "Keigetsu", "kanji": "渓月", "meaning": "Valley moon",
        "is_of_the_24": true, "stones": ["h8", "h9", "i10"],
    });
    assert_eq!(openings[1], second);
    for opening in &openings {
        let text = |key: &str| opening[key].as_str().unwrap().to_owned();
        assert!(!text("meaning").starts_with("opening-"), "{} has no meaning", text("code"));
        let stones: Vec<&str> =
            opening["stones"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let named = narabe(&["openings", "classify", &stones.join(" ")], "").stdout;
        assert_eq!(named, format!("{} {}\n", text("code"), text("name")));
    }
    let lines = narabe(&["openings", "canonical"], "").stdout;
    assert_eq!(lines.lines().nth(1), Some("D2   h8 h9 i10  Keigetsu 渓月: Valley moon"));
}

#[test]
fn three_stones_are_named_in_any_orientation() {
    let name = |stones: &str| narabe(&["openings", "classify", stones], "").stdout;
    assert_eq!(name("h8 h9 i10"), "D2 Keigetsu\n");
    assert_eq!(name("h8 i8 j7"), "D2 Keigetsu\n");
    assert_eq!(name("h8i9f6"), "I13 Suisei\n");
    for stones in ["h8 h9", "a1 a2 a3", "h8 h9 z9"] {
        assert_eq!(narabe(&["openings", "classify", stones], "").status, 2, "{stones}");
    }
}

#[test]
fn a_reader_who_has_enough_is_no_failure() {
    use std::io::{BufRead as _, BufReader};
    use std::process::{Command, Stdio};
    let mut command = Command::new(env!("CARGO_BIN_EXE_narabe"));
    // Far more than a pipe holds: the command is still writing when its reader goes.
    let command = command.args(["judge", "--rules", "freestyle"]).stdin(Stdio::piped());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        let line = b"black: h8 | white: - | point h9\n";
        std::io::Write::write_all(&mut stdin, &line.repeat(50_000)).is_ok()
    });
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    drop(writer.join());
    assert_eq!((first.as_str(), output.status.code()), ("legal\n", Some(0)));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}
