//! The suite that every backend passes: each check is given a fresh, empty store.

use narabe_game::Player;
use narabe_store::{
    AppendError, NewRematch, RematchLink, Rematched, RoomId, RoomStore, SeatOutcome, Seats, WatchId,
};

use crate::samples::{browser, event, new_room, room};

/// Makes one test of each check for the store that `$fresh` opens.
#[macro_export]
macro_rules! conformance {
    ($fresh:path; $($check:ident),* $(,)?) => {
        $(
            #[tokio::test]
            async fn $check() {
                let fresh = $fresh().await;
                $crate::conformance::$check(&fresh.store).await;
            }
        )*
    };
}

pub(crate) async fn a_room_is_read_back_as_it_was_made(store: &impl RoomStore) {
    let made = room(store, "abc").await;
    assert_eq!(made.id, RoomId::new("abc"));
    assert_eq!(made.setting, r#"{"rules":"renju"}"#);
    assert_eq!((made.created_at_ms, made.expires_at_ms), (1000, 2000));
    assert_eq!(made.seats, Seats { first: Some(browser(1)), second: None });
    assert_eq!((made.rematch_offer, &made.rematch), (None, &None));
    assert_eq!(store.room(&made.id).await.unwrap().as_ref(), Some(&made));
    assert_eq!(store.watched_room(&made.watch_id).await.unwrap(), Some(made));
}

pub(crate) async fn an_unknown_link_finds_nothing(store: &impl RoomStore) {
    let made = room(store, "abc").await;
    assert_eq!(store.room(&RoomId::new("abcd")).await.unwrap(), None);
    assert_eq!(store.room(&RoomId::new("watch-abc")).await.unwrap(), None, "{made:?}");
    assert_eq!(store.watched_room(&WatchId::new("abc")).await.unwrap(), None);
}

pub(crate) async fn a_room_name_is_used_once(store: &impl RoomStore) {
    room(store, "abc").await;
    store.add_room(new_room("abc")).await.unwrap_err();
    room(store, "abd").await;
}

pub(crate) async fn a_seat_is_taken_once_and_stays_with_its_browser(store: &impl RoomStore) {
    let key = room(store, "abc").await.key;
    let outcomes = [
        (browser(1), SeatOutcome::Yours(Player::First)),
        (browser(2), SeatOutcome::Taken(Player::Second)),
        (browser(2), SeatOutcome::Yours(Player::Second)),
        (browser(3), SeatOutcome::Full),
        (browser(1), SeatOutcome::Yours(Player::First)),
    ];
    for (token, wanted) in outcomes {
        assert_eq!(store.take_seat(key, token).await.unwrap(), wanted);
    }
    let seats = store.room(&RoomId::new("abc")).await.unwrap().unwrap().seats;
    assert_eq!(seats, Seats { first: Some(browser(1)), second: Some(browser(2)) });
}

pub(crate) async fn of_two_who_join_at_once_one_sits(store: &impl RoomStore) {
    let key = room(store, "abc").await.key;
    let (two, three) =
        tokio::join!(store.take_seat(key, browser(2)), store.take_seat(key, browser(3)));
    let mut outcomes = [two.unwrap(), three.unwrap()];
    outcomes.sort_by_key(|outcome| *outcome == SeatOutcome::Full);
    assert_eq!(outcomes, [SeatOutcome::Taken(Player::Second), SeatOutcome::Full]);
}

pub(crate) async fn the_log_is_read_back_in_order_from_any_place(store: &impl RoomStore) {
    let key = room(store, "abc").await.key;
    let other = room(store, "other").await.key;
    for seq in 0..12 {
        store.append(event(key, seq, &format!("id{seq}"))).await.unwrap();
    }
    store.append(event(other, 0, "id0")).await.unwrap();
    for since in [0, 5, 11, 12, 99] {
        let wanted: Vec<_> =
            (since..12).map(|seq| event(key, seq, &format!("id{seq}")).event).collect();
        assert_eq!(store.events(key, since).await.unwrap(), wanted, "since {since}");
    }
}

pub(crate) async fn the_game_s_own_events_need_no_client_id(store: &impl RoomStore) {
    let key = room(store, "abc").await.key;
    for seq in 0..2 {
        let mut own = event(key, seq, "");
        own.event.client_id = None;
        store.append(own.clone()).await.unwrap();
        assert_eq!(store.events(key, seq).await.unwrap(), [own.event]);
    }
}

pub(crate) async fn of_two_events_for_one_place_one_wins(store: &impl RoomStore) {
    let key = room(store, "abc").await.key;
    let (one, two) =
        tokio::join!(store.append(event(key, 0, "one")), store.append(event(key, 0, "two")));
    let (winner, loser) = if one.is_ok() { ("one", two) } else { ("two", one) };
    assert!(matches!(loser, Err(AppendError::SeqTaken { seq: 0 })), "{loser:?}");
    assert_eq!(store.events(key, 0).await.unwrap(), [event(key, 0, winner).event]);
}

pub(crate) async fn an_event_that_is_stored_already_is_stored(store: &impl RoomStore) {
    let key = room(store, "abc").await.key;
    store.append(event(key, 0, "same")).await.unwrap();
    // Whoever did not hear the answer may ask again.
    store.append(event(key, 0, "same")).await.unwrap();
    assert_eq!(store.events(key, 0).await.unwrap(), [event(key, 0, "same").event]);
}

pub(crate) async fn a_refused_event_harms_nobody_beside_it(store: &impl RoomStore) {
    let (here, there) = (room(store, "here").await.key, room(store, "there").await.key);
    store.append(event(here, 0, "first")).await.unwrap();
    let (taken, written, gone, seated, made) = tokio::join!(
        store.append(event(here, 0, "late")),
        store.append(event(there, 0, "fine")),
        store.append(event(narabe_store::RoomKey(-1), 0, "lost")),
        store.take_seat(there, browser(2)),
        store.add_room(new_room("here")),
    );
    assert!(matches!(taken, Err(AppendError::SeqTaken { .. })), "{taken:?}");
    assert!(matches!(gone, Err(AppendError::Gone)), "{gone:?}");
    made.unwrap_err();
    written.unwrap();
    assert_eq!(seated.unwrap(), SeatOutcome::Taken(Player::Second));
    assert_eq!(store.events(there, 0).await.unwrap(), [event(there, 0, "fine").event]);
}

pub(crate) async fn a_rematch_offer_is_kept_until_withdrawn(store: &impl RoomStore) {
    let key = room(store, "abc").await.key;
    for offer in [Some(Player::Second), Some(Player::First), None] {
        store.offer_rematch(key, offer).await.unwrap();
        let read = store.room(&RoomId::new("abc")).await.unwrap().unwrap();
        assert_eq!(read.rematch_offer, offer);
    }
}

pub(crate) async fn a_room_has_one_rematch(store: &impl RoomStore) {
    let old = room(store, "old").await;
    store.offer_rematch(old.key, Some(Player::First)).await.unwrap();
    let seats = Seats { first: Some(browser(2)), second: Some(browser(1)) };
    let next =
        |name| NewRematch { of: old.key, room: narabe_store::NewRoom { seats, ..new_room(name) } };
    let link = RematchLink { id: RoomId::new("new"), watch_id: WatchId::new("watch-new") };

    let made = store.add_rematch(next("new")).await.unwrap();
    assert_eq!(made, Rematched::Made(link.clone()));
    let again = store.add_rematch(next("newer")).await.unwrap();
    assert_eq!(again, Rematched::Existing(link.clone()));

    let old = store.room(&old.id).await.unwrap().unwrap();
    assert_eq!((old.rematch, old.rematch_offer), (Some(link), None));
    assert_eq!(store.room(&RoomId::new("new")).await.unwrap().unwrap().seats, seats);
    assert_eq!(store.room(&RoomId::new("newer")).await.unwrap(), None);
}

pub(crate) async fn expired_rooms_are_swept_with_all_they_held_a_few_at_a_time(
    store: &impl RoomStore,
) {
    let mut keys = Vec::new();
    for (name, expires_at_ms) in [("a", 2100), ("c", 2300), ("b", 2200), ("d", 9000)] {
        let room = narabe_store::NewRoom { expires_at_ms, ..new_room(name) };
        keys.push(store.add_room(room).await.unwrap().key);
    }
    let [a, c, b, _] = keys[..] else { unreachable!("four rooms were made") };
    store.append(event(a, 0, "x")).await.unwrap();

    let mut swept = store.sweep(2300, 2).await.unwrap();
    swept.sort();
    assert_eq!(swept, [a, b]);
    assert_eq!(store.sweep(2300, 2).await.unwrap(), [c]);
    assert_eq!(store.sweep(2300, 2).await.unwrap(), []);
    assert_eq!(store.room(&RoomId::new("a")).await.unwrap(), None);

    assert_eq!(store.events(a, 0).await.unwrap(), []);
    let late = store.append(event(a, 1, "y")).await;
    assert!(matches!(late, Err(AppendError::Gone)), "{late:?}");
    assert_eq!(store.take_seat(a, browser(2)).await.unwrap(), SeatOutcome::Gone);
    assert_ne!(room(store, "a").await.key, a, "a key is never given out again");
}
