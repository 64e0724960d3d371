//! What is refused, as a table: the token, its number, the code; nothing changes.

use narabe_game::{Setting, SettingSpec};

use super::play;

#[test]
fn illegal_tokens_are_refused_with_number_and_code() {
    let cases = [
        ("freestyle", "h8 h8", 2, "occupied"),
        ("freestyle", "h8 p8", 2, "off-board"),
        ("freestyle size=20", "u1", 1, "off-board"),
        ("freestyle", "h8 hello", 2, "malformed"),
        ("freestyle", "h8 h9@first", 2, "not-your-turn"),
        ("freestyle", "h8 swap", 2, "not-asked"),
        ("freestyle", "declare:3", 1, "not-asked"),
        ("freestyle", "h8 claim", 2, "not-asked"),
        ("freestyle", "resign", 1, "player-missing"),
        ("freestyle", "h8 draw-accept@second", 2, "no-draw-offer"),
        ("freestyle", "draw-offer@first draw-accept@first", 2, "no-draw-offer"),
        ("freestyle", "draw-offer@first draw-offer@second", 2, "draw-offer-open"),
        ("freestyle", "undo-offer@first", 1, "nothing-to-undo"),
        ("freestyle", "h8 undo-offer@second", 2, "nothing-to-undo"),
        ("freestyle", "h8 undo-offer@first undo-accept@first", 3, "no-undo-offer"),
        ("freestyle", "h8 undo:2", 2, "nothing-to-undo"),
        ("freestyle", "h8 undo:0", 2, "nothing-to-undo"),
        ("freestyle", "pass pass h8", 3, "game-over"),
        ("freestyle", "pass pass draw-offer@first", 3, "game-over"),
        ("freestyle opening=centre", "h9", 1, "outside-region"),
        ("freestyle opening=centre", "pass", 1, "not-asked"),
        ("renju first=centre", "g8", 1, "outside-region"),
        ("renju first=centre", "pass", 1, "not-asked"),
        ("renju", "h8 a1 i7 a3 h10 a5 i11 a7 g9", 9, "forbidden"),
        ("renju foul=claim", "h8 claim claim", 3, "not-asked"),
    ];
    for (setting, transcript, number, code) in cases {
        let refusal = play(setting, transcript).expect_err(transcript);
        assert_eq!((refusal.number, refusal.code), (number, code), "{setting}: {transcript}");
    }
}

#[test]
fn a_refusal_says_what_was_expected() {
    let refusal = play("freestyle opening=centre", "g8").unwrap_err();
    let expected = "token 1 \"g8\": g8 is outside the region where this stone may go; \
                    expected a black stone on h8 by first";
    assert_eq!(refusal.to_string(), expected);
    let refusal = play("endless", "(0;0) (0;0)").unwrap_err();
    assert_eq!(refusal.reason, "(0;0) holds a stone");
}

#[test]
fn a_transcript_of_three_hundred_stones_is_refused_where_the_board_is_full_or_the_game_over() {
    let stones: Vec<String> =
        (0..300).map(|i| format!("{}{}", (b'a' + (i % 15) as u8) as char, i / 15 + 1)).collect();
    let refusal = play("freestyle", &stones.join(" ")).unwrap_err();
    assert!(["game-over", "off-board"].contains(&refusal.code), "{refusal}");
}

#[test]
fn settings_that_cannot_be_are_refused() {
    let spec = |rules: &str, size, opening: &str, option: &str| {
        let mut spec = SettingSpec::of(rules);
        spec.size = size;
        spec.opening = Some(opening.to_owned());
        spec.options.extend(option.split_once('=').map(|(k, v)| (k.to_owned(), v.to_owned())));
        Setting::resolve(&spec).map(|_| ()).map_err(|error| error.code())
    };
    let cases = [
        ("gomoku", None, "none", "", "unknown-rules"),
        ("freestyle", Some(4), "none", "", "bad-size"),
        ("freestyle", Some(26), "none", "", "bad-size"),
        ("renju", Some(8), "none", "", "bad-size"),
        ("renju", Some(300), "none", "", "bad-size"),
        ("renju", None, "swap9", "", "unknown-opening"),
        ("renju", None, "centre", "first=centre", "unsuitable-opening"),
        ("renju", None, "none", "foul=maybe", "bad-option"),
        ("renju", None, "none", "colour=red", "unknown-option"),
        ("freestyle", None, "none", "foul=loss", "unknown-option"),
    ];
    for (rules, size, opening, option, code) in cases {
        assert_eq!(
            spec(rules, size, opening, option),
            Err(code),
            "{rules} {size:?} {opening} {option}"
        );
    }
    assert_eq!(spec("renju", Some(15), "centre", "foul=loss"), Ok(()));
}
