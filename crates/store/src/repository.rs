//! The trait that every backend implements, and what its methods answer.
//!
//! Each writing method is atomic by itself and durable when it answers.

use std::sync::Arc;

use async_trait::async_trait;
use narabe_game::Player;

use crate::{
    EventRow, NewEvent, NewRematch, NewRoom, RematchLink, RoomId, RoomKey, RoomRow, TokenHash,
    WatchId,
};

/// Rooms, their seats and their logs.
#[async_trait]
pub trait RoomStore: std::fmt::Debug + Send + Sync + 'static {
    /// Makes a room together with the seats that are taken from the start.
    async fn add_room(&self, room: NewRoom) -> Result<RoomRow, StoreError>;

    /// The room of a link.
    async fn room(&self, id: &RoomId) -> Result<Option<RoomRow>, StoreError>;

    /// The room of a watch link.
    async fn watched_room(&self, id: &WatchId) -> Result<Option<RoomRow>, StoreError>;

    /// Takes the free seat, unless this token sits already. Of two that come at once one sits.
    async fn take_seat(&self, room: RoomKey, token: TokenHash) -> Result<SeatOutcome, StoreError>;

    /// Adds one event. An event that meets a taken place fails alone.
    ///
    /// The place is the lock, and it keeps the clients' names of actions unique as well: who wins place
    /// `seq` has read the log before it and seen whether the action is there.
    async fn append(&self, event: NewEvent) -> Result<(), AppendError>;

    /// The log from the event numbered `since` on, in order.
    async fn events(&self, room: RoomKey, since: u32) -> Result<Vec<EventRow>, StoreError>;

    /// Notes who offers a rematch, or that nobody does any more.
    async fn offer_rematch(&self, room: RoomKey, by: Option<Player>) -> Result<(), StoreError>;

    /// Makes the rematch of a room; when there is one already, tells which.
    async fn add_rematch(&self, rematch: NewRematch) -> Result<Rematched, StoreError>;

    /// Deletes at most `limit` rooms that have expired by `now_ms`, the longest expired first,
    /// with all that belongs to them, and tells which.
    async fn sweep(&self, now_ms: i64, limit: u32) -> Result<Vec<RoomKey>, StoreError>;
}

/// What became of the wish to sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatOutcome {
    /// The seat is yours from now on.
    Taken(Player),
    /// It was yours before.
    Yours(Player),
    /// Two others sit here.
    Full,
    /// There is no such room.
    Gone,
}

/// What became of the wish for a rematch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rematched {
    /// This room was made.
    Made(RematchLink),
    /// Somebody was faster: this is the room.
    Existing(RematchLink),
    /// The old room is gone.
    Gone,
}

/// The database did not do its work. Cloned to everybody who waited for the same commit.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the database failed")]
pub struct StoreError(#[source] Arc<dyn std::error::Error + Send + Sync>);

impl StoreError {
    /// Wraps what a backend reports.
    pub fn new(source: impl std::error::Error + Send + Sync + 'static) -> Self {
        Self(Arc::new(source))
    }
}

/// Why an event was not added.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// Another event has this place in the log: read on from there.
    #[error("place {seq} of the log is taken")]
    SeqTaken {
        /// The place.
        seq: u32,
    },
    /// The room was swept.
    #[error("there is no such room any more")]
    Gone,
    /// Nothing is known about the event but that nobody has seen it.
    #[error(transparent)]
    Store(#[from] StoreError),
}
