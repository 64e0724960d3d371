//! All the events of a batch by one statement; those that meet a taken key are left out and told.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sqlx::SqliteConnection;
use tokio::sync::oneshot;

use crate::{AppendError, NewEvent, RoomKey};

/// Written as one statement so that a batch costs one crossing into SQLite's thread. A room that
/// is gone leaves its events out too, where a foreign key would fail the whole batch.
const INSERT: &str = "
    INSERT INTO events (room, seq, player, token, at_ms, client_id, answers)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM json_each(?1)
    WHERE EXISTS (SELECT 1 FROM rooms WHERE key = value ->> 0)
    ON CONFLICT DO NOTHING
    RETURNING room, seq";

/// An event whose sender waits.
pub(super) struct Append {
    pub(super) event: NewEvent,
    pub(super) reply: oneshot::Sender<Result<(), AppendError>>,
}

impl Append {
    pub(super) fn answer(self, outcome: Result<(), AppendError>) {
        // A sender that went away has lost only the answer: its event is in the log.
        drop(self.reply.send(outcome));
    }
}

/// Inserts the events and says of each, in order, what became of it.
pub(super) async fn insert(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<Vec<Result<(), AppendError>>, sqlx::Error> {
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    let rows: Vec<Value> = appends.iter().map(|append| row(&append.event)).collect();
    let written: Vec<(i64, u32)> = sqlx::query_as(INSERT)
        .bind(Value::from(rows).to_string())
        .fetch_all(&mut *connection)
        .await?;
    let mut written: BTreeSet<(i64, u32)> = written.into_iter().collect();
    let mut outcomes = Vec::with_capacity(appends.len());
    for append in appends {
        // `remove`: of two events for one place in the same batch the earlier was written.
        let key = (append.event.room.0, append.event.event.seq);
        let outcome = if written.remove(&key) {
            Ok(())
        } else {
            Err(conflict(connection, &append.event).await?)
        };
        outcomes.push(outcome);
    }
    Ok(outcomes)
}

fn row(NewEvent { room, event }: &NewEvent) -> Value {
    json!([
        room.0,
        event.seq,
        event.player.name(),
        event.token,
        event.at_ms,
        event.client_id,
        event.answers
    ])
}

/// Which key the event met.
async fn conflict(
    connection: &mut SqliteConnection,
    NewEvent { room: RoomKey(room), event }: &NewEvent,
) -> Result<AppendError, sqlx::Error> {
    let id_used =
        sqlx::query_scalar::<_, i64>("SELECT seq FROM events WHERE room = ?1 AND client_id = ?2")
            .bind(room)
            .bind(&event.client_id)
            .fetch_optional(&mut *connection)
            .await?;
    if let (Some(_), Some(client_id)) = (id_used, &event.client_id) {
        return Ok(AppendError::IdUsed { client_id: client_id.clone() });
    }
    let room = sqlx::query_scalar::<_, i64>("SELECT key FROM rooms WHERE key = ?1")
        .bind(room)
        .fetch_optional(connection)
        .await?;
    Ok(match room {
        Some(_) => AppendError::SeqTaken { seq: event.seq },
        None => AppendError::Gone,
    })
}
