//! Every route of the site, on one page.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use narabe_wire::ErrorCode;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::error::{self, AppError};
use crate::{api, assets, locale, pages, security};

/// A setting is small; nothing larger is read.
const MAX_BODY_BYTES: usize = 4096;

pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(pages::play::page))
        .route("/r/{room}", get(pages::room::page))
        .route("/r/{room}/join", post(pages::room::join))
        .route("/w/{watch}", get(pages::watch::page))
        .route("/api/rooms", post(api::rooms::create))
        .route("/api/rooms/{room}", get(api::rooms::view))
        .route("/api/rooms/{room}/join", post(api::rooms::join))
        .route("/api/rooms/{room}/live", get(api::live::play))
        .route("/api/watch/{watch}/live", get(api::live::watch))
        .route("/assets/{*path}", get(assets::asset))
        .route("/robots.txt", get(pages::robots))
        .fallback(async || AppError::from(ErrorCode::NotFound))
        .method_not_allowed_fallback(async || AppError::from(ErrorCode::MethodNotAllowed))
        // Read from below: each layer wraps those above it.
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(from_fn_with_state(Arc::clone(&app), security::own_origin))
        .layer(from_fn_with_state(Arc::clone(&app), error::layer))
        .layer(from_fn(locale::layer))
        .layer(from_fn(security::headers))
        .layer(CompressionLayer::new())
        .with_state(app)
}
