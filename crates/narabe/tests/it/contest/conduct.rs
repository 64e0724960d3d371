//! Engines that do what they should not.

use super::*;

/// Plays two games of `answers` against a quiet engine, without tolerance and with this time for a move of its own:
/// the winner and the reason of the game in which it has Black, and what was wrong with it.
fn as_black(answers: &str, time: &str) -> (String, String, String) {
    let (_folder, out) = folder();
    let engines = [script("bad", answers) + ",turn-time=" + time, script("good", SCATTERED)];
    let run = play(&engines, &out, &["--games", "2", "--tolerance", "0"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{answers}");
    let record = record(&out);
    let game = record.iter().find(|line| line["number"] == 1).unwrap();
    let text = |value: &Value| value.as_str().unwrap_or("-").to_owned();
    let result = &game["game"]["result"];
    (text(&result["winner"]), text(&result["reason"]), text(&game["fault"]))
}

#[test]
fn what_an_engine_does_is_judged_by_the_rules_and_the_clock() {
    for (answers, winner, reason, fault) in [
        (ROW, "black", "five", "-"),
        ("0,0 0,0", "white", "illegal-move", "0,0"),
        ("0,0 15,0", "white", "illegal-move", "15,0"),
        ("0,0 -1,-1", "white", "illegal-move", "-1,-1"),
        ("0,0 99999999999999999999,0", "white", "time", "600 ms"),
        ("0,0 hang", "white", "time", "600 ms"),
        ("0,0 late:2 1,0", "white", "time", "600 ms"),
        ("0,0 flood", "white", "time", "600 ms"),
        ("0,0 crash", "white", "crash", "ended"),
        ("0,0 close", "white", "crash", "ended"),
        ("noise 0,0 1,0 noise 2,0 3,0 4,0", "black", "five", "-"),
        ("0,0 early 1,0 9,9 2,0 3,0 4,0", "black", "five", "-"),
    ] {
        // Only whoever is to lose on time has little of it.
        let time = if reason == "time" { "600ms" } else { "60s" };
        let (found_winner, found_reason, found_fault) = as_black(answers, time);
        assert_eq!((found_winner.as_str(), found_reason.as_str()), (winner, reason), "{answers}");
        assert!(found_fault.contains(fault), "{answers}: {found_fault}");
    }
}

#[test]
fn an_engine_that_hangs_is_killed_with_what_it_has_started() {
    // A time of sleep that no other process has.
    let marked = format!("7{}", std::process::id());
    let (_folder, out) = folder();
    let engines = [
        format!("name=bad,turn-time=300ms,cmd=env HANG={marked} sh '{BRAIN}' hang"),
        format!("name=worse,cmd=env HANG={marked} sh '{BRAIN}' close"),
    ];
    let run = play(&engines, &out, &["--games", "2", "--tolerance", "0"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let reasons: Vec<_> =
        record(&out).iter().map(|line| line["game"]["result"]["reason"].clone()).collect();
    assert_eq!(reasons, ["time", "crash"]);
    let is_left = |process: &fs::DirEntry| {
        let line = fs::read(process.path().join("cmdline")).unwrap_or_default();
        line.split(|byte| *byte == 0).any(|word| word == marked.as_bytes())
    };
    // Where there is no such folder nothing can be seen.
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    assert_eq!(processes.filter(is_left).count(), 0, "sleep {marked} goes on");
}

#[test]
fn a_match_without_faults_can_be_asked_for() {
    let (_folder, out) = folder();
    let engines = [script("bad", "0,0 crash"), script("good", SCATTERED)];
    let run = play(&engines, &out, &["--games", "2", "--faultless"]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    assert!(run.stdout.contains("bad: "), "{}", run.stdout);
    assert!(run.stdout.contains("crash 2"), "{}", run.stdout);
    let engine = &result(&out)["engines"][0];
    assert_eq!((&engine["faults"]["crash"], &engine["losses"]), (&2.into(), &2.into()));
}

#[test]
fn engines_may_be_kept_between_games_and_are_started_anew_when_they_cannot() {
    let twice = format!("{ROW} {ROW}");
    let rival = format!("{SCATTERED} {SCATTERED}");
    for (variable, processes) in [("A=1", 1), ("NO_RESTART=1", 2)] {
        let (_folder, out) = folder();
        let log = format!("{out}-log");
        let (row, rest) = (&script("row", &twice), &script("rest", &rival));
        let with = |engine: &String| engine.replace("cmd=", &format!("cmd=env {variable} "));
        // The first five answers win the first game; what is left of the six is the first of the second.
        let engines = [with(row).replace(" '5,0' '0,0'", " '0,0'"), with(rest)];
        let more = ["--games", "2", "--restart", "off", "--log", &log];
        let run = play(&engines, &out, &more);
        assert_eq!(run.status, 0, "{}", run.stderr);
        assert_eq!(result(&out)["encounters"][0]["wins"], 2, "{}", run.stdout);
        let names = fs::read_dir(&log).unwrap().flatten();
        let own = names.filter(|name| name.file_name().to_string_lossy().ends_with("-row.log"));
        assert_eq!(own.count(), processes, "{variable}");
    }
}

#[test]
fn what_was_said_can_be_written_down() {
    let (_folder, out) = folder();
    let log = format!("{out}-log");
    let engines = [script("a/b", "noise 0,0 1,0 2,0 3,0 4,0"), script("good", SCATTERED)];
    let more =
        ["--games", "2", "--log", &log, "--memory", "350M", "--nodes", "77", "--turn-time", "9s"];
    assert_eq!(play(&engines, &out, &more).status, 0);
    let text = fs::read_to_string(format!("{log}/00001-a_b.log")).unwrap();
    for line in [
        "> START 15",
        "> INFO timeout_turn 9000",
        "> INFO max_memory 367001600",
        "> INFO max_node 77",
        "> INFO rule 0",
        "> INFO time_left 2147483647",
        "> BEGIN",
        "< MESSAGE hm",
        "! aside",
        "< 0,0",
        "> TURN 0,5",
        "> END",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}: {text}");
    }
    let white = fs::read_to_string(format!("{log}/00002-a_b.log")).unwrap();
    assert!(white.contains("> BOARD\n> 0,5,2\n> DONE\n"), "{white}");
}
