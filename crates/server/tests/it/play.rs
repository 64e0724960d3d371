//! Whole games by link.

use serde_json::json;

use crate::site::Site;

#[tokio::test]
async fn two_clients_play_a_whole_game_and_a_third_watches() {
    let site = Site::start().await;
    let (room, mut first, second) = site.room_of("freestyle").await;
    let watch = first.watch_id(&room).await;
    let (mut one, mut two) = (first.live(&room).await, second.live(&room).await);
    let mut three = site.browser().socket(&format!("/api/watch/{watch}/live")).await.unwrap();
    assert_eq!(one.hello["you"], "first");
    assert_eq!(two.hello["you"], "second");
    assert_eq!(three.hello["you"], json!(null));

    let moves = "h8 a1 i8 b1 j8 c1 k8 d1 l8";
    for (number, token) in moves.split(' ').enumerate() {
        let (mover, rival, player) = match number % 2 {
            0 => (&mut one, &mut two, "first"),
            _ => (&mut two, &mut one, "second"),
        };
        mover.play(token).await;
        for other in [rival, &mut three] {
            let message = other.next_acted().await;
            assert_eq!(message["from"], number);
            let event = &message["events"][0];
            assert_eq!((&event["token"], &event["player"]), (&json!(token), &json!(player)));
        }
    }
    let view = first.get(&format!("/api/rooms/{room}")).await.json();
    assert_eq!(view["position"]["result"]["reason"], "five");
    assert_eq!(view["position"]["result"]["winner"], "first");
    assert_eq!(view["position"]["transcript"], moves);
    assert_eq!(two.refused("e1").await, "game-over");
}

#[tokio::test]
async fn undo_and_draw_are_by_consent() {
    let site = Site::start().await;
    let (room, mut first, second) = site.room_of("freestyle").await;
    let (mut one, mut two) = (first.live(&room).await, second.live(&room).await);
    one.play("h8").await;
    assert_eq!(one.refused("undo:1").await, "not-asked", "nobody takes back alone");
    one.play("undo-offer").await;
    two.next_of("events").await;
    two.next_of("events").await;
    two.play("undo-accept").await;
    one.next_of("events").await;
    one.play("g7").await;
    two.next_of("events").await;
    two.play("draw-offer").await;
    one.next_of("events").await;
    one.play("draw-accept").await;

    let position = &first.get(&format!("/api/rooms/{room}")).await.json()["position"];
    assert_eq!(position["board"]["black"], json!(["g7"]));
    assert_eq!(position["result"]["reason"], "agreement");
    assert_eq!(
        position["transcript"],
        "h8 undo-offer@first undo-accept@second g7 draw-offer@second draw-accept@first"
    );
}

#[tokio::test]
async fn a_draw_offer_never_bounces_a_move() {
    let site = Site::start().await;
    let (room, first, second) = site.room().await;
    let (mut one, mut two) = (first.live(&room).await, second.live(&room).await);
    // Both act on the same state: the move comes second and is played on the new one.
    two.play("draw-offer").await;
    one.act_as("move", 0, "h8").await;
    let message = one.next_of("events").await;
    assert_eq!(message["events"][0]["token"], "draw-offer");
    let message = one.next_of("events").await;
    assert_eq!((&message["from"], &message["events"][0]["token"]), (&json!(1), &json!("h8")));
}

#[tokio::test]
async fn of_two_actions_for_one_state_the_second_is_refused_where_it_is_illegal_now() {
    let site = Site::start().await;
    let (room, first, _) = site.room().await;
    // Two tabs of the same player.
    let (mut tab, mut other_tab) = (first.live(&room).await, first.live(&room).await);
    tab.play("h8").await;
    other_tab.act_as("late", 0, "i9").await;
    let refused = other_tab.next_of("refused").await;
    assert_eq!((&refused["code"], &refused["id"]), (&json!("not-your-turn"), &json!("late")));
    assert_eq!(refused["seq"], 1);
}

#[tokio::test]
async fn two_servers_on_one_database_keep_one_log() {
    let here = Site::start().await;
    let there = here.start_beside().await;
    let (room, first, second) = here.room().await;
    let mut one = first.live(&room).await;
    let mut two = second.at(there.address).live(&room).await;
    one.play("h8").await;
    // The other server has not heard of it: its own action meets the taken place, and is tried again.
    two.act_as("reply", 0, "draw-offer").await;
    let caught_up = two.next_of("events").await;
    assert_eq!((&caught_up["from"], &caught_up["events"][0]["token"]), (&json!(0), &json!("h8")));
    let own = two.next_of("events").await;
    assert_eq!((&own["from"], &own["events"][0]["token"]), (&json!(1), &json!("draw-offer")));
}

#[tokio::test]
async fn an_action_sent_to_two_servers_is_played_once() {
    let here = Site::start().await;
    let there = here.start_beside().await;
    let (room, first, _) = here.room().await;
    let mut one = first.live(&room).await;
    let mut again = first.at(there.address).live(&room).await;
    one.act_as("same", 0, "h8").await;
    let accepted = one.next_of("events").await;
    // The network changed under the player, and the other server has not heard of the action.
    there.clock.forward(1);
    again.act_as("same", 0, "h8").await;
    assert_eq!(again.next_of("events").await, accepted, "caught up");
    assert_eq!(again.next_of("events").await, accepted, "and acknowledged");
    let third = first.live(&room).await;
    assert_eq!(third.hello["seq"], 1);
}
