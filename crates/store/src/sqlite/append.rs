//! All the events of a batch by one statement; those that meet a taken place are left out and told.

use futures_util::TryStreamExt as _;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteQueryResult;
use sqlx::{Executor as _, SqliteConnection};
use tokio::sync::oneshot;

use super::read;
use crate::{AppendError, NewEvent};

/// A room that is gone leaves its events out too, where its foreign key would fail the whole batch.
macro_rules! insert {
    () => {
        "INSERT INTO events (room, seq, player, token, at_ms, client_id, answers)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
                value ->> 6
         FROM json_each(?1)
         WHERE EXISTS (SELECT 1 FROM rooms WHERE key = value ->> 0)
         ON CONFLICT DO NOTHING"
    };
}

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

/// Inserts the events inside a transaction and says of each, in order, what became of it.
pub(super) async fn insert(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<Vec<Result<(), AppendError>>, sqlx::Error> {
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    let inserted = sqlx::query(insert!()).bind(rows(appends)).execute(&mut *connection).await?;
    outcomes(connection, appends, inserted.rows_affected()).await
}

/// The same as a transaction of its own, which costs one crossing into SQLite's thread instead of three:
/// most batches are nothing but events.
pub(super) async fn commit(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<Vec<Result<(), AppendError>>, sqlx::Error> {
    let statements = concat!("BEGIN IMMEDIATE; ", insert!(), "; COMMIT");
    let query = sqlx::query(statements).bind(rows(appends));
    let results: Vec<_> = connection.execute_many(query).try_collect().await?;
    // One result a statement. Their sum would not do: SQLite repeats a count until the next change.
    let inserted = results.get(1).map_or(0, SqliteQueryResult::rows_affected);
    outcomes(connection, appends, inserted).await
}

fn rows(appends: &[Append]) -> String {
    let rows: Vec<Value> = appends.iter().map(|append| row(&append.event)).collect();
    Value::from(rows).to_string()
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

/// Nearly always all were written; otherwise each is looked up.
async fn outcomes(
    connection: &mut SqliteConnection,
    appends: &[Append],
    inserted: u64,
) -> Result<Vec<Result<(), AppendError>>, sqlx::Error> {
    if inserted == appends.len() as u64 {
        return Ok(appends.iter().map(|_| Ok(())).collect());
    }
    let mut outcomes = Vec::with_capacity(appends.len());
    for append in appends {
        outcomes.push(outcome(connection, &append.event).await?);
    }
    Ok(outcomes)
}

/// What stands in the event's place.
async fn outcome(
    connection: &mut SqliteConnection,
    NewEvent { room, event }: &NewEvent,
) -> Result<Result<(), AppendError>, sqlx::Error> {
    let seq = event.seq;
    Ok(match read::event(connection, *room, seq).await? {
        Some(stored) if stored == *event => Ok(()),
        Some(_) => Err(AppendError::SeqTaken { seq }),
        None => Err(AppendError::Gone),
    })
}
