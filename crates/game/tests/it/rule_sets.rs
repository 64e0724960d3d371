//! What each rule set does that others do not, as a table of transcripts.

use narabe_rules::rule_sets;

use super::ends::end;
use super::{play, setting};

/// A double-three on g9 by Black; White far away.
const DOUBLE_THREE: &str = "h8 a1 i7 a3 h10 a5 i11 a7 g9";
/// The same by White.
const WHITE_DOUBLE_THREE: &str = "a1 h8 a3 i7 a5 h10 a7 i11 a9 g9";
/// Black makes a four and two threes on h8.
const FOUR_THREE_THREE: &str = "e8 d8 f8 a3 g8 a5 h9 a7 h10 a9 i9 a11 j10 a13 h8";
/// Black makes a row of six.
const SIX: &str = "h8 a1 h9 a3 h10 a5 h12 a7 h13 a9 h11";
/// Black makes a double-four on f7.
const DOUBLE_FOUR: &str = "b7 a1 c7 a3 e7 a5 h7 o1 i7 o3 f7";
/// Black makes an open four.
const OPEN_FOUR: &str = "h8 a1 i8 a3 j8 a5 k8";

#[test]
fn rule_sets_end_and_refuse_as_they_should() {
    let cases = [
        ("renju-1899", DOUBLE_THREE, "forbidden"),
        ("renju-1899", WHITE_DOUBLE_THREE, "forbidden"),
        ("renju-1899", FOUR_THREE_THREE, "-"),
        ("renju-1899", SIX, "first five"),
        ("renju-1903", DOUBLE_THREE, "forbidden"),
        ("renju-1903", WHITE_DOUBLE_THREE, "-"),
        ("renju-1912", DOUBLE_THREE, "second foul-33"),
        ("renju-1912", SIX, "first five"),
        ("renju-1916", SIX, "second foul-overline"),
        ("renju-1916", FOUR_THREE_THREE, "-"),
        ("renju-1918", FOUR_THREE_THREE, "second foul-433"),
        ("renju-1918", DOUBLE_THREE, "second foul-33"),
        ("renju-1918", DOUBLE_FOUR, "-"),
        ("renju-15-lines", FOUR_THREE_THREE, "second foul-433"),
        ("renju-15-lines", DOUBLE_FOUR, "-"),
        ("renju-1931", FOUR_THREE_THREE, "second foul-33"),
        ("renju-1931", DOUBLE_FOUR, "second foul-44"),
        ("old-renju", DOUBLE_THREE, "forbidden"),
        ("old-renju", SIX, "first five"),
        ("old-renju", FOUR_THREE_THREE, "-"),
        ("old-renju-federation", FOUR_THREE_THREE, "second foul-433"),
        ("old-renju-federation", SIX, "second foul-overline"),
        ("antirenju", OPEN_FOUR, "forbidden"),
        ("antirenju foul=loss", OPEN_FOUR, "second foul-open-four"),
        ("antirenju", DOUBLE_THREE, "-"),
        ("antirenju", &format!("o1 {}", "h8 o3 i8 o5 j8 o7 k8"), "-"),
        ("antirenju side=both", &format!("o1 {}", "h8 o3 i8 o5 j8 o7 k8"), "forbidden"),
        ("family-gomoku", FOUR_THREE_THREE, "forbidden"),
        ("family-gomoku", WHITE_DOUBLE_THREE, "forbidden"),
        ("gomoku-narabe", FOUR_THREE_THREE, "-"),
        ("gomoku-narabe", "h8 pass", "not-asked"),
        ("gomoku-narabe stones=5", "a1 o1 c1 o3 e1 o5 g1 o7 i1", "second stones-used-up"),
        ("gomoku-narabe stones=5", "a1 o1 b1 o3 c1 o5 d1 o7 e1", "first five"),
        ("omok", DOUBLE_THREE, "forbidden"),
        ("omok", SIX, "-"),
        ("omok side=black", WHITE_DOUBLE_THREE, "-"),
        ("pro", "h8 a1 j10", "outside-region"),
        ("pro", "h8 a1 k8", "-"),
        ("long-pro", "h8 a1 k8", "outside-region"),
        ("pro", "a1", "outside-region"),
        ("common-stone", "h8 h9 a1 h10 a3 h11 a5 h12", "second five"),
        ("common-stone", "h8 a1 h9 a3 h10 a5 h11 a7 h12", "first five"),
        ("caro", "h8 h7 h9 h13 h10 a5 h11 a7 h12", "-"),
        ("caro", "h8 h7 h9 a1 h10 a5 h11 a7 h12", "first five"),
        ("caro", "h1 a1 h2 a3 h3 a5 h4 h6 h5", "first five"),
        ("caro", SIX, "-"),
        ("caro-overline", SIX, "first five"),
        ("caro-overline", "h8 h7 h9 h14 h10 a5 h12 a7 h13 a9 h11", "first five"),
        ("endless", "(0;0) (0;1) (1;0) (0;2) (2;0) (0;3) (3;0) (0;4) (4;0)", "first five"),
        ("endless", "(1;0)", "outside-region"),
    ];
    for (setting, transcript, expected) in cases {
        let found = match play(setting, transcript) {
            Ok(_) => end(setting, transcript),
            Err(refusal) => refusal.code.to_owned(),
        };
        assert_eq!(found, expected, "{setting}: {transcript}");
    }
}

