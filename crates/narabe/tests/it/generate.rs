//! `narabe openings generate`, and the lists that were made with it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use narabe_engine::likeness;
use narabe_game::{Game, Setting, SettingSpec};

use crate::{Run, narabe};

/// A small list, with more arguments.
fn run(file: &str, more: &[&str]) -> Run {
    let fixed = [
        "openings", "generate", "--rules", "renju", "--nodes", "300", "--lead", "80", "--centre",
        "-5",
    ];
    narabe(&[&fixed[..], &["--plies", "4", "--out", file], more].concat(), "")
}

/// The games of a list on the board of its name.
fn games(rules: &str, lines: u32, text: &str) -> Vec<Game> {
    let spec = SettingSpec { size: Some(lines), ..SettingSpec::of(rules) };
    let setting = Setting::resolve(&spec).unwrap();
    let openings = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    let openings = openings.filter(|opening| !opening.trim().is_empty());
    openings.map(|opening| Game::replay(setting.clone(), opening).unwrap()).collect()
}

/// How many of the games no symmetry and no other order of the stones makes equal.
fn different(games: &[Game]) -> usize {
    games.iter().map(likeness).collect::<BTreeSet<_>>().len()
}

#[test]
fn a_list_follows_from_its_arguments_however_often_it_is_broken_off() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("list");
    let file = path.to_str().unwrap();
    let whole = run(file, &["--count", "6"]);
    assert_eq!((whole.status, whole.stdout.as_str(), whole.stderr.as_str()), (0, "", ""));
    let text = fs::read_to_string(file).unwrap();
    let head = text.lines().next().unwrap();
    let command =
        "# narabe openings generate --rules renju --size 15 --plies 4 --distance 3 --nodes 300";
    assert!(head.starts_with(command) && head.contains("; signature "), "{head}");
    let games = games("renju", 15, &text);
    assert_eq!((games.len(), different(&games)), (6, 6));
    assert!(games.iter().all(|game| game.outcome().is_none() && game.moves().len() == 4));

    let lines: Vec<&str> = text.lines().collect();
    let broken = [
        "",
        &head[..9],
        &format!("{head}\n"),
        &format!("{head}\n{}\n{}", lines[1], &lines[2][..5]),
    ];
    for broken in broken {
        fs::write(file, broken).unwrap();
        assert_eq!(run(file, &["--count", "6", "--resume"]).status, 0, "{broken:?}");
        assert_eq!(fs::read_to_string(file).unwrap(), text, "{broken:?}");
    }
    assert_eq!(run(file, &["--count", "7", "--resume"]).status, 0);
    assert!(fs::read_to_string(file).unwrap().starts_with(&text));
}

#[test]
fn games_put_aside_some_of_what_looks_even_and_add_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let list = |name: &str, more: &[&str]| {
        let path = folder.path().join(name);
        assert_eq!(run(path.to_str().unwrap(), more).status, 0);
        fs::read_to_string(path).unwrap()
    };
    let looked_at = list("looks", &["--count", "16"]);
    let played = list("games", &["--count", "4", "--games", "6", "--game-nodes", "60"]);
    assert!(played.lines().next().unwrap().contains("--games 6 --game-nodes 60"), "{played}");
    let kept: BTreeSet<&str> = played.lines().skip(1).collect();
    let last = played.lines().last().unwrap();
    let until_last = looked_at.lines().skip(1).take_while(|line| *line != last);
    let put_aside = until_last.filter(|line| !kept.contains(line)).count();
    assert!(kept.iter().all(|line| looked_at.contains(line)), "{kept:?} of {looked_at}");
    assert!(put_aside > 0, "{kept:?} of {looked_at}");
}

#[test]
fn what_cannot_be_is_refused_and_nothing_is_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("list");
    let file = path.to_str().unwrap();
    assert_eq!(run(file, &["--count", "1"]).status, 0);
    let text = fs::read_to_string(file).unwrap();
    for (more, why) in [
        (&["--count", "2"][..], "--resume"),
        (&["--count", "2", "--resume", "--seed", "9"], "--seed 9"),
        (&["--count", "2", "--distance", "99", "--resume"], "--distance"),
        (&["--count", "2", "--size", "8"], "8"),
        (&["--count", "0"], "--count"),
        (&["--count", "-2"], "a whole number, 1 or more"),
    ] {
        let refused = run(file, more);
        assert_eq!(refused.status, 2, "{more:?}");
        assert!(refused.stderr.contains(why), "{more:?}: {}", refused.stderr);
        assert_eq!(fs::read_to_string(file).unwrap(), text);
    }
    let zero = folder.path().join("zero");
    let none = run(zero.to_str().unwrap(), &["--count", "20", "--distance", "0"]);
    let told = "found 0 of 20 openings: of 20000 candidates tried, the last 20000 brought none; \
                the commonest reason: a stone lies off";
    assert!(none.stderr.starts_with(told), "{}", none.stderr);
    assert!(!zero.exists(), "a list is written with its first opening");
}

#[test]
fn a_list_that_stays_short_says_what_would_make_it_longer() {
    let folder = tempfile::tempdir().unwrap();
    let list = |name: &str, more: &[&str]| {
        let path = folder.path().join(name);
        let fixed =
            ["openings", "generate", "--rules", "freestyle", "--plies", "1", "--count", "9"];
        let more = [more, &["--out", path.to_str().unwrap()]].concat();
        (narabe(&[&fixed[..], &more].concat(), ""), path)
    };
    // One stone on nine points lies in the middle, beside it or across from it.
    let (run, path) = list("known", &["--nodes", "1", "--distance", "1", "--lead", "100000"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.starts_with("found 3 of 9 openings: of 200"), "{}", run.stderr);
    assert!(run.stderr.contains("try a greater --distance than 1"), "{}", run.stderr);
    assert_eq!(fs::read_to_string(path).unwrap().lines().count(), 1 + 3);
    let (run, path) = list("nothing", &["--nodes", "0"]);
    assert!(run.stderr.contains("'--nodes <N>': a whole number, 1 or more"), "{}", run.stderr);
    assert!(!path.exists());
}

#[test]
fn every_list_that_comes_with_narabe_has_a_thousand_different_openings() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/openings");
    let mut lists = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap().flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        let Some(list) = name.strip_suffix(".txt") else { continue };
        let (rules, lines) = list.rsplit_once('-').unwrap();
        let text = fs::read_to_string(file.path()).unwrap();
        let games = games(rules, lines.parse().unwrap(), &text);
        assert_eq!((games.len(), different(&games)), (1000, 1000), "{name}");
        let head = format!("# narabe openings generate --rules {rules} --size {lines} ");
        assert!(text.starts_with(&head), "{name}");
        lists.insert(rules.to_owned());
    }
    let common: BTreeSet<String> =
        narabe_rules::common_rule_sets().map(|set| set.id.to_owned()).collect();
    assert!(lists.is_superset(&common), "{lists:?}");
}
