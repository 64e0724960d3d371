//! Rooms whose time is over.

use narabe_server::sweep;

use crate::site::Site;

const MONTH_MS: i64 = 30 * 24 * 3_600_000;

#[tokio::test]
async fn an_expired_room_is_gone_and_its_sockets_are_told() {
    let site = Site::start().await;
    let (room, mut first, _) = site.room().await;
    let mut one = first.live(&room).await;
    site.clock.forward(MONTH_MS - 1);
    let younger = first.create("renju").await;
    sweep(&site.app).await.unwrap();
    assert_eq!(first.get(&format!("/r/{room}")).await.status, 200);
    one.play("h8").await;

    site.clock.forward(1);
    // Over is over, even before the sweeper comes by.
    assert_eq!(first.get(&format!("/r/{room}")).await.status, 404);
    sweep(&site.app).await.unwrap();
    assert_eq!(one.next_of("closed").await["reason"], "expired");
    one.try_next().await.unwrap_err();
    assert_eq!(first.get(&format!("/api/rooms/{room}")).await.status, 404);
    assert_eq!(first.get(&format!("/r/{younger}")).await.status, 200);
}

#[tokio::test]
async fn many_rooms_are_swept_in_small_steps() {
    let site = Site::start().await;
    let mut browser = site.browser();
    let mut rooms = Vec::new();
    for _ in 0..45 {
        rooms.push(browser.create("freestyle").await);
    }
    site.clock.forward(MONTH_MS);
    sweep(&site.app).await.unwrap();
    for room in rooms {
        assert_eq!(browser.get(&format!("/api/rooms/{room}")).await.status, 404);
    }
}
