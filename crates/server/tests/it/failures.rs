//! A database that does not do its work.

use serde_json::json;

use crate::site::Site;

#[tokio::test]
async fn an_action_that_is_not_stored_is_seen_by_nobody() {
    let site = Site::start().await;
    let (room, mut first, second) = site.room().await;
    let (mut one, mut two) = (first.live(&room).await, second.live(&room).await);
    site.store.set_broken(true);
    one.act_as("lost", 0, "h8").await;
    let refused = one.next_of("refused").await;
    assert_eq!((&refused["code"], &refused["id"]), (&json!("store-failed"), &json!("lost")));
    let transcript = |view: &serde_json::Value| view["position"]["transcript"].clone();
    let view = first.get(&format!("/api/rooms/{room}")).await.json();
    assert_eq!(transcript(&view), "", "not even in memory");

    site.store.set_broken(false);
    one.act_as("kept", 0, "i9").await;
    let message = two.next_acted().await;
    assert_eq!((&message["from"], &message["events"][0]["token"]), (&json!(0), &json!("i9")));
    // The same action again is an action like any other: it was never played.
    two.play("j8").await;
    one.next_acted().await;
    one.next_acted().await;
    one.act_as("lost", 2, "h8").await;
    assert_eq!(one.next_acted().await["events"][0]["token"], "h8");
}

#[tokio::test]
async fn a_seat_or_room_or_offer_that_is_not_stored_does_not_exist() {
    let site = Site::start().await;
    let (mut first, mut second) = (site.browser(), site.browser());
    let room = first.create("renju").await;
    let mut one = first.live(&room).await;
    site.store.set_broken(true);
    let response = second.join(&room).await;
    assert_eq!((response.status, &response.json()["code"]), (503, &json!("store-failed")));
    let body = json!({"setting": {"rules": "renju"}}).to_string();
    assert_eq!(first.post("/api/rooms", &body).await.status, 503);

    site.store.set_broken(false);
    assert_eq!(second.join(&room).await.status, 200);
    one.play("resign").await;
    site.store.set_broken(true);
    one.say(json!({"type": "rematch", "offer": true})).await;
    assert_eq!(one.next_of("refused").await["code"], "store-failed");
    assert_eq!(second.live(&room).await.hello["rematch"]["offered_by"], json!(null));
}

#[tokio::test]
async fn seats_that_cannot_be_read_are_not_told_to_be_free() {
    let site = Site::start().await;
    let mut first = site.browser();
    let room = first.create("renju").await;
    let mut one = first.live(&room).await;
    for (is_unreadable, code) in [(true, "store-failed"), (false, "rival-not-joined")] {
        site.store.set_unreadable(is_unreadable);
        assert_eq!(one.refused("h8").await, code);
        one.say(json!({"type": "absent", "then": "win"})).await;
        assert_eq!(one.next_of("refused").await["code"], code);
    }
}
