//! What a match prints and keeps.

use super::*;

#[test]
fn the_results_are_those_of_the_games() {
    let (_folder, out) = folder();
    let engines = [script("row", ROW), script("rest", SCATTERED)];
    let run = play(&engines, &out, &["--games", "4", "--concurrency", "2"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[0], "freestyle 15x15, 4 games, openings: none");
    assert_eq!(
        lines[1],
        "row - rest: +4 =0 -0, 100.0%; Elo +inf [-inf, +inf], LOS 100.0%; pairs 0 0 0 0 2"
    );
    assert_eq!(lines[2], "ends: five 4");
    assert!(lines[3].starts_with("row: 20 moves, "), "{}", lines[3]);
    assert!(lines[4].starts_with("rest: 18 moves, "), "{}", lines[4]);

    let result = result(&out);
    assert_eq!(result["encounters"][0]["wins"], 4);
    assert_eq!(result["encounters"][0]["pairs"].to_string(), "[0,0,0,0,2]");
    assert_eq!(result["encounters"][0]["elo"], Value::Null);
    assert_eq!(result["engines"][0]["about"], "script 1");
}

#[test]
fn every_game_is_kept_in_three_formats_and_read_back() {
    let (_folder, out) = folder();
    let engines = [script("row", ROW), script("rest", SCATTERED)];
    assert_eq!(play(&engines, &out, &["--games", "2"]).status, 0);
    let text = |ending: &str| fs::read_to_string(format!("{out}/games/00002.{ending}")).unwrap();
    let moves = "a10 a15 c8 b15 e6 c15 g4 d15 i2 e15";
    let psq = narabe_formats::psq::read(&text("psq")).unwrap();
    let sgf = narabe_formats::sgf::read(&text("sgf")).unwrap();
    let json = narabe_formats::json::read(&text("json")).unwrap();
    for record in [&psq, &sgf, &json] {
        assert_eq!(record.transcript(), moves);
        let players = (record.black.as_deref(), record.white.as_deref());
        assert_eq!(players, (Some("rest"), Some("row")));
    }
    assert_eq!(json.result.unwrap().reason.as_deref(), Some("five"));
    let replayed = narabe(&["replay", "--rules", "freestyle", moves], "");
    assert!(replayed.stdout.contains("\"reason\":\"five\""), "{}", replayed.stdout);

    let (_folder, bare) = folder();
    assert_eq!(play(&engines, &bare, &["--games", "2", "--save", "none"]).status, 0);
    assert!(!Path::new(&bare).join("games").exists());
}

#[test]
fn openings_are_played_twice_with_colours_exchanged() {
    let (folder, out) = folder();
    let openings = folder.path().join("openings");
    fs::write(&openings, "# two\no15 o1\n-7,7, 7,7, 0,0\n").unwrap();
    let engines = [script("row", ROW), script("rest", SCATTERED)];
    let more = ["--games", "6", "--openings", openings.to_str().unwrap()];
    let run = play(&engines, &out, &more);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let started = |line: &Value| {
        let moves = line["game"]["moves"].as_str().unwrap_or_default();
        let first = moves.split(' ').take(3).collect::<Vec<_>>().join(" ");
        (line["opening"].as_u64(), line["game"]["black"].as_str().map(str::to_owned), first)
    };
    let told: Vec<_> = record(&out).iter().map(started).collect();
    let game = |opening, black: &str, moves: &str| {
        (Some(opening), Some(black.to_owned()), moves.to_owned())
    };
    assert_eq!(
        told,
        [
            game(2, "row", "o15 o1 a15"),
            game(2, "rest", "o15 o1 a10"),
            game(3, "row", "a1 o1 h8"),
            game(3, "rest", "a1 o1 h8"),
            game(2, "row", "o15 o1 a15"),
            game(2, "rest", "o15 o1 a10"),
        ]
    );
}

#[test]
fn a_test_ends_a_match_as_soon_as_it_knows() {
    let (_folder, out) = folder();
    let engines = [script("row", ROW), script("rest", SCATTERED)];
    let more = ["--games", "400", "--sprt", "0,300", "--json"];
    let run = play(&engines, &out, &more);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let object: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(object["sprt"]["verdict"], "H1");
    let pairs = object["sprt"]["pairs"].as_u64().unwrap();
    assert_eq!(object["games"].as_u64(), Some(2 * pairs));
    assert!((2..50).contains(&pairs), "{pairs}");
    assert!(object["sprt"]["llr"].as_f64() >= object["sprt"]["upper"].as_f64());
    assert_eq!(object, result(&out));

    // Going on with it finds it decided.
    let again = play(&engines, &out, &[&more[..], &["--resume"]].concat());
    assert_eq!((again.status, again.stdout), (0, run.stdout));
}

#[test]
fn more_engines_make_a_table() {
    let engines = [script("row", ROW), script("rest", SCATTERED), script("crash", "0,3 crash")];
    for (form, games, row) in [("round-robin", 6, "4/4"), ("gauntlet", 4, "4/4")] {
        let (_folder, out) = folder();
        let run = play(&engines, &out, &["--games", "2", "--tournament", form]);
        assert_eq!(run.status, 0, "{}", run.stderr);
        assert!(run.stdout.contains(&format!(", {games} games,")), "{}", run.stdout);
        let table: Vec<Vec<&str>> = run
            .stdout
            .lines()
            .skip_while(|line| !line.contains("points"))
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(table[1][..4], ["1", "row", row, "x"], "{}", run.stdout);
        let met: usize = table[1..4].iter().flatten().filter(|cell| cell.ends_with("/2")).count();
        // In a gauntlet two of them have only one rival, whose games are all of theirs.
        assert_eq!(met, 6, "{}", run.stdout);
    }
}
