//! Coming back: a reload, a second tab, a lost network, a restart.

use serde_json::{Value, json};

use crate::site::Site;

fn tokens(message: &Value) -> Vec<&str> {
    let events = message["events"].as_array().unwrap();
    events.iter().map(|event| event["token"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_client_gets_what_it_missed_or_everything() {
    let site = Site::start().await;
    let (room, first, second) = site.room().await;
    let (mut one, mut two) = (first.live(&room).await, second.live(&room).await);
    one.play("h8").await;
    two.next_of("events").await;
    two.play("i9").await;
    one.next_of("events").await;
    one.play("j8").await;

    let all = ["h8", "i9", "j8"];
    let cases = [(None, 0), (Some(0), 0), (Some(1), 1), (Some(3), 3), (Some(4), 0), (Some(99), 0)];
    for (since, from) in cases {
        let again = first.live_since(&room, since).await;
        assert_eq!(again.hello["from"], from, "since {since:?}");
        assert_eq!(again.hello["seq"], 3);
        assert_eq!(tokens(&again.hello), all[from..], "since {since:?}");
        assert_eq!(again.hello["you"], "first");
    }
}

#[tokio::test]
async fn an_action_sent_twice_is_played_once() {
    let site = Site::start().await;
    let (room, first, second) = site.room().await;
    let mut one = first.live(&room).await;
    one.act_as("once", 0, "h8").await;
    let accepted = one.next_of("events").await;

    // The acknowledgement was lost: the client comes back and sends it again.
    let mut again = first.live_since(&room, Some(0)).await;
    again.act_as("once", 0, "h8").await;
    assert_eq!(again.next_of("events").await, accepted);

    let mut two = second.live(&room).await;
    assert_eq!(tokens(&two.hello), ["h8"]);
    // A name is used up by its first action, whatever comes with it later.
    again.act_as("once", 1, "resign").await;
    assert_eq!(again.next_of("events").await, accepted);
    two.play("i9").await;
}

#[tokio::test]
async fn a_restart_keeps_rooms_seats_and_games() {
    let mut site = Site::start().await;
    let (room, first, second) = site.room().await;
    let mut one = first.live(&room).await;
    one.play("h8").await;
    site.stop().await;
    assert_eq!(one.next_of("closed").await["reason"], "shutdown");

    let site = site.start_again().await;
    let mut one = first.at(site.address).live_since(&room, Some(1)).await;
    assert_eq!((&one.hello["from"], &one.hello["you"]), (&json!(1), &json!("first")));
    let mut two = second.at(site.address).live(&room).await;
    assert_eq!(tokens(&two.hello), ["h8"]);
    two.play("i9").await;
    one.next_of("events").await;
    one.act_as("h8-1", 2, "j8").await;
    let known = one.next_of("events").await;
    assert_eq!(tokens(&known), ["h8"], "names of actions outlive the server as well");
}
