//! A rival who is away.

use serde_json::json;

use crate::site::Site;
use crate::socket::Socket;

async fn claim(socket: &mut Socket) -> String {
    socket.say(json!({"type": "absent", "then": "win"})).await;
    let message = socket.next_acted().await;
    let code = message["code"].as_str().or_else(|| message["events"][0]["token"].as_str());
    code.unwrap().to_owned()
}

#[tokio::test]
async fn who_is_away_for_two_minutes_may_be_left() {
    let site = Site::start().await;
    let (room, mut first, second) = site.room().await;
    let mut one = first.live(&room).await;
    let two = second.live(&room).await;
    assert_eq!(claim(&mut one).await, "rival-present");
    drop(two);
    let presence = loop {
        let presence = one.next_of("presence").await;
        if presence["second"] == false {
            break presence;
        }
    };
    assert_eq!(presence["absent"]["player"], "second");
    assert_eq!(presence["absent"]["claimable_in_ms"], 120_000);
    site.clock.forward(119_999);
    assert_eq!(claim(&mut one).await, "rival-present");
    site.clock.forward(1);
    assert_eq!(claim(&mut one).await, "abandon");

    let result = &first.get(&format!("/api/rooms/{room}")).await.json()["position"]["result"];
    assert_eq!((&result["winner"], &result["reason"]), (&json!("first"), &json!("abandoned")));
    assert_eq!(claim(&mut one).await, "game-over");
}

#[tokio::test]
async fn it_does_not_matter_whose_turn_it_is() {
    let site = Site::start().await;
    let (room, _, second) = site.room().await;
    // The first player, whose turn it is, never came.
    let mut two = second.live(&room).await;
    assert_eq!(two.hello["presence"]["absent"]["player"], "first");
    site.clock.forward(120_000);
    assert_eq!(claim(&mut two).await, "abandon");
}

#[tokio::test]
async fn a_guest_who_never_came_is_not_absent() {
    let site = Site::start().await;
    let (mut first, mut second) = (site.browser(), site.browser());
    let room = first.create("renju").await;
    let mut one = first.live(&room).await;
    site.clock.forward(600_000);
    assert_eq!(claim(&mut one).await, "rival-not-joined");
    assert_eq!(second.join(&room).await.status, 200);
    assert_eq!(claim(&mut one).await, "rival-present", "the time begins with the joining");
    site.clock.forward(120_000);
    assert_eq!(claim(&mut one).await, "abandon");
}

#[tokio::test]
async fn the_time_begins_anew_after_a_restart() {
    let mut site = Site::start().await;
    let (room, first, second) = site.room().await;
    let one = first.live(&room).await;
    drop(second.live(&room).await);
    drop(one);
    site.clock.forward(600_000);
    site.stop().await;

    let site = site.start_again().await;
    let mut one = first.at(site.address).live(&room).await;
    assert_eq!(claim(&mut one).await, "rival-present");
    site.clock.forward(120_000);
    assert_eq!(claim(&mut one).await, "abandon");
}

#[tokio::test]
async fn a_second_tab_is_enough_to_be_here() {
    let site = Site::start().await;
    let (room, first, second) = site.room().await;
    let mut one = first.live(&room).await;
    let (tab, mut other_tab) = (second.live(&room).await, second.live(&room).await);
    drop(tab);
    // An answer shows that the server has seen the tab close, or will find the other open anyway.
    other_tab.say(json!({"type": "ping"})).await;
    other_tab.next_of("pong").await;
    site.clock.forward(600_000);
    assert_eq!(claim(&mut one).await, "rival-present");
}
