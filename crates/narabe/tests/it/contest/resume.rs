//! A match that was broken off goes on where it stood.

use std::process::{Command, Stdio};
use std::time::Duration;

use super::*;

/// The result without what depends on how fast the machine was.
fn without_times(out: &str) -> Value {
    let mut result = result(out);
    for engine in result["engines"].as_array_mut().unwrap() {
        for key in ["total_ms", "longest_ms"] {
            engine.as_object_mut().unwrap().remove(key);
        }
    }
    result
}

#[test]
fn half_a_line_is_taken_away_and_the_rest_is_played() {
    let (_folder, out) = folder();
    let engines = [script("row", ROW), script("rest", SCATTERED)];
    assert_eq!(play(&engines, &out, &["--games", "6"]).status, 0);
    let whole = without_times(&out);
    let path = format!("{out}/record.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for broken in [
        format!("{}\n{}\n{}\n{}", lines[0], lines[2], lines[5], &lines[1][..20]),
        format!("{}\n", lines[0]),
        lines[0][..30].to_owned(),
        String::new(),
    ] {
        fs::write(&path, &broken).unwrap();
        let run = play(&engines, &out, &["--games", "6", "--resume"]);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""));
        assert_eq!(without_times(&out), whole, "{broken}");
        let mut numbers: Vec<_> =
            record(&out).iter().map(|line| line["number"].as_u64().unwrap()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
    }
    let more = play(&engines, &out, &["--games", "8", "--resume"]);
    assert!(more.stdout.contains("+8 =0 -0"), "{}", more.stdout);
    let fewer = play(&engines, &out, &["--games", "2", "--resume"]);
    assert!(fewer.stdout.contains("+2 =0 -0"), "{}", fewer.stdout);
    assert_eq!(fewer.stderr, "6 games of the record are beyond --games 2, and not counted\n");
}

#[test]
fn a_record_is_neither_mixed_nor_written_over() {
    let (_folder, out) = folder();
    let engines = [script("row", ROW), script("rest", SCATTERED)];
    assert_eq!(play(&engines, &out, &["--games", "2"]).status, 0);
    let refused = play(&engines, &out, &["--games", "2"]);
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.contains("--resume"), "{}", refused.stderr);
    let other = play(&engines, &out, &["--games", "2", "--resume", "--tolerance", "2s"]);
    assert_eq!(other.status, 2);
    assert!(other.stderr.contains("\"tolerance_ms\":1000"), "{}", other.stderr);
    fs::write(format!("{out}/record.jsonl"), "something else").unwrap();
    assert_eq!(play(&engines, &out, &["--games", "2", "--resume"]).status, 2);
    assert_eq!(fs::read_to_string(format!("{out}/record.jsonl")).unwrap(), "something else");
}

#[test]
fn a_match_that_was_killed_goes_on() {
    let (_folder, out) = folder();
    // Each game takes the fifth of a second, so that the match is killed in the middle of one.
    let slow = "late:0.2 0,0 1,0 2,0 3,0 4,0 5,0";
    let engines = [script("row", slow), script("rest", SCATTERED)];
    let [row, rest] = &engines;
    let mut child = Command::new(env!("CARGO_BIN_EXE_narabe"))
        .args(["match", "--rules", "freestyle", "--openings", "none", "--turn-time", "60s"])
        .args(["--games", "8", "--out", &out, "--engine", row, "--engine", rest])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while record(&out).len() < 2 {
        assert!(child.try_wait().unwrap().is_none(), "it is over too early");
        std::thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let kept = record(&out);
    assert!(kept.len() < 8);
    let run = play(&engines, &out, &["--games", "8", "--resume"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let whole = record(&out);
    assert_eq!(whole[..kept.len()], kept);
    assert_eq!(whole.len(), 8);
    assert_eq!(result(&out)["encounters"][0]["wins"], 8);
}
