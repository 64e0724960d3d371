//! `/w/{watch}`: the game for those who do not play it.

use std::sync::Arc;

use askama::Template as _;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse};
use narabe_store::WatchId;
use narabe_wire::Page;

use super::frame::Frame;
use super::room::{GamePage, NOT_KEPT};
use crate::api::rooms::known;
use crate::app::App;
use crate::error::AppError;
use crate::extract::Reader;
use crate::live::Hub;

/// `GET /w/{watch}`
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(watch): Path<String>,
    Reader(lang): Reader,
) -> Result<impl IntoResponse, AppError> {
    let row = known(&app, app.store.watched_room(&WatchId::new(watch)).await?)?;
    let frame = Frame::of(&app, lang, Page::Watch, Some(row.watch_id.to_string()))?;
    let frame = frame.expiring(row.expires_at_ms);
    let board = Hub::open(&app, row).await?.picture().await?;
    let title = frame.t("frame-watch-title");
    Ok((NOT_KEPT, Html(GamePage { frame, title, board }.render()?)))
}
