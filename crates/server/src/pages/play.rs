//! `/`: against the CPU, beside each other, or the start of a room with a friend.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use narabe_render::{Marks, svg};
use narabe_rules::{Board, Extent};
use narabe_wire::Page;

use super::frame::Frame;
use crate::app::App;
use crate::error::AppError;
use crate::extract::Reader;

/// The board that is there before anything is chosen.
const USUAL_BOARD: Extent = Extent::Square(15);

#[derive(Template)]
#[template(path = "play.html")]
struct PlayPage {
    frame: Frame,
    board: String,
}

/// `GET /`
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Reader(lang): Reader,
) -> Result<Html<String>, AppError> {
    let board = svg::board(&Board::new(USUAL_BOARD), &Marks::default());
    let page = PlayPage { frame: Frame::of(&app, lang, Page::Play, None)?, board };
    Ok(Html(page.render()?))
}
