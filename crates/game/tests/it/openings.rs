//! Every opening through every branch, to the sixth stone and beyond.

use narabe_game::{Player, openings};

use super::{play, setting};

/// Plays on with a pass, which no opening allows, to see that the opening is over.
fn plays_through(setting: &str, transcript: &str) -> (String, String) {
    let game = play(setting, transcript).unwrap_or_else(|refusal| panic!("{setting}: {refusal}"));
    let over = play(setting, &format!("{transcript} pass"));
    assert!(over.is_ok(), "{setting}: {transcript}: the opening should be over");
    let holders = game.holders();
    (holders.black.to_string(), game.position().prompt.unwrap().player.to_string())
}

/// A setting, a transcript to the end of the opening, who holds Black then, and who is to move.
const BRANCHES: [(&str, &str, &str, &str); 24] = [
    ("renju opening=rif", "h8 h9 i10 swap k9 offer:g9,g7 choose:g7 j8", "second", "second"),
    ("renju opening=rif", "h8 h9 i10 stay k9 offer:g9,g7 choose:g9 j8", "first", "first"),
    ("renju opening=rif-24", "h8 h9 i10 stay k9 offer:g9,g7 choose:g9 j8", "first", "first"),
    (
        "renju opening=yamaguchi",
        "h8 i9 j7 declare:3 stay k9 offer:g9,g7,f6 choose:g7 j8",
        "first",
        "first",
    ),
    (
        "renju opening=yamaguchi",
        "h8 i9 j7 declare:3 swap k9 offer:g9,g7,f6 choose:g7 j8",
        "second",
        "second",
    ),
    ("renju opening=yamaguchi", "h8 i9 j7 declare:1 stay k9 g7 j8", "first", "first"),
    (
        "renju opening=soosorv",
        "h8 h9 i10 stay k9 declare:4 swap offer:g9,g7,f6,e5 choose:g7 j8",
        "second",
        "second",
    ),
    ("renju opening=soosorv", "h8 h9 i10 swap k9 declare:1 swap g9 j8", "first", "first"),
    (
        "renju opening=soosorv n=8",
        "h8 h9 i10 swap k9 declare:8 stay offer:g9,g7,f6,e5,a1,a3,a5,a6 choose:a6 j8",
        "second",
        "second",
    ),
    ("renju opening=taraguchi", "h8 stay i9 swap j7 stay k10 stay g6 swap j8", "first", "first"),
    (
        "renju opening=taraguchi",
        "h8 stay i9 stay j7 stay k10 offer:a1,b1,c1,d1,e1 choose:b1 j8",
        "first",
        "first",
    ),
    (
        "renju opening=taraguchi n=10",
        "h8 swap i9 stay j7 stay k10 offer:a1,b1,c1,d1,e1,f1,g1,h1,i1,j1 choose:b1 j8",
        "second",
        "second",
    ),
    ("renju opening=tarannikov", "h8 stay h9 stay i10 swap k9 stay d10 swap j8", "first", "first"),
    ("renju opening=sakata", "h8 h9 i10 k9 g7 swap j8", "second", "second"),
    ("freestyle opening=swap", "h8 a1 o15 swap j8", "second", "second"),
    ("freestyle opening=swap", "h8 a1 o15 stay j8", "first", "first"),
    ("standard opening=swap2", "h8 a1 o15 swap j8", "second", "second"),
    ("standard opening=swap2", "h8 a1 o15 stay j8", "first", "first"),
    ("standard opening=swap2", "h8 a1 o15 add-two k9 g7 stay j8", "first", "first"),
    ("standard opening=swap2", "h8 a1 o15 add-two k9 g7 swap j8", "second", "second"),
    ("freestyle opening=swap1", "h8 swap j8", "second", "second"),
    ("freestyle opening=pro", "h8 a1 k8", "first", "second"),
    ("freestyle opening=long-pro", "h8 a1 l8", "first", "second"),
    ("renju opening=centre", "h8", "first", "second"),
];

#[test]
fn openings_end_with_the_right_colours_and_the_right_player_to_move() {
    for (setting, transcript, black, next) in BRANCHES {
        let expected = (black.to_owned(), next.to_owned());
        assert_eq!(plays_through(setting, transcript), expected, "{setting}: {transcript}");
    }
}

#[test]
fn every_token_on_the_way_is_kept_in_the_transcript() {
    let text = "h8 i9 j7 declare:3 stay k9 offer:g9,g7,f6 choose:g7 j8";
    assert_eq!(play("renju opening=yamaguchi", text).unwrap().transcript(), text);
}