#[test]
fn pairs_are_captured_and_five_of_them_win() {
    let game = play("penta", "h8 i8 k8 j8 l8").unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(game.position().board.white, ["i8", "j8"], "moving between two stones is safe");
    let game = play("penta", "h8 i8 a1 j8 k8").unwrap();
    assert_eq!(game.position().board.white, [""; 0]);
    assert_eq!(game.position().captured.black, 1);
    let undone = play("penta", "h8 i8 a1 j8 k8 undo:1").unwrap();
    assert_eq!(undone.position().captured.black, 0);
    assert_eq!(undone.position().board.white, ["i8", "j8"]);
    // Black encloses the pair b and c in five rows; the other stones keep the turns.
    let row = |row| format!("a{row} b{row} o{row} c{row} d{row}");
    let rows = [1, 3, 5, 7, 9].map(row);
    let four_pairs =
        rows[..4].iter().zip([1, 3, 5, 7]).map(|(row, tempo)| format!("{row} m{tempo}"));
    let four_pairs: Vec<String> = four_pairs.collect();
    assert_eq!(end("penta", &four_pairs.join(" ")), "-");
    assert_eq!(end("penta", &format!("{} {}", four_pairs.join(" "), rows[4])), "first captures");
}

#[test]
fn a_five_that_a_capture_can_break_waits_for_the_reply() {
    let five = "h8 j10 i8 a1 j8 a3 j9 a5 k8 a7 l8";
    let perfect = "ninuki-renju perfect-five=true";
    assert_eq!(end("ninuki-renju", five), "first five");
    assert_eq!(end(perfect, five), "-");
    assert_eq!(end(perfect, &format!("{five} a9")), "first five");
    assert_eq!(end(perfect, &format!("{five} pass")), "first five");
    assert_eq!(end(perfect, &format!("{five} j7")), "-");
    assert_eq!(
        end(perfect, "h8 a9 i8 a1 j8 a3 j9 a5 k8 a7 l8"),
        "first five",
        "nothing can break it"
    );
}

#[test]
fn a_double_three_is_excused_when_it_alone_stops_a_five() {
    // White's four j9 to m12 has n13 closed by Black: only i8 stops it, and there Black makes a double-three.
    let forced = "g8 j9 h8 k10 i7 l11 i6 m12 n13 a1 i8";
    let code = |setting: &str| play(setting, forced).err().map(|refusal| refusal.code);
    assert_eq!(code("renju-1903 excuse=true"), None);
    assert_eq!(code("renju-1903"), Some("forbidden"));
    assert_eq!(code("omok block-excuse=true"), None);
    assert_eq!(code("omok"), Some("forbidden"));
}

#[test]
fn a_five_with_a_double_three_is_a_foul_only_where_it_was_proposed() {
    let five = "d8 a1 e8 a3 f8 a5 g8 a7 h9 a9 h10 a11 i9 a13 j10 a15 h8";
    assert_eq!(end("renju-1918", five), "first five");
    assert_eq!(end("renju-1918 ban-533=true", five), "second foul-33");
}

#[test]
fn every_rule_set_begins() {
    for set in rule_sets() {
        let game = play(set.id, "").unwrap_or_else(|refusal| panic!("{refusal}"));
        assert!(game.prompt().is_some(), "{}", set.id);
        let extent = setting(set.id).unwrap().rules().extent;
        let centre = extent.name(extent.centre()).to_string();
        assert!(play(set.id, &centre).is_ok(), "{}", set.id);
    }
}
