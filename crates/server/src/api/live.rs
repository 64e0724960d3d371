//! The sockets of live rooms: for players by the room's name, for others by its watch link.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use narabe_store::{RoomId, RoomRow, WatchId};
use narabe_wire::ErrorCode;
use serde::Deserialize;

use super::rooms::known;
use crate::app::App;
use crate::error::AppError;
use crate::extract::{Browser, ClientIp, Reader};
use crate::live::{Connection, Hub, MAX_MESSAGE_BYTES, READ_BUFFER_BYTES, Seat};

/// What a client says when it comes back.
#[derive(Debug, Deserialize)]
pub(crate) struct Resume {
    /// How many events it has seen.
    since: Option<u32>,
}

/// In which language somebody reads, and whom the socket is counted for.
type Client = (Reader, ClientIp);

type Upgrade = Result<WebSocketUpgrade, WebSocketUpgradeRejection>;

/// `GET /api/rooms/{room}/live?since=N`
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    Query(resume): Query<Resume>,
    client: Client,
    browser: Browser,
    upgrade: Upgrade,
) -> Result<Response, AppError> {
    let row = known(&app, app.store.room(&RoomId::new(room)).await?)?;
    let seat = browser.token().and_then(|token| {
        let player = row.seats.player_of(token)?;
        Some(Seat { player, token: *token })
    });
    connect(app, row, seat, client, upgrade, resume).await
}

/// `GET /api/watch/{watch}/live?since=N`
pub(crate) async fn watch(
    State(app): State<Arc<App>>,
    Path(watch): Path<String>,
    Query(resume): Query<Resume>,
    client: Client,
    upgrade: Upgrade,
) -> Result<Response, AppError> {
    let row = known(&app, app.store.watched_room(&WatchId::new(watch)).await?)?;
    connect(app, row, None, client, upgrade, resume).await
}

async fn connect(
    app: Arc<App>,
    row: RoomRow,
    seat: Option<Seat>,
    (Reader(lang), ClientIp(address)): Client,
    upgrade: Upgrade,
    Resume { since }: Resume,
) -> Result<Response, AppError> {
    let upgrade = upgrade.map_err(|_plain_http| ErrorCode::WebSocketExpected)?;
    let place = app.limiter.socket_place(address).ok_or(ErrorCode::TooManySockets)?;
    let room = Hub::open(&app, row).await?;
    let alive = app.hub.alive()?;
    let connection = Connection { app, room, seat, lang, _place: place, _alive: alive };
    Ok(upgrade
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .on_upgrade(move |socket| connection.run(socket, since)))
}