#[test]
fn what_an_opening_does_not_allow_is_refused_and_changes_nothing() {
    let four = "h8 h9 i10 stay k9";
    let cases = [
        ("renju opening=rif", "h9", "outside-region"),
        ("renju opening=rif", "h8 h10", "outside-region"),
        ("renju opening=rif", "h8 h9 k8", "outside-region"),
        ("renju opening=rif", "h8 h9 i10 pass", "not-asked"),
        ("renju opening=rif", "h8 h9 i10 declare:2", "not-asked"),
        ("renju opening=rif", "h8 h9 i10 k9", "not-asked"),
        ("renju opening=rif", &format!("{four} offer:g9"), "wrong-count"),
        ("renju opening=rif", &format!("{four} offer:g9,g7,f6"), "wrong-count"),
        ("renju opening=rif", &format!("{four} offer:g9,g9"), "equal-moves"),
        ("renju opening=rif", &format!("{four} offer:g9,h8"), "occupied"),
        ("renju opening=rif", &format!("{four} offer:g9,g7 choose:a1"), "not-offered"),
        ("renju opening=rif", &format!("{four} offer:g9,g7 choose:g7 pass"), "not-asked"),
        ("renju opening=rif", "h8 h9 h10 stay h11 offer:g9,i9", "equal-moves"),
        ("renju opening=rif", "h8 h9 h7 stay h6 offer:g8,g7", "equal-moves"),
        ("renju opening=rif-24", "h8 h9 j6", "outside-region"),
        ("renju opening=rif-24", "h8 h9@first", "not-your-turn"),
        ("renju opening=yamaguchi", "h8 i9 j7 declare:0", "out-of-range"),
        ("renju opening=yamaguchi", "h8 i9 j7 declare:11", "out-of-range"),
        ("renju opening=yamaguchi max=3", "h8 i9 j7 declare:4", "out-of-range"),
        ("renju opening=yamaguchi", "h8 i9 j7 swap", "not-asked"),
        ("renju opening=taraguchi", "h8 stay i9 stay j7 stay k10 stay m10", "outside-region"),
        ("renju opening=taraguchi", "h8 stay i9 stay j7 stay l11", "outside-region"),
        ("freestyle opening=swap", "h8 a1 o15 add-two", "not-asked"),
        ("freestyle opening=swap", "h8 a1 o15 j8", "not-asked"),
        ("freestyle opening=pro", "h8 a1 j10", "outside-region"),
        ("freestyle opening=long-pro", "h8 a1 k8", "outside-region"),
    ];
    for (setting, transcript, code) in cases {
        let refusal = play(setting, transcript).expect_err(transcript);
        assert_eq!(refusal.code, code, "{setting}: {transcript}");
        assert_eq!(refusal.number, transcript.split(' ').count(), "{setting}: {transcript}");
    }
}

#[test]
fn the_board_reading_allows_pairs_that_only_a_shift_exchanges() {
    let fifths = "h8 h9 h7 stay h6 offer:g8,g7 choose:g8 j8";
    assert!(play("renju opening=rif equal=board", fifths).is_ok());
    assert!(play("renju opening=rif equal=board", "h8 h9 h7 stay h6 offer:g8,i8").is_err());
}

#[test]
fn undo_inside_an_opening_gives_the_colours_back() {
    let game = play("renju opening=rif", "h8 h9 i10 swap undo:1").unwrap();
    assert_eq!(game.holders().black, Player::First);
    assert_eq!(game.prompt(), play("renju opening=rif", "h8 h9 i10").unwrap().prompt());
}

#[test]
fn every_opening_has_a_setting_that_it_suits() {
    for opening in openings() {
        let suits =
            ["freestyle", "renju"].map(|rules| (opening.suits)(setting(rules).unwrap().rules()));
        assert!(suits.contains(&true), "{}", opening.id);
    }
}

#[test]
fn what_cannot_be_offered_beside_others_is_listed_with_its_reason() {
    let refused = |transcript: &str, beside: &str| -> Vec<(String, &'static str)> {
        let game = play("renju opening=yamaguchi", transcript).unwrap();
        let extent = game.setting().rules().extent;
        let beside = narabe_rules::parse_points(extent, beside).unwrap();
        let listed = game.not_offerable(&beside).into_iter();
        listed.map(|(point, why)| (extent.name(point).to_string(), why.code())).collect()
    };
    // The stones are their own mirror image in the column of h.
    let mirrored = "h8 h9 h10 declare:2 stay h6";
    assert_eq!(refused(mirrored, ""), []);
    assert_eq!(
        refused(mirrored, "g9 c4"),
        [("i9".to_owned(), "equal-moves"), ("m4".to_owned(), "equal-moves")]
    );
    assert_eq!(refused("h8 h9 h10 declare:1 stay h6", "g9"), [], "no offer is asked for");
}

#[test]
fn a_canonical_opening_is_picked_where_one_player_sets_it_up() {
    let pickable = |setting: &str, transcript: &str| {
        play(setting, transcript).unwrap().canonical_openings().len()
    };
    for opening in ["rif", "yamaguchi", "soosorv", "sakata"] {
        assert_eq!(pickable(&format!("renju opening={opening}"), ""), 26, "{opening}");
    }
    assert_eq!(pickable("renju opening=rif", "h8"), 0, "its first stone lies already");
    assert_eq!(pickable("renju opening=rif-24", ""), 0, "the other player places the second");
    assert_eq!(pickable("renju opening=taraguchi", ""), 0, "the other player may swap before");
    assert_eq!(pickable("renju opening=swap", ""), 0, "no opening is asked for");
    assert_eq!(pickable("renju first=centre", ""), 0);
}
