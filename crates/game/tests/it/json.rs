//! The JSON shape of a position.

use serde_json::json;

use super::play;

#[test]
fn a_position_has_the_shape_that_every_reader_knows() {
    let position = play("renju", "h8 h9 i10").unwrap().position();
    let expected = json!({
        "rules": "renju", "options": {}, "size": 15, "opening": "none", "foul": "block", "seq": 3,
        "transcript": "h8 h9 i10", "board": {"black": ["h8", "i10"], "white": ["h9"]}, "last": "i10",
        "opening_code": "D2", "holders": {"black": "first", "white": "second"},
        "prompt": {"player": "second", "alternatives": [
            {"kind": "place", "color": "white", "region": "all", "forbidden": []}, {"kind": "pass"}]},
        "captured": {"black": 0, "white": 0}, "stones_left": null, "draw_offer": null,
        "undo_offer": null, "result": null
    });
    assert_eq!(serde_json::to_value(&position).unwrap(), expected);
    assert_eq!(serde_json::from_value::<narabe_game::PositionView>(expected).unwrap(), position);
}

#[test]
fn regions_forbidden_points_and_results_are_told() {
    let first =
        serde_json::to_value(play("freestyle opening=centre", "").unwrap().position()).unwrap();
    assert_eq!(first["prompt"]["alternatives"][0]["region"], json!(["h8"]));
    assert_eq!(first["foul"], json!(null));
    let fouls =
        serde_json::to_value(play("renju", "h8 a1 i7 a3 h10 a5 i11 a7").unwrap().position())
            .unwrap();
    let place = &fouls["prompt"]["alternatives"][0];
    assert_eq!(place["forbidden"], json!([{"point": "g9", "foul": "double-three"}]));
    let over = serde_json::to_value(play("freestyle", "resign@first").unwrap().position()).unwrap();
    assert_eq!(
        over["result"],
        json!({"winner": "second", "color": "white", "reason": "resignation", "line": null})
    );
    assert_eq!(over["prompt"], json!(null));
}

#[test]
fn every_reason_has_the_same_name_in_text_and_in_json() {
    for reason in narabe_game::Reason::ALL {
        assert_eq!(serde_json::to_value(reason).unwrap(), json!(reason.name()));
    }
}

#[test]
fn only_black_white_black_make_an_opening() {
    let code = |transcript: &str| play("renju", transcript).unwrap().position().opening_code;
    assert_eq!(code("h8 h9 i10 pass").as_deref(), Some("D2"));
    assert_eq!(code("h8 pass h9 i10"), None);
    assert_eq!(code("pass h8 h9 i10"), None);
}
