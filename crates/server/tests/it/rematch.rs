//! Another game with the same friend.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::site::Site;
use crate::socket::Socket;

async fn offer(socket: &mut Socket, offer: bool) {
    socket.say(json!({"type": "rematch", "offer": offer})).await;
}

fn rematch(offered_by: Option<&str>) -> Value {
    json!({"type": "rematch", "offered_by": offered_by, "room": null})
}

async fn seat(browser: &mut Browser, room: &str) -> Value {
    browser.get(&format!("/api{}", room.replace("/r/", "/rooms/"))).await.json()["you"].clone()
}

#[tokio::test]
async fn a_rematch_exchanges_the_seats() {
    let site = Site::start().await;
    let (room, mut first, mut second) = site.room_of("standard").await;
    let (mut one, mut two) = (first.live(&room).await, second.live(&room).await);
    offer(&mut one, true).await;
    assert_eq!(one.next_of("refused").await["code"], "game-running");
    two.play("resign").await;

    offer(&mut one, true).await;
    for socket in [&mut one, &mut two] {
        assert_eq!(socket.next_of("rematch").await, rematch(Some("first")));
    }
    offer(&mut one, true).await;
    assert_eq!(
        two.next_of("rematch").await,
        rematch(Some("first")),
        "offering twice accepts nothing"
    );
    offer(&mut two, true).await;
    one.next_of("rematch").await;
    let made = one.next_of("rematch").await;
    assert_eq!(two.next_of("rematch").await, made);
    let url = made["room"]["url"].as_str().unwrap();
    assert_eq!(seat(&mut first, url).await, "second");
    assert_eq!(seat(&mut second, url).await, "first");
    let view = first.get(&format!("/api{}", url.replace("/r/", "/rooms/"))).await.json();
    assert_eq!(view["setting"]["rules"], "standard");

    offer(&mut one, true).await;
    assert_eq!(one.next_of("rematch").await, made, "there is one rematch");
}

#[tokio::test]
async fn an_offer_can_be_withdrawn_and_declined() {
    let site = Site::start().await;
    let (room, first, second) = site.room().await;
    let (mut one, mut two) = (first.live(&room).await, second.live(&room).await);
    one.play("resign").await;
    offer(&mut one, true).await;
    two.next_of("rematch").await;
    offer(&mut one, false).await;
    assert_eq!(two.next_of("rematch").await, rematch(None), "withdrawn");
    offer(&mut one, true).await;
    two.next_of("rematch").await;
    offer(&mut two, false).await;
    assert_eq!(two.next_of("rematch").await, rematch(None), "declined");
    offer(&mut two, true).await;
    assert_eq!(two.next_of("rematch").await, rematch(Some("second")), "and may be offered anew");
}

#[tokio::test]
async fn an_offer_is_accepted_later_by_someone_who_was_away() {
    let mut site = Site::start().await;
    let (room, first, second) = site.room().await;
    let mut one = first.live(&room).await;
    one.play("resign").await;
    offer(&mut one, true).await;
    one.next_of("rematch").await;
    drop(one);
    site.stop().await;

    let site = site.start_again().await;
    let mut two = second.at(site.address).live(&room).await;
    assert_eq!(two.hello["rematch"], json!({"offered_by": "first", "room": null}));
    offer(&mut two, true).await;
    let made = two.next_of("rematch").await;
    // Now the other one was away, and finds the room when he comes back.
    let one = first.at(site.address).live(&room).await;
    assert_eq!(one.hello["rematch"]["room"], made["room"]);
}
