//! Draw offers, undo, and undo by consent.

use narabe_game::Player;

use super::play;

#[test]
fn a_draw_offer_lapses_when_the_rival_plays_on() {
    let game = play("freestyle", "h8 draw-offer@first").unwrap();
    assert_eq!(game.draw_offer(), Some(Player::First));
    let game = play("freestyle", "h8 draw-offer@first h9").unwrap();
    assert_eq!(game.draw_offer(), None);
    let game = play("freestyle", "draw-offer@first h8").unwrap();
    assert_eq!(game.draw_offer(), Some(Player::First), "the offerer's own stone keeps it");
    let game =
        play("freestyle", "h8 draw-offer@first draw-decline@second draw-offer@first").unwrap();
    assert_eq!(game.draw_offer(), Some(Player::First));
}

#[test]
fn undo_takes_back_actions_and_keeps_counting() {
    let game = play("freestyle", "h8 h9 i10 undo:2").unwrap();
    assert_eq!(game.seq(), 4);
    assert_eq!(game.actions_in_effect(), 1);
    assert_eq!(game.position().board.white, [""; 0]);
    let again = play("freestyle", "h8 h9 i10 undo:2 h9").unwrap();
    assert_eq!(again.position().last.as_deref(), Some("h9"));
    let after_the_end = play("freestyle", "h8 resign@first undo:1").unwrap();
    assert!(after_the_end.outcome().is_none());
}

#[test]
fn undo_by_consent_goes_back_to_before_the_askers_own_last_prompt() {
    let stones = |transcript: &str| {
        let position = play("freestyle", transcript).unwrap().position();
        (
            position.board.black.join(" "),
            position.board.white.join(" "),
            position.prompt.unwrap().player,
        )
    };
    let asked_at_once = stones("h8 h9 i10 undo-offer@first undo-accept@second");
    assert_eq!(asked_at_once, ("h8".to_owned(), "h9".to_owned(), Player::First));
    let asked_after_the_answer = stones("h8 h9 i10 j9 undo-offer@first undo-accept@second");
    assert_eq!(asked_after_the_answer, ("h8".to_owned(), "h9".to_owned(), Player::First));
    let declined = stones("h8 undo-offer@first undo-decline@second");
    assert_eq!(declined.0, "h8");
    let played_on = play("freestyle", "h8 undo-offer@first h9").unwrap();
    assert_eq!(played_on.undo_offer(), None);
}

#[test]
fn earlier_positions_can_be_looked_at() {
    let game = play("freestyle", "h8 h9 i10").unwrap();
    assert_eq!(game.after_actions(3).unwrap().position(), game.position());
    assert_eq!(game.after_actions(1).unwrap().position().board.black, ["h8"]);
    assert!(game.after_actions(4).is_none());
    let offered = play("freestyle", "h8 draw-offer@first").unwrap();
    assert_eq!(offered.after_actions(1).unwrap().position(), offered.position());
}

#[test]
fn an_undo_without_consent_is_the_same_event_when_it_is_read_back() {
    let game = play("freestyle", "h8 undo:1@first").unwrap();
    let again = play("freestyle", &game.transcript()).unwrap();
    assert_eq!(game.transcript(), "h8 undo:1");
    assert_eq!(again.events(), game.events());
}
