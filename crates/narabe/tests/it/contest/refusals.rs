//! Matches that cannot be.

use super::*;

#[test]
fn what_cannot_be_played_is_refused_with_its_reason() {
    let (row, rest) = (script("row", ROW), script("rest", SCATTERED));
    let two = [row.clone(), rest.clone()];
    let three = [row.clone(), rest, script("other", ROW)];
    let no_nodes = [format!("nodes=0,{}", two[0]), two[1].clone()];
    let cases: [(&[String], &[&str], &str); 24] = [
        (&two[..1], &["--games", "2"], "two engines"),
        (&[row.clone(), row.clone()], &["--games", "2"], "same name"),
        (&two, &["--games", "3"], "even number"),
        (&two, &["--games", "0"], "an even number, 2 or more"),
        (&two, &["--games", "99999999999999999999"], "the number is too large"),
        (&two, &["--games", "2", "--alpha", "-0.5"], "more than 0 and less than 0.5"),
        (&two, &["--games", "2", "--beta", "2"], "more than 0 and less than 0.5"),
        (&two, &["--games", "2", "--match-time", "--json"], "a value is required"),
        (&two, &["--games", "2", "--sprt", "--json"], "a value is required"),
        (&two, &["--games", "2", "--rules", "chess"], "\"chess\""),
        (&two, &["--games", "2", "--rules", "endless"], "endless sheet"),
        (&two, &["--games", "2", "--rules", "penta"], "no rule penta"),
        (&two, &["--games", "2", "--rules", "renju", "--option", "foul=claim"], "claim"),
        (&two, &["--games", "2", "--openings", "/nowhere"], "/nowhere"),
        (&two, &["--games", "2", "--sprt", "5,0"], "elo0"),
        (&three, &["--games", "2", "--sprt", "0,5"], "two engines"),
        (&two, &["--games", "2", "--concurrency", "0"], "--concurrency"),
        (&two, &["--games", "2", "--nodes", "0"], "a whole number, 1 or more"),
        (&two, &["--games", "2", "--nodes", "99999999999999999999"], "the number is too large"),
        (&no_nodes, &["--games", "2"], "the nodes of row are at least 1"),
        (&two, &["--games", "2", "--match-time", "0"], "the match time of row is at least 1ms"),
        (&two, &["--games", "2", "--start-time", "0"], "--start-time"),
        (&two, &["--games", "2", "--longest-turn", "0"], "--longest-turn"),
        (&[row, "name=gone,cmd=/nowhere/x".to_owned()], &["--games", "2"], "the engine gone"),
    ];
    for (engines, more, why) in cases {
        let (_folder, out) = folder();
        let run = play(engines, &out, more);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{more:?}");
        assert!(run.stderr.contains(why), "{more:?}: {}", run.stderr);
        assert!(!Path::new(&out).exists(), "{more:?}");
    }
}

#[test]
fn openings_for_other_rules_or_another_board_are_refused() {
    let (folder, out) = folder();
    let list = folder.path().join("list");
    let engines = [script("row", ROW), script("rest", SCATTERED)];
    for (made_for, told) in [
        ("renju --size 15", "renju on 15 lines, but freestyle on 15 lines"),
        ("freestyle --size 19", "freestyle on 19 lines, but freestyle on 15 lines"),
    ] {
        let head = format!("# narabe openings generate --rules {made_for} --plies 2");
        fs::write(&list, format!("{head}\nh8 i9\n")).unwrap();
        let more = ["--games", "2", "--openings", list.to_str().unwrap()];
        let run = play(&engines, &out, &more);
        assert_eq!(run.status, 2);
        assert!(run.stderr.contains(told), "{}", run.stderr);
        assert!(!Path::new(&out).exists());
    }
}

#[test]
fn an_engine_that_does_not_start_is_named_before_the_first_game() {
    for (command, why) in
        [("sh -c 'exit 1'", "it has ended"), ("sh -c 'read x; echo ERROR no; cat'", "no")]
    {
        let (_folder, out) = folder();
        let engines = [script("row", ROW), format!("name=bad,cmd={command}")];
        let run = play(&engines, &out, &["--games", "2"]);
        assert_eq!(run.status, 2);
        assert!(
            run.stderr.contains("the engine bad") && run.stderr.contains(why),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn a_time_must_be_said() {
    let (_folder, out) = folder();
    let (row, rest) = (script("row", ROW), script("rest", SCATTERED));
    let engines = ["--engine", &row, "--engine", &rest];
    let more =
        ["match", "--rules", "freestyle", "--games", "2", "--openings", "none", "--out", &out];
    let run = narabe(&[&more[..], &engines].concat(), "");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("--turn-time"), "{}", run.stderr);
}
