//! Tests of reading: lines in, commands or complaints out.

use super::*;
use crate::Owner;

/// What the lines give, each command as it is printed and each complaint as it is told.
fn read(lines: &[&str]) -> Vec<String> {
    let mut reader = CommandReader::new();
    let results = lines.iter().flat_map(|line| reader.read(line));
    let told = results.map(|result| match result {
        Ok(command) => command.to_string(),
        Err(error) => format!("! {error}"),
    });
    told.collect()
}

#[test]
fn every_command_is_read_as_it_is_printed() {
    let at = |first, second| Coordinates { first, second };
    let points = vec![at(7, 7), at(8, 6)];
    let own = ListedStone { at: at(7, 7), owner: Owner::Own };
    let rival = ListedStone { at: at(8, 8), owner: Owner::Rival };
    let closed = ListedStone { at: at(0, 14), owner: Owner::Closed };
    let mut commands = vec![
        Command::Start { width: 20, height: 20 },
        Command::Start { width: 15, height: 10 },
        Command::RectStart { width: 15, height: 10 },
        Command::Restart,
        Command::Begin,
        Command::Turn(at(3, 4)),
        Command::Turn(Coordinates::PASS),
        Command::Board(vec![own, rival, closed]),
        Command::Board(Vec::new()),
        Command::Swap2Board(points.clone()),
        Command::TakeBack(Some(at(3, 4))),
        Command::TakeBack(None),
        Command::Play(at(3, 4)),
        Command::Info(Info::TimeoutTurn(5000)),
        Command::About,
        Command::End,
        Command::Stop,
        Command::YxBoard(vec![rival, own]),
        Command::YxShowForbid,
        Command::YxShowInfo,
        Command::YxHashClear,
        Command::YxShowHashUsage,
        Command::YxNBest(5),
        Command::YxBlock(points.clone()),
        Command::YxBlockUndo(points.clone()),
        Command::YxBlockReset,
        Command::YxSearchDefend,
        Command::YxBalanceOne(0),
        Command::YxBalanceTwo(-30),
        Command::YxSwap2(Swap2Step::SetUp),
        Command::YxSwap2(Swap2Step::AfterThree),
        Command::YxSwap2(Swap2Step::AfterFive),
        Command::YxSoosorv(SoosorvStep::SetUp),
        Command::YxSoosorv(SoosorvStep::SwapAfterThree(points.clone())),
        Command::YxSoosorv(SoosorvStep::Fourth(points.clone())),
        Command::YxSoosorv(SoosorvStep::SwapAfterFour { fifths: 3, stones: points.clone() }),
        Command::YxSoosorv(SoosorvStep::Offer { fifths: 2, stones: points.clone() }),
        Command::YxSoosorv(SoosorvStep::Choose(points)),
        Command::YxDraw,
        Command::YxResign,
    ];
    commands.extend(crate::NOT_OFFERED.iter().map(|word| Command::NotOffered(word)));
    let mut reader = CommandReader::new();
    for command in commands {
        let printed = command.to_string();
        let results: Vec<Read> =
            printed.lines().flat_map(|line| reader.read(&line.to_lowercase())).collect();
        assert_eq!(results, [Ok(command)], "{printed}");
    }
}

#[test]
fn commands_may_be_in_any_case_with_spaces_anywhere() {
    for (line, printed) in [
        ("start 15", "START 15"),
        ("  Start   15  ", "START 15"),
        ("start 15 15", "START 15"),
        ("rectstart 15 , 10", "RECTSTART 15,10"),
        ("Turn 3 , 4", "TURN 3,4"),
        ("turn\t3,4", "TURN 3,4"),
        ("turn 3 4", "TURN 3,4"),
        ("stop", "YXSTOP"),
        ("yxbalanceone", "YXBALANCEONE 0"),
        ("info   timeout_turn   5000", "INFO timeout_turn 5000"),
        ("END\0", "END"),
    ] {
        assert_eq!(read(&[line]), [printed], "{line:?}");
    }
}

#[test]
fn a_list_may_stand_on_one_line() {
    assert_eq!(read(&["YXBOARD 7,7,1 8,8,2 DONE"]), ["YXBOARD\n7,7,1\n8,8,2\nDONE"]);
    assert_eq!(read(&["yxblock 7,7", "8,8 ", "done"]), ["YXBLOCK\n7,7\n8,8\nDONE"]);
}

#[test]
fn what_is_no_command_is_told() {
    for (line, told) in [
        ("HELLO world", "! there is no command \"HELLO\""),
        ("7,7", "! there is no command \"7,7\""),
        ("DONE", "! DONE ends nothing"),
        ("START", "! START takes a size such as 15, not \"\""),
        ("START big", "! START takes a size such as 15, not \"big\""),
        ("START 1 2 3", "! START takes a size such as 15, not \"1 2 3\""),
        ("RECTSTART 15", "! RECTSTART takes a width and a height such as 15,15, not \"15\""),
        ("TURN", "! TURN takes a point such as 7,7, not \"\""),
        ("TURN h8", "! TURN takes a point such as 7,7, not \"h8\""),
        ("TURN 7,7,1", "! TURN takes a point such as 7,7, not \"7,7,1\""),
        ("TAKEBACK x", "! TAKEBACK takes a point such as 7,7, not \"x\""),
        ("INFO rule x", "! INFO takes a key and its value, not \"rule x\""),
        ("YXNBEST", "! YXNBEST takes a number, not \"\""),
        ("YXSOOSORVSTEP4", "! YXSOOSORVSTEP4 takes a number, not \"\""),
    ] {
        assert_eq!(read(&[line]), [told], "{line:?}");
    }
}

#[test]
fn a_list_with_a_bad_line_is_refused_as_a_whole() {
    let bad = "! a line of BOARD is a stone such as 7,7,1, not \"7,7\"";
    assert_eq!(read(&["BOARD", "7,7,1", "7,7", "8,8,9", "DONE"]), [bad]);
    let bad = "! a line of SWAP2BOARD is a point such as 7,7, not \"7,7,1\"";
    assert_eq!(read(&["SWAP2BOARD", "7,7,1", "DONE", "ABOUT"]), [bad, "ABOUT"]);
}

#[test]
fn a_command_breaks_off_a_list_that_was_not_done() {
    let broken = "! BOARD was not ended by DONE";
    assert_eq!(read(&["BOARD", "7,7,1", "END"]), [broken, "END"]);
    assert_eq!(read(&["BOARD", "yxdbmerge", "7,7", "done", "END"]), [broken, "YXDBMERGE", "END"]);
}

#[test]
fn a_list_has_a_longest_length() {
    let mut lines = vec!["BOARD"];
    lines.extend(std::iter::repeat_n("7,7,1", 2 * MAX_LIST));
    lines.push("DONE");
    assert_eq!(read(&lines), [format!("! BOARD has more than {MAX_LIST} lines")]);
}

#[test]
fn the_list_of_a_command_that_is_not_offered_is_skipped() {
    let lines = ["yxquerydatabaseallt", "7,7", "8,8", "done", "7,7", "BEGIN", "7,7"];
    assert_eq!(read(&lines), ["YXQUERYDATABASEALLT", "BEGIN", "! there is no command \"7,7\""]);
}

#[test]
fn long_garbage_is_not_repeated() {
    let told = read(&["x".repeat(10_000).as_str()]);
    assert!(told[0].len() < 100, "{}", told[0].len());
}
