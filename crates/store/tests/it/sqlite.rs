//! SQLite: the conformance suite, its settings, its commits.

use narabe_store::RoomStore as _;
use narabe_store::sqlite::{Durability, SqliteStore};
use tempfile::TempDir;

use crate::conformance;
use crate::samples::{event, room};

struct Fresh {
    store: SqliteStore,
    directory: TempDir,
}

async fn fresh() -> Fresh {
    let directory = TempDir::new().unwrap();
    let store = SqliteStore::open(&directory.path().join("n.db"), Durability::default()).await;
    Fresh { store: store.unwrap(), directory }
}

conformance!(
    fresh;
    a_room_is_read_back_as_it_was_made,
    an_unknown_link_finds_nothing,
    a_room_name_is_used_once,
    a_seat_is_taken_once_and_stays_with_its_browser,
    of_two_who_join_at_once_one_sits,
    the_log_is_read_back_in_order_from_any_place,
    the_game_s_own_events_need_no_client_id,
    of_two_events_for_one_place_one_wins,
    an_event_that_is_stored_already_is_stored,
    a_refused_event_harms_nobody_beside_it,
    a_rematch_offer_is_kept_until_withdrawn,
    a_room_has_one_rematch,
    expired_rooms_are_swept_with_all_they_held_a_few_at_a_time,
);

#[tokio::test]
async fn a_store_opens_again_with_all_it_held() {
    let Fresh { store, directory } = fresh().await;
    let made = room(&store, "abc").await;
    store.append(event(made.key, 0, "x")).await.unwrap();
    store.close().await;
    store.append(event(made.key, 1, "y")).await.unwrap_err();

    let path = directory.path().join("n.db");
    let store = SqliteStore::open(&path, Durability::default()).await.unwrap();
    assert_eq!(store.room(&made.id).await.unwrap(), Some(made.clone()));
    assert_eq!(store.events(made.key, 0).await.unwrap(), [event(made.key, 0, "x").event]);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("n.db");
    std::fs::write(&path, "not a database, but a letter to somebody".repeat(100)).unwrap();
    SqliteStore::open(&path, Durability::default()).await.unwrap_err();
}

#[tokio::test]
async fn a_database_that_cannot_use_a_log_of_writes_is_refused() {
    // In memory there is no WAL: what is asked for is not what is got.
    let opened = SqliteStore::open(":memory:".as_ref(), Durability::default()).await;
    let error = opened.unwrap_err().to_string();
    assert_eq!(error, "the database answers \"memory\" to PRAGMA journal_mode, not \"wal\"");
}
