//! The one writer: it drains its queue while the last commit runs, so that under load one wait
//! for the disk serves many requests, and under no load nobody waits for a timer.
//!
//! Each request is answered only after the commit that holds it. A request that fails by itself
//! is rolled back to its savepoint and fails alone; a commit that fails fails for all in it.

use async_trait::async_trait;
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::append::{self, Append};
use crate::{AppendError, NewEvent, StoreError};

/// Requests that may wait before senders do.
const QUEUE: usize = 1024;
/// Requests in one commit: enough to be worth the wait, few enough to bound it.
const BATCH: usize = 256;

/// A unit of work inside a transaction.
#[async_trait]
pub(super) trait Operation: Send + 'static {
    /// What the caller gets once it is committed.
    type Output: Send;

    async fn run(&self, connection: &mut SqliteConnection) -> Result<Self::Output, sqlx::Error>;
}

/// What waits in the queue.
enum Request {
    /// By far the most frequent: written together, by one statement.
    Append(Append),
    /// Everything else, one after the other.
    Other(Box<dyn Pending>),
}

/// An operation whose caller waits.
#[async_trait]
trait Pending: Send {
    /// Runs inside a savepoint and remembers the outcome.
    async fn run(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error>;
    /// Tells the caller, after the commit or its failure.
    fn answer(self: Box<Self>, failure: Option<&StoreError>);
}

struct Waiting<O: Operation> {
    operation: O,
    outcome: Option<Result<O::Output, StoreError>>,
    reply: oneshot::Sender<Result<O::Output, StoreError>>,
}

#[async_trait]
impl<O: Operation + Sync> Pending for Waiting<O>
where
    O::Output: Sync,
{
    async fn run(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        execute(connection, "SAVEPOINT request").await?;
        match self.operation.run(connection).await {
            Ok(output) => self.outcome = Some(Ok(output)),
            Err(error) => {
                execute(connection, "ROLLBACK TO request").await?;
                self.outcome = Some(Err(StoreError::new(error)));
            }
        }
        execute(connection, "RELEASE request").await?;
        Ok(())
    }

    fn answer(self: Box<Self>, failure: Option<&StoreError>) {
        let answer = match (failure, self.outcome) {
            (Some(failure), _) => Err(failure.clone()),
            (None, Some(outcome)) => outcome,
            (None, None) => Err(StoreError::new(WriterStopped)),
        };
        // A caller that went away has lost only the answer.
        drop(self.reply.send(answer));
    }
}

/// The store is closed.
#[derive(Debug, thiserror::Error)]
#[error("the writer of the database has stopped")]
pub(super) struct WriterStopped;

/// The sending end of the queue.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Request>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the writer on its own connection.
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let task = tokio::spawn(work(connection, receiver));
        Self { queue: Mutex::new(Some(sender)), task: Mutex::new(Some(task)) }
    }

    /// Runs an operation and waits for its commit.
    pub(super) async fn run<O>(&self, operation: O) -> Result<O::Output, StoreError>
    where
        O: Operation + Sync,
        O::Output: Sync + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let waiting = Waiting { operation, outcome: None, reply };
        self.send(Request::Other(Box::new(waiting))).await?;
        answer.await.map_err(StoreError::new)?
    }

    /// Adds an event and waits for its commit.
    pub(super) async fn append(&self, event: NewEvent) -> Result<(), AppendError> {
        let (reply, answer) = oneshot::channel();
        self.send(Request::Append(Append { event, reply })).await?;
        answer.await.map_err(StoreError::new)?
    }

    async fn send(&self, request: Request) -> Result<(), StoreError> {
        let queue = self.queue.lock().await.clone();
        let queue = queue.ok_or_else(|| StoreError::new(WriterStopped))?;
        queue.send(request).await.map_err(|_closed| StoreError::new(WriterStopped))
    }

    /// Takes no more requests, finishes those that wait and closes the connection.
    pub(super) async fn close(&self) {
        drop(self.queue.lock().await.take());
        if let Some(task) = self.task.lock().await.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writer of the database died");
        }
    }
}

async fn work(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Request>) {
    let mut batch = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        write(&mut connection, &mut batch).await;
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "closing the database failed");
    }
}

/// Writes one batch and answers everybody in it.
async fn write(connection: &mut SqliteConnection, batch: &mut Vec<Request>) {
    let mut appends = Vec::with_capacity(batch.len());
    let mut others = Vec::new();
    for request in batch.drain(..) {
        match request {
            Request::Append(append) => appends.push(append),
            Request::Other(other) => others.push(other),
        }
    }
    match commit(connection, &appends, &mut others).await {
        Ok(outcomes) => {
            for (append, outcome) in appends.into_iter().zip(outcomes) {
                append.answer(outcome);
            }
            for other in others {
                other.answer(None);
            }
        }
        Err(error) => {
            tracing::error!(%error, requests = appends.len() + others.len(), "a commit failed");
            let failure = StoreError::new(error);
            for append in appends {
                append.answer(Err(failure.clone().into()));
            }
            for other in others {
                other.answer(Some(&failure));
            }
        }
    }
}

/// One transaction over the whole batch. On an error nothing of it is in the database.
///
/// The statements are given by hand: after an error that made SQLite roll back by itself, sqlx's
/// own transactions still count one as open and refuse every later one.
async fn commit(
    connection: &mut SqliteConnection,
    appends: &[Append],
    others: &mut [Box<dyn Pending>],
) -> Result<Vec<Result<(), AppendError>>, sqlx::Error> {
    let outcomes = match others {
        [] => append::commit(connection, appends).await,
        others => transact(connection, appends, others).await,
    };
    if outcomes.is_err()
        && let Err(error) = execute(connection, "ROLLBACK").await
    {
        tracing::debug!(%error, "nothing to roll back: SQLite did it");
    }
    outcomes
}

async fn transact(
    connection: &mut SqliteConnection,
    appends: &[Append],
    others: &mut [Box<dyn Pending>],
) -> Result<Vec<Result<(), AppendError>>, sqlx::Error> {
    execute(connection, "BEGIN IMMEDIATE").await?;
    for other in others {
        other.run(connection).await?;
    }
    let outcomes = append::insert(connection, appends).await?;
    execute(connection, "COMMIT").await?;
    Ok(outcomes)
}

async fn execute(
    connection: &mut SqliteConnection,
    statement: &'static str,
) -> Result<(), sqlx::Error> {
    sqlx::query(statement).execute(connection).await.map(drop)
}
