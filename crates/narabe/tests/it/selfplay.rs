//! `narabe selfplay`: a table, a file to go on from, and refusals.

use std::fs;

use crate::narabe;

/// A run of two small games with this file of results, and more arguments.
fn run(file: &str, more: &[&str]) -> crate::Run {
    let fixed = ["selfplay", "renju/rif", "penta/none", "--nodes", "20", "--games", "2"];
    narabe(&[&fixed[..], &["--results", file], more].concat(), "")
}

#[test]
fn a_run_that_was_broken_off_goes_on_and_ends_with_the_same_table() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    let file = file.to_str().unwrap();
    let whole = run(file, &[]);
    assert_eq!((whole.status, whole.stderr.as_str()), (0, ""));
    let lines: Vec<&str> = whole.stdout.lines().collect();
    assert_eq!(lines.len(), 5, "{}", whole.stdout);
    assert!(lines[2].starts_with("| renju | rif | 2 |") && lines[2].ends_with("| 0 |"));
    assert!(lines[4].starts_with("| all |  | 4 |"));

    let results = fs::read_to_string(file).unwrap();
    let all: Vec<&str> = results.lines().collect();
    // The header, one game, and half of another.
    let broken = format!("{}\n{}\n{}", all[0], all[1], &all[2][..10]);
    fs::write(file, broken).unwrap();
    assert_eq!(run(file, &[]).stdout, whole.stdout);
    assert_eq!(fs::read_to_string(file).unwrap(), results);
}

#[test]
fn a_file_of_something_else_is_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    let file = file.to_str().unwrap();
    for text in ["notes without an end of line", "notes\n", "{}\n"] {
        fs::write(file, text).unwrap();
        let refused = run(file, &[]);
        assert_eq!((refused.status, refused.stdout.as_str()), (2, ""), "{text:?}");
        assert!(refused.stderr.contains(file), "{}", refused.stderr);
        assert_eq!(fs::read_to_string(file).unwrap(), text);
    }
    fs::write(file, "{\"level\"").unwrap();
    assert_eq!(run(file, &[]).status, 0, "the half of a first line");
}

#[test]
fn what_cannot_be_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    let file = file.to_str().unwrap();
    assert_eq!(run(file, &[]).status, 0);
    let other = run(file, &["--seed", "9"]);
    assert_eq!(other.status, 2);
    assert!(other.stderr.contains("seed: 1"), "{}", other.stderr);
    let unknown = run(file, &["renju/pro"]);
    assert_eq!(unknown.status, 2);
    assert!(unknown.stderr.contains("renju/pro"), "{}", unknown.stderr);
}
