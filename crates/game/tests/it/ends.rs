//! Every way in which a game ends, as a table of transcripts.

use narabe_game::Player;

use super::play;

/// How the game stands: `-` while it runs, else `winner reason`.
pub(crate) fn end(setting: &str, transcript: &str) -> String {
    let game = play(setting, transcript).unwrap_or_else(|refusal| panic!("{setting}: {refusal}"));
    game.position().result.map_or_else(
        || "-".to_owned(),
        |result| {
            let winner = result.winner.map_or("draw", Player::name);
            let reason = serde_json::to_value(result.reason).unwrap();
            format!("{winner} {}", reason.as_str().unwrap())
        },
    )
}

#[test]
fn games_end_as_the_rules_say() {
    let six = "h8 a1 h9 a2 h10 a3 h12 b5 h13 b6 h11";
    let black_33 = "h8 a1 i7 a3 h10 a5 i11 a7 g9";
    let black_44 = "b7 a1 c7 a3 e7 a5 h7 o1 i7 o3 f7";
    let white_six = "o1 h8 o3 h9 o5 h10 o7 h12 o9 h13 o11 h11";
    let cases = [
        ("freestyle", "h8 a1 h9 a2 h10 a3 h11 a4", "-"),
        ("freestyle", "h8 a1 h9 a2 h10 a3 h11 a4 h12", "first five"),
        ("freestyle", "o1 h8 o3 h9 o5 h10 o7 h11 o9 h12", "second five"),
        ("freestyle", six, "first five"),
        ("standard", six, "-"),
        ("renju foul=loss", six, "second foul-overline"),
        ("renju foul=claim", six, "-"),
        ("renju foul=claim", &format!("{six} claim"), "second foul-overline"),
        ("renju", white_six, "second five"),
        ("standard", white_six, "-"),
        ("renju foul=loss", black_33, "second foul-33"),
        ("renju foul=claim", &format!("{black_33} claim"), "second foul-33"),
        ("renju foul=claim", &format!("{black_33} a9 h9"), "-"),
        ("renju foul=loss", black_44, "second foul-44"),
        ("renju foul=claim", "h8 claim", "-"),
        ("freestyle", "h8 pass", "-"),
        ("freestyle", "pass pass", "draw passes"),
        ("freestyle", "h8 pass h9 pass pass", "draw passes"),
        ("freestyle", "h8 resign@first", "second resignation"),
        ("freestyle", "h8 resign@second", "first resignation"),
        ("freestyle", "h8 draw-offer@first draw-accept@second", "draw agreement"),
        ("freestyle", "h8 time@second", "first time"),
        ("freestyle", "h8 abandon@first", "second abandoned"),
    ];
    for (setting, transcript, expected) in cases {
        assert_eq!(end(setting, transcript), expected, "{setting}: {transcript}");
    }
}

#[test]
fn a_board_without_hope_is_a_draw_before_it_is_full() {
    let hopeless = "a1 a2 b2 b1 c3 c4 d5 d3 e4 e5 a3 b4";
    assert_eq!(end("freestyle size=5", hopeless), "draw no-five-possible");
    assert_eq!(end("freestyle size=5", "a1 a2 b2 b1 c3 c4 d5 d3 e4 e5 a3"), "-");
}

#[test]
fn the_winning_row_is_told_whole() {
    let game = play("freestyle", "h8 a1 h9 a2 h10 a3 h12 a4 h13 b6 h11").unwrap();
    let line = game.position().result.unwrap().line.unwrap();
    assert_eq!(line, ["h8", "h9", "h10", "h11", "h12", "h13"]);
    assert_eq!(game.position().prompt, None);
}
