//! The page that says what went wrong and what to do next.

use askama::Template;
use axum::response::{Html, IntoResponse as _, Response};
use narabe_wire::Problem;
use narabe_words::Lang;

use super::frame::Frame;
use crate::app::App;

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    frame: Frame,
    problem: &'a Problem,
}

/// The error as a page. Its status is the caller's business.
pub(crate) fn page(app: &App, lang: Lang, problem: &Problem) -> Response {
    let page = ErrorPage { frame: Frame::plain(app, lang), problem };
    match page.render() {
        Ok(html) => Html(html).into_response(),
        // Without the frame the words are still there.
        Err(_) => format!("{}\n{}\n", problem.title, problem.detail).into_response(),
    }
}
