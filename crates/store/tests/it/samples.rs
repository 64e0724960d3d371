//! Rooms and events to store.

use narabe_game::Player;
use narabe_store::{
    EventRow, NewEvent, NewRoom, RoomId, RoomKey, RoomRow, RoomStore, Seats, TokenHash, WatchId,
};

/// The token hash of a browser that is called by a number.
pub(crate) fn browser(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

/// A room called `name`, made at 1000 by browser 1, good until 2000.
pub(crate) fn new_room(name: &str) -> NewRoom {
    NewRoom {
        id: RoomId::new(name),
        watch_id: WatchId::new(format!("watch-{name}")),
        setting: r#"{"rules":"renju"}"#.to_owned(),
        created_at_ms: 1000,
        expires_at_ms: 2000,
        seats: Seats { first: Some(browser(1)), second: None },
    }
}

/// Stores a room called `name`.
pub(crate) async fn room(store: &impl RoomStore, name: &str) -> RoomRow {
    store.add_room(new_room(name)).await.unwrap()
}

/// The event numbered `seq`, whose client called it `id`.
pub(crate) fn event(room: RoomKey, seq: u32, id: &str) -> NewEvent {
    let player = if seq.is_multiple_of(2) { Player::First } else { Player::Second };
    let event = EventRow {
        seq,
        player,
        token: format!("a{}", seq + 1),
        at_ms: i64::from(seq) + 1000,
        client_id: Some(id.to_owned()),
        answers: seq,
    };
    NewEvent { room, event }
}
