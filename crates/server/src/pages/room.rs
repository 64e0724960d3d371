//! `/r/{room}`: the game for those who sit, a Join button while a seat is free, the watch link for others.
//!
//! A visit takes no seat: links are opened by previews and scanners too. Only the button does.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderName, HeaderValue};
use axum::response::{Html, IntoResponse, Redirect};
use axum_extra::extract::CookieJar;
use narabe_game::{Setting, SettingSpec};
use narabe_render::{Marks, svg};
use narabe_rules::Board;
use narabe_store::{RoomId, RoomRow};
use narabe_wire::Page;
use narabe_words::{Lang, words};

use super::frame::Frame;
use crate::api::rooms::{known, sit};
use crate::app::App;
use crate::error::AppError;
use crate::extract::{Browser, Reader};
use crate::live::Hub;

/// Who looks at a room decides what the page is: no cache may keep it.
pub(super) const NOT_KEPT: [(HeaderName, HeaderValue); 2] = [
    (CACHE_CONTROL, HeaderValue::from_static("no-store")),
    (HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex, nofollow")),
];

/// The game, drawn on the server; scripts take it over.
#[derive(Template)]
#[template(path = "game.html")]
pub(super) struct GamePage {
    pub(super) frame: Frame,
    pub(super) title: String,
    pub(super) board: String,
}

#[derive(Template)]
#[template(path = "join.html")]
struct JoinPage {
    frame: Frame,
    room: String,
    /// Which seat is free, and what that means.
    seat: String,
    rules: String,
    rules_sentence: String,
    opening: String,
    opening_sentence: String,
    board: String,
}

#[derive(Template)]
#[template(path = "taken.html")]
struct TakenPage {
    frame: Frame,
    watch: String,
}

/// `GET /r/{room}`
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    Reader(lang): Reader,
    browser: Browser,
) -> Result<impl IntoResponse, AppError> {
    let row = known(&app, app.store.room(&RoomId::new(room)).await?)?;
    let is_seated = browser.token().is_some_and(|token| row.seats.player_of(token).is_some());
    if is_seated {
        let html = game_page(&app, lang, row).await?;
        return Ok((NOT_KEPT, CookieJar::new(), Html(html)));
    }
    if row.seats.are_taken() {
        let frame = Frame::plain(&app, lang).expiring(row.expires_at_ms);
        let page = TakenPage { frame, watch: format!("/w/{}", row.watch_id) };
        return Ok((NOT_KEPT, CookieJar::new(), Html(page.render()?)));
    }
    // The cookie comes with the page, not with the press: pressed twice, Join is the same browser twice.
    let (_, cookies) = browser.seated(app.entropy.as_ref())?;
    Ok((NOT_KEPT, cookies, Html(join_page(&app, lang, &row)?)))
}

async fn game_page(app: &Arc<App>, lang: Lang, row: RoomRow) -> Result<String, AppError> {
    let frame = Frame::of(app, lang, Page::Room, Some(row.id.to_string()))?;
    let frame = frame.expiring(row.expires_at_ms);
    let board = Hub::open(app, row).await?.picture().await?;
    let title = frame.t("frame-room-title");
    Ok(GamePage { frame, title, board }.render()?)
}

fn join_page(app: &App, lang: Lang, row: &RoomRow) -> Result<String, AppError> {
    let spec: SettingSpec = serde_json::from_str(&row.setting)?;
    let setting = Setting::resolve(&spec)?;
    let (rules, opening) = (setting.rules().id, setting.opening().id);
    let seat = if row.seats.first.is_none() { "first" } else { "second" };
    let frame = Frame::plain(app, lang).expiring(row.expires_at_ms);
    let page = JoinPage {
        seat: frame.t(&format!("frame-join-as-{seat}")),
        frame,
        room: row.id.to_string(),
        rules: words(lang, &format!("rules-{rules}"), &[]),
        rules_sentence: words(lang, &format!("rules-{rules}-sentence"), &[]),
        opening: words(lang, &format!("opening-{opening}"), &[]),
        opening_sentence: words(lang, &format!("opening-{opening}-sentence"), &[]),
        board: svg::board(&Board::new(setting.rules().extent), &Marks::default()),
    };
    Ok(page.render()?)
}

/// `POST /r/{room}/join`: the Join button.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    browser: Browser,
) -> Result<(CookieJar, Redirect), AppError> {
    let room = RoomId::new(room);
    let back = Redirect::to(&format!("/r/{room}"));
    let (_, cookies) = sit(&app, room, &browser).await?;
    Ok((cookies, back))
}
