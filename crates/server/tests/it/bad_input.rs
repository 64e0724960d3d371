//! What is no proper request is refused, and changes nothing.

use narabe_server::{Config, Limits};
use narabe_words::{Lang, words};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::site::Site;
use crate::socket::{Ended, LIMIT};

#[tokio::test]
async fn actions_that_the_game_does_not_allow_are_refused_with_their_reason() {
    let site = Site::start().await;
    let (room, mut first, second) = site.room().await;
    let (mut one, mut two) = (first.live(&room).await, second.live(&room).await);
    let cases = [
        ("p8", "off-board"),
        ("h8@second", "unknown-player"),
        ("resign@second", "unknown-player"),
        ("hello", "malformed"),
        ("", "malformed"),
        ("h8 i9", "malformed"),
        ("swap", "not-asked"),
        ("undo:1", "not-asked"),
        ("time", "not-asked"),
        ("abandon", "not-asked"),
        ("draw-accept", "no-draw-offer"),
        ("undo-offer", "nothing-to-undo"),
    ];
    for (token, code) in cases {
        assert_eq!(one.refused(token).await, code, "{token:?}");
    }
    assert_eq!(two.refused("h8").await, "not-your-turn");
    one.play("h8").await;
    two.next_of("events").await;
    assert_eq!(two.refused("h8").await, "occupied");
    let position = &first.get(&format!("/api/rooms/{room}")).await.json()["position"];
    assert_eq!(position["transcript"], "h8");
}

#[tokio::test]
async fn a_state_that_the_server_has_not_reached_is_refused() {
    let site = Site::start().await;
    let (room, first, _) = site.room().await;
    let mut one = first.live(&room).await;
    one.act_as("ahead", 1, "h8").await;
    let refused = one.next_of("refused").await;
    assert_eq!((&refused["code"], &refused["seq"]), (&json!("seq-ahead"), &json!(0)));
}

#[tokio::test]
async fn refusals_are_in_the_reader_s_language() {
    let site = Site::start().await;
    let (room, mut first, _) = site.room().await;
    let mut messages = Vec::new();
    for language in ["en", "es", "ro", "pl"] {
        first.language = language;
        let mut one = first.live(&room).await;
        one.act("p8").await;
        let message = one.next_of("refused").await["message"].as_str().unwrap().to_owned();
        assert!(!message.contains("refusal-"), "{message}");
        messages.push(message);
    }
    messages.dedup();
    assert_eq!(messages.len(), 4, "{messages:?}");
}

