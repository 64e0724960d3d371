//! The live rooms of this server: found here, loaded from the log when they are not, dropped when nobody
//! looks at them any more.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use narabe_game::Player;
use narabe_store::{RoomKey, RoomRow, SeatOutcome, StoreError, TokenHash};
use narabe_wire::{Closing, ErrorCode, RoomView};
use rustc_hash::FxHashMap;
use tokio::sync::{mpsc, oneshot};

use super::message::{Accepted, Act, Attached, Frame, RoomMessage};
use super::refusal::Refused;
use super::room::Room;
use crate::app::App;
use crate::error::AppError;

/// Messages that may wait for a room; beyond that its sockets wait.
const MAILBOX: usize = 32;
/// How long a stopping server waits for commits that are under way.
const FAREWELL: Duration = Duration::from_secs(5);

/// Held by everything that a stopping server waits for.
#[derive(Clone, Debug)]
pub(crate) struct Alive {
    _held: mpsc::Sender<()>,
}

/// The live rooms.
#[derive(Debug)]
pub(crate) struct Hub {
    rooms: Mutex<FxHashMap<RoomKey, RoomHandle>>,
    /// Held by every room and every socket: when all are gone, `done` ends. None once the server stops.
    alive: Mutex<Option<Alive>>,
    done: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

impl Default for Hub {
    fn default() -> Self {
        let (held, done) = mpsc::channel(1);
        Self {
            rooms: Mutex::default(),
            alive: Mutex::new(Some(Alive { _held: held })),
            done: tokio::sync::Mutex::new(done),
        }
    }
}

impl Hub {
    /// The live room of a row, loaded when it is not live yet.
    pub(crate) async fn open(app: &Arc<App>, row: RoomRow) -> Result<RoomHandle, AppError> {
        let hub = &app.hub;
        if let Some(handle) = hub.lock().get(&row.key) {
            return Ok(handle.clone());
        }
        let key = row.key;
        let room = Room::load(Arc::clone(app), row).await?;
        let alive = hub.alive()?;
        let mut rooms = hub.lock();
        // Somebody else may have loaded it meanwhile: one room has one task.
        let handle = rooms.entry(key).or_insert_with(|| {
            let (mailbox, messages) = mpsc::channel(MAILBOX);
            tokio::spawn(async move {
                room.run(messages).await;
                drop(alive);
            });
            RoomHandle { mailbox }
        });
        Ok(handle.clone())
    }

    /// For a room or a socket that begins now.
    ///
    /// # Errors
    /// When the server stops.
    pub(crate) fn alive(&self) -> Result<Alive, AppError> {
        let alive = self.alive.lock().unwrap_or_else(PoisonError::into_inner).clone();
        alive.ok_or_else(|| ErrorCode::StoreFailed.into())
    }

    /// Forgets rooms that nobody holds a handle of. Their tasks end with their mailboxes; the log stays.
    pub(crate) fn drop_idle(&self) {
        self.lock().retain(|_, room| room.mailbox.strong_count() > 1);
    }

    /// Ends the room of a row that was deleted.
    pub(crate) async fn expire(&self, key: RoomKey) {
        self.end(key, Closing::Expired).await;
    }

    async fn end(&self, key: RoomKey, closing: Closing) {
        let room = self.lock().remove(&key);
        if let Some(room) = room {
            room.tell(RoomMessage::Close(closing)).await;
        }
    }

    /// Forgets a room whose task is about to end by itself.
    pub(super) fn forget(&self, key: RoomKey) {
        self.lock().remove(&key);
    }

    /// Ends all rooms, and waits until they have stored and their sockets have said what was under way.
    pub(crate) async fn shut_down(&self) {
        drop(self.alive.lock().unwrap_or_else(PoisonError::into_inner).take());
        let keys: Vec<RoomKey> = self.lock().keys().copied().collect();
        for key in keys {
            self.end(key, Closing::Shutdown).await;
        }
        let all_done = async { self.done.lock().await.recv().await };
        if tokio::time::timeout(FAREWELL, all_done).await.is_err() {
            tracing::warn!("some rooms or sockets were still busy when the server stopped");
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, FxHashMap<RoomKey, RoomHandle>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A live room, from outside. Whoever holds one keeps the room in memory.
#[derive(Clone, Debug)]
pub(crate) struct RoomHandle {
    mailbox: mpsc::Sender<Box<RoomMessage>>,
}

/// The room ended before it answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RoomClosed;

impl From<RoomClosed> for AppError {
    fn from(_: RoomClosed) -> Self {
        Self::new(ErrorCode::StoreFailed)
    }
}

impl RoomHandle {
    /// A socket opened.
    pub(crate) async fn attach(
        &self,
        player: Option<Player>,
        since: Option<u32>,
    ) -> Result<Attached, RoomClosed> {
        self.ask(|reply| RoomMessage::Attach { player, since, reply }).await
    }

    /// The state again, for a socket that fell behind.
    pub(crate) async fn resync(&self, player: Option<Player>) -> Result<Frame, RoomClosed> {
        self.ask(|reply| RoomMessage::Resync { player, reply }).await
    }

    /// A socket closed.
    pub(crate) async fn detach(&self, player: Option<Player>) {
        self.tell(RoomMessage::Detach { player }).await;
    }

    /// Somebody wants to sit.
    pub(crate) async fn join(&self, token: TokenHash) -> Result<SeatOutcome, AppError> {
        let outcome: Result<SeatOutcome, StoreError> =
            self.ask(|reply| RoomMessage::Join { token, reply }).await?;
        Ok(outcome?)
    }

    /// How the room stands, seen by this browser.
    pub(crate) async fn view(&self, token: Option<TokenHash>) -> Result<RoomView, RoomClosed> {
        self.ask(|reply| RoomMessage::View { token, reply }).await
    }

    /// The board as it stands, as SVG.
    pub(crate) async fn picture(&self) -> Result<String, RoomClosed> {
        self.ask(|reply| RoomMessage::Picture { reply }).await
    }

    /// A player acts.
    pub(crate) async fn act(&self, act: Act) -> Result<Accepted, Refused> {
        self.command(|reply| RoomMessage::Act { act, reply }).await
    }

    /// A player goes on without the rival.
    pub(crate) async fn absent(&self, player: Player) -> Result<Accepted, Refused> {
        self.command(|reply| RoomMessage::Absent { player, reply }).await
    }

    /// A player speaks about another game.
    pub(crate) async fn rematch(&self, player: Player, offer: bool) -> Result<Accepted, Refused> {
        self.command(|reply| RoomMessage::Rematch { player, offer, reply }).await
    }

    async fn command(
        &self,
        message: impl FnOnce(oneshot::Sender<Result<Accepted, Refused>>) -> RoomMessage,
    ) -> Result<Accepted, Refused> {
        let closed = |_closed| Refused::new(ErrorCode::StoreFailed, 0);
        self.ask(message).await.map_err(closed)?
    }

    async fn ask<T>(
        &self,
        message: impl FnOnce(oneshot::Sender<T>) -> RoomMessage,
    ) -> Result<T, RoomClosed> {
        let (reply, answer) = oneshot::channel();
        self.tell(message(reply)).await;
        answer.await.map_err(|_dropped| RoomClosed)
    }

    /// A room that has ended drops the message, and with it the place for the answer.
    async fn tell(&self, message: RoomMessage) {
        drop(self.mailbox.send(Box::new(message)).await);
    }
}
