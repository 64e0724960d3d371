//! Reading: rows to types. Used by the readers and, inside a transaction, by the writer.

use narabe_game::Player;
use sqlx::sqlite::{SqliteExecutor, SqliteRow};
use sqlx::{FromRow, Row as _};

use crate::{EventRow, RematchLink, RoomId, RoomKey, RoomRow, Seats, TokenHash, WatchId};

/// The query for a room with its seats and its rematch (none, once that room is swept).
macro_rules! room_where {
    ($condition:literal) => {
        concat!(
            "SELECT rooms.*, one.token_hash AS first_hash, two.token_hash AS second_hash,
                    next.id AS next_id, next.watch_id AS next_watch_id
             FROM rooms
             LEFT JOIN seats AS one ON one.room = rooms.key AND one.player = 'first'
             LEFT JOIN seats AS two ON two.room = rooms.key AND two.player = 'second'
             LEFT JOIN rooms AS next ON next.id = rooms.rematch_room
             WHERE ",
            $condition
        )
    };
}

fn player(text: &str) -> Result<Player, sqlx::Error> {
    text.parse().map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

pub(super) async fn room(
    connection: impl SqliteExecutor<'_>,
    id: &RoomId,
) -> Result<Option<RoomRow>, sqlx::Error> {
    sqlx::query_as(room_where!("rooms.id = ?1")).bind(id.as_str()).fetch_optional(connection).await
}

pub(super) async fn room_by_key(
    connection: impl SqliteExecutor<'_>,
    key: RoomKey,
) -> Result<Option<RoomRow>, sqlx::Error> {
    sqlx::query_as(room_where!("rooms.key = ?1")).bind(key.0).fetch_optional(connection).await
}

pub(super) async fn watched_room(
    connection: impl SqliteExecutor<'_>,
    id: &WatchId,
) -> Result<Option<RoomRow>, sqlx::Error> {
    sqlx::query_as(room_where!("rooms.watch_id = ?1"))
        .bind(id.as_str())
        .fetch_optional(connection)
        .await
}

pub(super) async fn events(
    connection: impl SqliteExecutor<'_>,
    room: RoomKey,
    since: u32,
) -> Result<Vec<EventRow>, sqlx::Error> {
    sqlx::query_as("SELECT * FROM events WHERE room = ?1 AND seq >= ?2 ORDER BY seq")
        .bind(room.0)
        .bind(since)
        .fetch_all(connection)
        .await
}

pub(super) async fn event(
    connection: impl SqliteExecutor<'_>,
    room: RoomKey,
    seq: u32,
) -> Result<Option<EventRow>, sqlx::Error> {
    sqlx::query_as("SELECT * FROM events WHERE room = ?1 AND seq = ?2")
        .bind(room.0)
        .bind(seq)
        .fetch_optional(connection)
        .await
}

impl<'r> FromRow<'r, SqliteRow> for RoomRow {
    fn from_row(row: &'r SqliteRow) -> Result<Self, sqlx::Error> {
        let offer: Option<String> = row.try_get("rematch_offer")?;
        let next: (Option<String>, Option<String>) =
            (row.try_get("next_id")?, row.try_get("next_watch_id")?);
        Ok(Self {
            key: RoomKey(row.try_get("key")?),
            id: RoomId::new(row.try_get::<String, _>("id")?),
            watch_id: WatchId::new(row.try_get::<String, _>("watch_id")?),
            setting: row.try_get("setting")?,
            created_at_ms: row.try_get("created_at_ms")?,
            expires_at_ms: row.try_get("expires_at_ms")?,
            seats: Seats { first: hash(row, "first_hash")?, second: hash(row, "second_hash")? },
            rematch_offer: offer.as_deref().map(player).transpose()?,
            rematch: match next {
                (Some(id), Some(watch)) => {
                    Some(RematchLink { id: RoomId::new(id), watch_id: WatchId::new(watch) })
                }
                _ => None,
            },
        })
    }
}

fn hash(row: &SqliteRow, column: &str) -> Result<Option<TokenHash>, sqlx::Error> {
    let bytes: Option<Vec<u8>> = row.try_get(column)?;
    let hash = bytes.map(<[u8; 32]>::try_from).transpose();
    Ok(hash
        .map_err(|_bytes| sqlx::Error::Decode("a token's hash has 32 bytes".into()))?
        .map(TokenHash))
}

impl<'r> FromRow<'r, SqliteRow> for EventRow {
    fn from_row(row: &'r SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            seq: row.try_get("seq")?,
            player: player(row.try_get("player")?)?,
            token: row.try_get("token")?,
            at_ms: row.try_get("at_ms")?,
            client_id: row.try_get("client_id")?,
            answers: row.try_get("answers")?,
        })
    }
}
