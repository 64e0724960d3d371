//! Who sits where, and who does not.

use serde_json::json;

use crate::site::Site;

#[tokio::test]
async fn joining_twice_is_joining_once() {
    let site = Site::start().await;
    let (mut first, mut second) = (site.browser(), site.browser());
    let room = first.create("renju").await;
    // The page gives the cookie, so that a double press comes from one browser.
    assert_eq!(second.get(&format!("/r/{room}")).await.status, 200);
    let (mut tab, mut other_tab) = (second.clone(), second.clone());
    let (one, two) = tokio::join!(tab.join(&room), other_tab.join(&room));
    for response in [one, two, second.join(&room).await] {
        assert_eq!((response.status, response.json()), (200, json!({"player": "second"})));
    }
}

#[tokio::test]
async fn a_visit_takes_no_seat() {
    let site = Site::start().await;
    let (mut first, mut preview, mut second) = (site.browser(), site.browser(), site.browser());
    let room = first.create("renju").await;
    assert_eq!(preview.get(&format!("/r/{room}")).await.status, 200);
    preview.live(&room).await;
    assert_eq!(second.join(&room).await.status, 200);
}

#[tokio::test]
async fn the_creator_joining_his_own_room_keeps_his_seat() {
    let site = Site::start().await;
    let mut first = site.browser();
    let room = first.create("renju").await;
    assert_eq!(first.join(&room).await.json(), json!({"player": "first"}));
    let mut second = site.browser();
    assert_eq!(second.join(&room).await.json(), json!({"player": "second"}));
}

/// Makes a room of Yamaguchi with this opener; the seats of its maker and of the one who joins.
async fn seats_when(site: &Site, opens: &str) -> (String, String) {
    let (mut maker, mut guest) = (site.browser(), site.browser());
    let setting = json!({"rules": "renju", "opening": "yamaguchi"});
    let room = maker.create_by(&json!({"setting": setting, "opens": opens})).await;
    let seat_of = |response: serde_json::Value| response["player"].as_str().unwrap().to_owned();
    let made = seat_of(maker.join(&room).await.json());
    let page = guest.get(&format!("/r/{room}")).await.body;
    let invited = if made == "first" { "Your friend opens the game" } else { "You open the game" };
    assert!(page.contains(invited) && page.contains("Yamaguchi"), "{page}");
    (made, seat_of(guest.join(&room).await.json()))
}

#[tokio::test]
async fn the_creator_the_guest_or_the_lot_opens() {
    let site = Site::start().await;
    let pair = |maker: &str, guest: &str| (maker.to_owned(), guest.to_owned());
    let (first, second) = (pair("first", "second"), pair("second", "first"));
    assert_eq!(seats_when(&site, "creator").await, first);
    assert_eq!(seats_when(&site, "guest").await, second);
    let mut drawn = Vec::new();
    for _ in 0..64 {
        drawn.push(seats_when(&site, "lot").await);
        if drawn.contains(&first) && drawn.contains(&second) {
            return;
        }
    }
    panic!("the lot always falls the same way: {:?}", drawn[0]);
}

#[tokio::test]
async fn an_opener_that_does_not_exist_is_refused() {
    let site = Site::start().await;
    let request = json!({"setting": {"rules": "renju"}, "opens": "watcher"}).to_string();
    let response = site.browser().post("/api/rooms", &request).await;
    assert_eq!((response.status, &response.json()["code"]), (400, &json!("bad-request")));
}

#[tokio::test]
async fn a_third_person_is_told_and_may_watch() {
    let site = Site::start().await;
    let (room, mut first, _) = site.room().await;
    let watch = first.watch_id(&room).await;
    let mut third = site.browser();
    let response = third.join(&room).await;
    assert_eq!((response.status, &response.json()["code"]), (409, &json!("seats-taken")));
    assert!(third.cookies.is_empty(), "no seat, no secret");
    let page = third.get(&format!("/r/{room}")).await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains(&format!("href=\"/w/{watch}\"")), "{}", page.body);
    assert_eq!(third.get(&format!("/w/{watch}")).await.status, 200);

    let mut watcher = third.socket(&format!("/api/watch/{watch}/live")).await.unwrap();
    assert_eq!(watcher.refused("h8").await, "not-seated");
    watcher.say(json!({"type": "absent", "then": "win"})).await;
    assert_eq!(watcher.next_of("refused").await["code"], "not-seated");
    watcher.say(json!({"type": "rematch", "offer": true})).await;
    assert_eq!(watcher.next_of("refused").await["code"], "not-seated");
}

