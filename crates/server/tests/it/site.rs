//! A running site for one test.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use narabe_game::Player;
use narabe_server::{App, Clock, Config, Limits, OsEntropy};
use narabe_store::sqlite::{Durability, SqliteStore};
use narabe_store::{
    AppendError, EventRow, NewEvent, NewRematch, NewRoom, Rematched, RoomId, RoomKey, RoomRow,
    RoomStore, SeatOutcome, StoreError, TokenHash, WatchId,
};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::browser::Browser;

/// 2026-11-30, noon.
pub(crate) const START_MS: i64 = 1_796_040_000_000;

/// A clock that stands until a test moves it.
#[derive(Debug)]
pub(crate) struct FakeClock(AtomicI64);

impl FakeClock {
    pub(crate) fn forward(&self, millis: i64) {
        self.0.fetch_add(millis, Ordering::SeqCst);
    }
}

impl Clock for FakeClock {
    fn now_ms(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// A store whose disk can break.
#[derive(Debug)]
pub(crate) struct BreakableStore {
    pub(crate) real: SqliteStore,
    is_broken: AtomicBool,
    is_unreadable: AtomicBool,
}

#[derive(Debug, thiserror::Error)]
#[error("the disk is broken")]
struct BrokenDisk;

impl BreakableStore {
    pub(crate) fn set_broken(&self, is_broken: bool) {
        self.is_broken.store(is_broken, Ordering::SeqCst);
    }

    pub(crate) fn set_unreadable(&self, is_unreadable: bool) {
        self.is_unreadable.store(is_unreadable, Ordering::SeqCst);
    }

    fn write(&self) -> Result<&SqliteStore, StoreError> {
        if self.is_broken.load(Ordering::SeqCst) {
            return Err(StoreError::new(BrokenDisk));
        }
        Ok(&self.real)
    }
}

#[async_trait::async_trait]
impl RoomStore for BreakableStore {
    async fn add_room(&self, room: NewRoom) -> Result<RoomRow, StoreError> {
        self.write()?.add_room(room).await
    }

    async fn room(&self, id: &RoomId) -> Result<Option<RoomRow>, StoreError> {
        if self.is_unreadable.load(Ordering::SeqCst) {
            return Err(StoreError::new(BrokenDisk));
        }
        self.real.room(id).await
    }

    async fn watched_room(&self, id: &WatchId) -> Result<Option<RoomRow>, StoreError> {
        self.real.watched_room(id).await
    }

    async fn take_seat(&self, room: RoomKey, token: TokenHash) -> Result<SeatOutcome, StoreError> {
        self.write()?.take_seat(room, token).await
    }

    async fn append(&self, event: NewEvent) -> Result<(), AppendError> {
        self.write()?.append(event).await
    }

    async fn events(&self, room: RoomKey, since: u32) -> Result<Vec<EventRow>, StoreError> {
        self.real.events(room, since).await
    }

    async fn offer_rematch(&self, room: RoomKey, by: Option<Player>) -> Result<(), StoreError> {
        self.write()?.offer_rematch(room, by).await
    }

    async fn add_rematch(&self, rematch: NewRematch) -> Result<Rematched, StoreError> {
        self.write()?.add_rematch(rematch).await
    }

    async fn sweep(&self, now_ms: i64, limit: u32) -> Result<Vec<RoomKey>, StoreError> {
        self.write()?.sweep(now_ms, limit).await
    }
}

/// A running site.
pub(crate) struct Site {
    pub(crate) address: SocketAddr,
    pub(crate) app: Arc<App>,
    pub(crate) clock: Arc<FakeClock>,
    pub(crate) store: Arc<BreakableStore>,
    stop: Option<oneshot::Sender<()>>,
    served: Option<tokio::task::JoinHandle<()>>,
    directory: Arc<TempDir>,
    config: Config,
}

impl Site {
    /// A site as it is by default, with limits that no other test meets.
    pub(crate) async fn start() -> Self {
        let many = NonZeroU32::new(10_000).unwrap();
        let limits =
            Limits { rooms_per_hour: many, actions_per_second: many, sockets_per_address: many };
        Self::start_with(Config { limits, ..Config::default() }).await
    }

    pub(crate) async fn start_with(config: Config) -> Self {
        let directory = Arc::new(TempDir::new().unwrap());
        Self::on(directory, config, START_MS).await
    }

    async fn on(directory: Arc<TempDir>, config: Config, now_ms: i64) -> Self {
        let path = directory.path().join("narabe.db");
        let real = SqliteStore::open(&path, Durability::default()).await.unwrap();
        let store = Arc::new(BreakableStore {
            real,
            is_broken: AtomicBool::new(false),
            is_unreadable: AtomicBool::new(false),
        });
        let clock = Arc::new(FakeClock(AtomicI64::new(now_ms)));
        let app = App::new(
            config.clone(),
            Arc::<BreakableStore>::clone(&store),
            Arc::<FakeClock>::clone(&clock),
            Arc::new(OsEntropy),
        );
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let serving = Arc::clone(&app);
        let served = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            narabe_server::serve(serving, listener, stopped).await.unwrap();
        });
        let (stop, served) = (Some(stop), Some(served));
        Self { address, app, clock, store, stop, served, directory, config }
    }

    /// Stops in good order and waits for the end.
    pub(crate) async fn stop(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.served.take().unwrap().await.unwrap();
        self.store.real.close().await;
    }

    /// Another server on the same files, an hour later.
    pub(crate) async fn start_again(self) -> Self {
        let now_ms = self.clock.now_ms() + 3_600_000;
        Self::on(Arc::clone(&self.directory), self.config, now_ms).await
    }

    /// A second server on the same files, at the same time.
    pub(crate) async fn start_beside(&self) -> Self {
        Self::on(Arc::clone(&self.directory), self.config.clone(), self.clock.now_ms()).await
    }

    /// A browser that has never been here.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// A room of renju with both seats taken: its name, its first and its second player.
    pub(crate) async fn room(&self) -> (String, Browser, Browser) {
        self.room_of("renju").await
    }

    pub(crate) async fn room_of(&self, rules: &str) -> (String, Browser, Browser) {
        let (mut first, mut second) = (self.browser(), self.browser());
        let room = first.create(rules).await;
        assert_eq!(second.join(&room).await.status, 200);
        (room, first, second)
    }
}
