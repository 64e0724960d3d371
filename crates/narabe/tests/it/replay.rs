//! `narabe replay`.

use serde_json::{Value, json};

use super::narabe;

#[test]
fn the_position_is_printed_as_json() {
    let run = narabe(
        &["replay", "--rules", "renju", "--option", "foul=loss", "H8H9 i10 draw-offer@first"],
        "",
    );
    let position: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(position["transcript"], "h8 h9 i10 draw-offer@first");
    assert_eq!(position["options"], json!({"foul": "loss"}));
    assert_eq!((&position["seq"], &position["opening_code"]), (&json!(4), &json!("D2")));
    assert_eq!((&position["draw_offer"], run.status), (&json!("first"), 0));
}

#[test]
fn a_refused_token_is_named_with_its_number_its_text_the_rule_and_what_was_expected() {
    let run = narabe(&["replay", "--rules", "renju", "--opening", "centre", "h8 h8"], "");
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    let expected = "token 2 \"h8\": h8 holds a stone; expected a white stone, pass by second (rules renju, occupied)\n";
    assert_eq!(run.stderr, expected);
}

#[test]
fn settings_that_cannot_be_are_refused_in_one_line() {
    for args in [
        ["replay", "--rules", "renju", "--size", "4", "h8"],
        ["replay", "--rules", "renju", "--opening", "swap9", "h8"],
        ["replay", "--rules", "renju", "--option", "first=left", "h8"],
    ] {
        let run = narabe(&args, "");
        assert_eq!((run.status, run.stderr.lines().count()), (2, 1), "{}", run.stderr);
    }
}

#[test]
fn an_endless_transcript_is_refused() {
    let run = narabe(&["replay", "--rules", "freestyle", &"h8 ".repeat(30_000)], "");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("at most 65536 bytes"), "{}", run.stderr);
}
