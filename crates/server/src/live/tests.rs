//! What sockets of a room are told when they are slow, which no loopback is.

use std::sync::Arc;

use narabe_game::{Player, SettingSpec};
use narabe_store::sqlite::{Durability, SqliteStore};
use narabe_store::{NewRoom, RoomId, RoomStore as _, Seats, TokenHash, WatchId};
use narabe_wire::ServerMessage;
use tempfile::TempDir;
use tokio::sync::broadcast::error::RecvError;

use super::message::{Accepted, Act};
use super::{Hub, RoomHandle};
use crate::{App, Config, OsEntropy, SystemClock};

async fn room(directory: &TempDir) -> RoomHandle {
    let path = directory.path().join("n.db");
    let store = SqliteStore::open(&path, Durability::default()).await.unwrap();
    let seats = Seats { first: Some(TokenHash([1; 32])), second: Some(TokenHash([2; 32])) };
    let new = NewRoom {
        id: RoomId::new("room"),
        watch_id: WatchId::new("watch"),
        setting: serde_json::to_string(&SettingSpec::of("renju")).unwrap(),
        created_at_ms: 0,
        expires_at_ms: i64::MAX,
        seats,
    };
    let row = store.add_room(new).await.unwrap();
    let app =
        App::new(Config::default(), Arc::new(store), Arc::new(SystemClock), Arc::new(OsEntropy));
    Hub::open(&app, row).await.unwrap()
}

#[tokio::test]
async fn a_socket_that_fell_behind_is_told_so_and_then_gets_everything() {
    let directory = TempDir::new().unwrap();
    let room = room(&directory).await;
    let mut slow = room.attach(None, None).await.unwrap().updates;
    for number in 0..40 {
        let (player, token) = match number % 2 {
            0 => (Player::First, "draw-offer"),
            _ => (Player::Second, "draw-decline"),
        };
        let act = Act { player, id: number.to_string(), seq: number, token: token.to_owned() };
        assert!(matches!(room.act(act).await, Ok(Accepted::Published)));
    }
    assert!(matches!(slow.recv().await, Err(RecvError::Lagged(_))));
    let state = serde_json::from_str(&room.resync(None).await.unwrap()).unwrap();
    let ServerMessage::Hello { seq, from, events, .. } = state else {
        panic!("not a greeting: {state:?}");
    };
    assert_eq!((seq, from, events.len()), (40, 0, 40));
}
