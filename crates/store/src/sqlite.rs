//! The SQLite backend: one writer that commits in groups, a pool of readers.
//!
//! Invariant: every connection is in WAL mode, and the writer with `synchronous = FULL`; both are
//! read back when the store opens, because SQLite ignores a PRAGMA that it does not like.

mod append;
mod operations;
mod read;
mod writer;

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use narabe_game::Player;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, SqliteConnection};

use crate::{
    AppendError, EventRow, NewEvent, NewRematch, NewRoom, Rematched, RoomId, RoomKey, RoomRow,
    RoomStore, SeatOutcome, StoreError, TokenHash, WatchId,
};
use writer::Writer;

/// Readers do not wait for each other; more than a few only cost memory.
const READERS: u32 = 4;
/// How long to wait for another program's lock (a backup, an inspection by hand).
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// What a commit must survive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// The loss of power: every commit waits for the disk (`synchronous = FULL`).
    #[default]
    PowerLoss,
    /// Only the death of the process (`synchronous = NORMAL`). No server uses it: it is here so
    /// that the power-cut test can be seen to fail.
    ProcessDeath,
}

/// Rooms in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
}

/// Why the store did not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file cannot be opened or is no database.
    #[error("cannot open the database")]
    Connect(#[source] sqlx::Error),
    /// The tables cannot be brought up to date.
    #[error("cannot bring the tables of the database up to date")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The database would not keep what it is told.
    #[error("the database answers {found:?} to PRAGMA {pragma}, not {wanted:?}")]
    Pragma {
        /// Which setting.
        pragma: &'static str,
        /// What it must be.
        wanted: String,
        /// What it is.
        found: String,
    },
}

impl SqliteStore {
    /// Opens the file, makes it when it is missing, and brings its tables up to date.
    ///
    /// # Errors
    /// When the file cannot be used or does not keep commits as it must.
    pub async fn open(path: &Path, durability: Durability) -> Result<Self, OpenError> {
        let mut connection =
            options(path, durability).connect().await.map_err(OpenError::Connect)?;
        assert_pragmas(&mut connection, durability).await?;
        sqlx::migrate!("./migrations").run(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options(path, durability).pragma("query_only", "ON"))
            .await
            .map_err(OpenError::Connect)?;
        Ok(Self { writer: Writer::start(connection), readers })
    }

    /// Waits for what is under way and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}

fn options(path: &Path, durability: Durability) -> SqliteConnectOptions {
    let synchronous = match durability {
        Durability::PowerLoss => SqliteSynchronous::Full,
        Durability::ProcessDeath => SqliteSynchronous::Normal,
    };
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(synchronous)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
}

async fn assert_pragmas(
    connection: &mut SqliteConnection,
    durability: Durability,
) -> Result<(), OpenError> {
    let synchronous = match durability {
        Durability::PowerLoss => "2",
        Durability::ProcessDeath => "1",
    };
    let wanted = [
        ("journal_mode", "SELECT journal_mode FROM pragma_journal_mode", "wal"),
        ("synchronous", "SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous", synchronous),
        ("foreign_keys", "SELECT CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys", "1"),
    ];
    for (pragma, query, wanted) in wanted {
        let found: String = sqlx::query_scalar(query)
            .fetch_one(&mut *connection)
            .await
            .map_err(OpenError::Connect)?;
        if found != wanted {
            return Err(OpenError::Pragma { pragma, wanted: wanted.to_owned(), found });
        }
    }
    Ok(())
}

#[async_trait]
impl RoomStore for SqliteStore {
    async fn add_room(&self, room: NewRoom) -> Result<RoomRow, StoreError> {
        self.writer.run(operations::AddRoom(room)).await
    }

    async fn room(&self, id: &RoomId) -> Result<Option<RoomRow>, StoreError> {
        read::room(&self.readers, id).await.map_err(StoreError::new)
    }

    async fn watched_room(&self, id: &WatchId) -> Result<Option<RoomRow>, StoreError> {
        read::watched_room(&self.readers, id).await.map_err(StoreError::new)
    }

    async fn take_seat(&self, room: RoomKey, token: TokenHash) -> Result<SeatOutcome, StoreError> {
        self.writer.run(operations::TakeSeat { room, token }).await
    }

    async fn append(&self, event: NewEvent) -> Result<(), AppendError> {
        self.writer.append(event).await
    }

    async fn events(&self, room: RoomKey, since: u32) -> Result<Vec<EventRow>, StoreError> {
        read::events(&self.readers, room, since).await.map_err(StoreError::new)
    }

    async fn offer_rematch(&self, room: RoomKey, by: Option<Player>) -> Result<(), StoreError> {
        self.writer.run(operations::OfferRematch { room, by }).await
    }

    async fn add_rematch(&self, rematch: NewRematch) -> Result<Rematched, StoreError> {
        self.writer.run(operations::AddRematch(rematch)).await
    }

    async fn sweep(&self, now_ms: i64, limit: u32) -> Result<Vec<RoomKey>, StoreError> {
        self.writer.run(operations::Sweep { now_ms, limit }).await
    }
}