#[tokio::test]
async fn messages_that_cannot_be_read_are_refused_and_the_socket_stays() {
    let site = Site::start().await;
    let (room, first, _) = site.room().await;
    let mut one = first.live(&room).await;
    let long_name = json!({"type": "act", "id": "x".repeat(65), "seq": 0, "token": "h8"});
    let messages = [
        Message::text("hello"),
        Message::text("{}"),
        Message::text(r#"{"type":"dance"}"#),
        Message::text(r#"{"type":"act","id":"a","seq":-1,"token":"h8"}"#),
        Message::text(r#"{"type":"act","id":"","seq":0,"token":"h8"}"#),
        Message::text(long_name.to_string()),
        Message::text("[".repeat(4000)),
        Message::binary(vec![0; 10]),
    ];
    for message in messages {
        one.send(message.clone()).await;
        assert_eq!(one.next_of("refused").await["code"], "bad-message", "{message:?}");
    }
    one.play("h8").await;
}

#[tokio::test]
async fn a_message_of_a_megabyte_ends_the_socket_and_nothing_else() {
    let site = Site::start().await;
    let (room, first, _) = site.room().await;
    let mut other_tab = first.live(&room).await;
    for size in [4097, 1 << 20] {
        let mut one = first.live(&room).await;
        one.send(Message::text("x".repeat(size))).await;
        assert_eq!(one.next_of("closed").await["reason"], "message-too-large", "{size}");
        assert_eq!(one.try_next().await, Err(Ended { code: Some(1009) }));
    }
    other_tab.play("h8").await;
}

#[tokio::test]
async fn broken_text_ends_the_socket_and_nothing_else() {
    let site = Site::start().await;
    let (room, first, _) = site.room().await;
    let mut other_tab = first.live(&room).await;
    let mut one = first.live(&room).await;
    let broken = Frame::message(vec![b'"', 0xff, 0xfe, b'"'], OpCode::Data(Data::Text), true);
    one.send(Message::Frame(broken)).await;
    let ended = loop {
        if let Err(ended) = one.try_next().await {
            break ended;
        }
    };
    assert_eq!(ended, Ended { code: Some(1007) });
    other_tab.play("h8").await;
}

#[tokio::test]
async fn rooms_that_cannot_be_are_refused_with_their_reason() {
    let site = Site::start().await;
    let mut browser = site.browser();
    let setting = |setting: Value| json!({ "setting": setting }).to_string();
    let cases = [
        (setting(json!({"rules": "chess"})), 422, "unknown-rules"),
        (setting(json!({"rules": "renju", "size": 4})), 422, "bad-size"),
        (setting(json!({"rules": "renju", "size": 26})), 422, "bad-size"),
        (setting(json!({"rules": "renju", "opening": "x"})), 422, "unknown-opening"),
        (setting(json!({"rules": "renju", "options": {"x": "y"}})), 422, "unknown-option"),
        (setting(json!({"rules": "renju", "options": {"foul": "y"}})), 422, "bad-option"),
        (setting(json!({"rules": 1})), 400, "bad-request"),
        ("{".to_owned(), 400, "bad-request"),
        (String::new(), 400, "bad-request"),
        (format!("{{\"setting\":\"{}\"}}", "x".repeat(5000)), 413, "too-large"),
    ];
    for (body, status, code) in cases {
        let response = browser.post("/api/rooms", &body).await;
        assert_eq!(response.status, status, "{body}");
        assert_eq!(response.header("content-type"), Some("application/problem+json"));
        let problem = response.json();
        assert_eq!((&problem["code"], &problem["status"]), (&json!(code), &json!(status)));
    }
    assert!(browser.cookies.is_empty());
}

#[tokio::test]
async fn problems_are_told_in_four_languages() {
    let site = Site::start().await;
    let readers = [
        ("en", Lang::En),
        ("es-MX,en;q=0.5", Lang::Es),
        ("ro", Lang::Ro),
        ("pl", Lang::Pl),
        ("fr", Lang::En),
    ];
    for (language, lang) in readers {
        let title = words(lang, "error-room-not-found", &[]);
        let mut browser = site.browser();
        browser.language = language;
        let problem = browser.get("/api/rooms/nothing").await;
        assert_eq!((problem.status, &problem.json()["title"]), (404, &json!(title)));
        let page = browser.get("/r/nothing").await;
        assert_eq!(page.status, 404);
        assert!(page.body.contains(&format!("<h1>{title}</h1>")), "{}", page.body);
    }
}

#[tokio::test]
async fn addresses_that_do_not_exist_or_do_not_take_the_method_say_so() {
    let site = Site::start().await;
    let mut browser = site.browser();
    let cases = [
        ("GET", "/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/assets/manifest.json", 404),
        ("GET", "/assets/../Cargo.toml", 404),
        ("DELETE", "/", 405),
        ("GET", "/api/rooms", 405),
        ("GET", "/api/rooms/x/live", 404),
        ("GET", "/api/rooms/x/live?since=many", 400),
    ];
    for (method, path, status) in cases {
        assert_eq!(browser.send(method, path, &[], "").await.status, status, "{method} {path}");
    }
    let room = browser.create("renju").await;
    assert_eq!(browser.get(&format!("/api/rooms/{room}/live")).await.status, 426);
    assert_eq!(browser.socket("/api/rooms/nothing/live").await.err(), Some(404));
    assert_eq!(browser.socket("/api/watch/nothing/live").await.err(), Some(404));
}

#[tokio::test]
async fn one_address_makes_so_many_rooms_and_no_more() {
    let limits = Limits { rooms_per_hour: 3.try_into().unwrap(), ..Limits::default() };
    let site = Site::start_with(Config { limits, ..Config::default() }).await;
    let body = json!({"setting": {"rules": "renju"}}).to_string();
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(site.browser().post("/api/rooms", &body).await.status);
    }
    assert_eq!(statuses, [201, 201, 201, 429, 429]);
}

/// What a browser sends to open a socket.
const UPGRADE: [(&str, &str); 4] = [
    ("connection", "upgrade"),
    ("upgrade", "websocket"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "bmFyYWJlIG5hcmFiZSE9PQ=="),
];

#[tokio::test]
async fn one_address_holds_so_many_sockets_and_no_more() {
    let limits = Limits { sockets_per_address: 2.try_into().unwrap(), ..Limits::default() };
    let site = Site::start_with(Config { limits, ..Config::default() }).await;
    let (room, mut first, second) = site.room().await;
    let watch = first.watch_id(&room).await;
    let (play, watch) = (format!("/api/rooms/{room}/live"), format!("/api/watch/{watch}/live"));
    let mut one = first.live(&room).await;
    let two = second.live(&room).await;
    for path in [&play, &watch] {
        let refused = first.send("GET", path, &UPGRADE, "").await;
        assert_eq!(refused.status, 429, "{path}");
        assert_eq!(refused.header("content-type"), Some("application/problem+json"));
        assert_eq!(refused.json()["code"], "too-many-sockets");
        assert_eq!(refused.json()["title"], words(Lang::En, "error-too-many-sockets", &[]));
    }
    // Those that are open go on, and a place that is left is free again.
    one.play("h8").await;
    drop(two);
    let again = async {
        while first.socket(&watch).await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    assert!(timeout(LIMIT, again).await.is_ok(), "the place that was left");
}

#[tokio::test]
async fn one_seat_sends_so_many_actions_and_no_more() {
    let limits = Limits { actions_per_second: 1.try_into().unwrap(), ..Limits::default() };
    let site = Site::start_with(Config { limits, ..Config::default() }).await;
    let (room, first, second) = site.room().await;
    let mut one = first.live(&room).await;
    let mut codes = Vec::new();
    for _ in 0..8 {
        codes.push(one.refused("swap").await);
    }
    assert_eq!(codes[..6], ["not-asked"; 6]);
    assert_eq!(codes[7], "too-many-requests");
    // It is the seat that is counted, not the socket, and not the rival.
    assert_eq!(first.live(&room).await.refused("swap").await, "too-many-requests");
    assert_eq!(second.live(&room).await.refused("swap").await, "not-your-turn");
}

#[tokio::test]
async fn an_absence_and_a_rematch_count_as_actions() {
    let limits = Limits { actions_per_second: 1.try_into().unwrap(), ..Limits::default() };
    let site = Site::start_with(Config { limits, ..Config::default() }).await;
    let cases = [
        (json!({"type": "absent", "then": "win"}), "rival-present"),
        (json!({"type": "rematch", "offer": true}), "game-running"),
    ];
    for (message, code) in cases {
        let (room, first, _) = site.room().await;
        let mut one = first.live(&room).await;
        let mut codes = Vec::new();
        for _ in 0..8 {
            one.say(message.clone()).await;
            codes.push(one.next_of("refused").await["code"].clone());
        }
        assert_eq!(codes[..6], [code; 6], "{message}");
        assert_eq!(codes[7], "too-many-requests", "{message}");
    }
}