#[tokio::test]
async fn a_forged_cookie_opens_nothing() {
    let site = Site::start().await;
    let (room, first, _) = site.room().await;
    let real = first.cookies["narabe_seat"].clone();
    let mut turned = real.clone().into_bytes();
    turned[0] = if turned[0] == b'0' { b'1' } else { b'0' };
    let forgeries =
        ["0".repeat(64), String::from_utf8(turned).unwrap(), "x".to_owned(), real[1..].to_owned()];
    for forged in forgeries {
        let mut forger = site.browser();
        forger.cookies.insert("narabe_seat".to_owned(), forged.clone());
        let mut socket = forger.live(&room).await;
        assert_eq!(socket.hello["you"], json!(null), "{forged}");
        assert_eq!(socket.refused("h8").await, "not-seated");
    }
}

#[tokio::test]
async fn a_watch_link_opens_no_room() {
    let site = Site::start().await;
    let mut first = site.browser();
    let room = first.create("renju").await;
    let watch = first.watch_id(&room).await;
    assert_eq!(site.browser().join(&watch).await.status, 404);
    assert_eq!(first.get(&format!("/w/{room}")).await.status, 404);
}

#[tokio::test]
async fn whoever_lost_the_socket_can_ask_whether_the_room_is_there() {
    let site = Site::start().await;
    let mut first = site.browser();
    let room = first.create("renju").await;
    let watch = first.watch_id(&room).await;
    let cases = [
        (format!("/api/rooms/{room}"), 200),
        (format!("/w/{watch}"), 200),
        (format!("/api/rooms/{watch}"), 404),
        (format!("/w/{room}"), 404),
    ];
    for (path, status) in cases {
        assert_eq!(site.browser().send("HEAD", &path, &[], "").await.status, status, "{path}");
    }
}

#[tokio::test]
async fn nobody_plays_before_both_sit() {
    let site = Site::start().await;
    for opens in ["creator", "guest"] {
        let (mut first, mut second) = (site.browser(), site.browser());
        let body = json!({"setting": {"rules": "freestyle"}, "opens": opens}).to_string();
        let created = first.post("/api/rooms", &body).await.json();
        let room = created["room"].as_str().unwrap();
        let mut one = first.live(room).await;
        for token in ["h8", "resign", "draw-offer", "hello"] {
            assert_eq!(one.refused(token).await, "rival-not-joined", "{opens}: {token}");
        }
        assert_eq!(second.join(room).await.status, 200);
        let mut two = second.live(room).await;
        assert_eq!(two.hello["seq"], 0);
        if opens == "creator" { one.play("h8").await } else { two.play("h8").await }
    }
}

#[tokio::test]
async fn a_guest_who_joined_on_another_server_has_joined() {
    let here = Site::start().await;
    let there = here.start_beside().await;
    let mut first = here.browser();
    let room = first.create("freestyle").await;
    let mut one = first.live(&room).await;
    assert_eq!(there.browser().join(&room).await.status, 200);
    one.act("h8").await;
    assert_eq!(one.next_of("joined").await["player"], "second");
    assert_eq!(one.next_of("events").await["events"][0]["token"], "h8");
}

#[tokio::test]
async fn the_guest_is_announced_to_the_creator() {
    let site = Site::start().await;
    let (mut first, mut second) = (site.browser(), site.browser());
    let room = first.create("renju").await;
    let mut one = first.live(&room).await;
    assert_eq!(one.hello["joined"], false);
    second.join(&room).await;
    assert_eq!(one.next_of("joined").await["player"], "second");
    let mut two = second.live(&room).await;
    assert_eq!(two.hello["joined"], true);
    let presence = loop {
        let presence = one.next_of("presence").await;
        if presence["second"] == true {
            break presence;
        }
    };
    assert_eq!(
        presence,
        json!({"type": "presence", "first": true, "second": true, "absent": null})
    );
    two.play("resign").await;
}
