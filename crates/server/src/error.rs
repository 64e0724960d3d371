//! What goes wrong between a request and the game, and how the reader is told: problem JSON to programs, a
//! page to people, in their language. A handler only says which error it is; [`layer`] writes the answer.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use narabe_game::SettingError;
use narabe_store::StoreError;
use narabe_wire::{ErrorCode, Problem};
use narabe_words::{Lang, words};

use crate::app::App;
use crate::entropy::EntropyError;
use crate::live::ReplayError;
use crate::pages;

/// An error on its way to the reader.
#[derive(Clone, Debug)]
pub(crate) struct AppError {
    code: Code,
    source: Option<Arc<dyn Error + Send + Sync>>,
}

#[derive(Clone, Debug)]
enum Code {
    Own(ErrorCode),
    Setting(Box<SettingError>),
}

impl AppError {
    pub(crate) fn new(code: ErrorCode) -> Self {
        Self { code: Code::Own(code), source: None }
    }

    fn caused(code: ErrorCode, source: impl Error + Send + Sync + 'static) -> Self {
        Self { code: Code::Own(code), source: Some(Arc::new(source)) }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match &self.code {
            Code::Own(code) => status(*code),
            Code::Setting(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// The error in the reader's language.
    pub(crate) fn problem(&self, lang: Lang) -> Problem {
        let (code, title, detail, args) = match &self.code {
            Code::Own(code) => {
                let key = format!("error-{}", code.name());
                let help = words(lang, &format!("{key}-help"), &[]);
                (code.name(), words(lang, &key, &[]), help, BTreeMap::new())
            }
            Code::Setting(error) => {
                let args = owned(error.args());
                let title = words(lang, "error-bad-setting", &[]);
                (error.code(), title, refusal_words(lang, error.code(), &args), args)
            }
        };
        Problem {
            kind: "about:blank".to_owned(),
            title,
            status: self.status().as_u16(),
            detail,
            code: code.to_owned(),
            args,
        }
    }
}

fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::NotFound | ErrorCode::RoomNotFound => StatusCode::NOT_FOUND,
        ErrorCode::NotSeated | ErrorCode::ForeignOrigin => StatusCode::FORBIDDEN,
        ErrorCode::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        ErrorCode::BadRequest | ErrorCode::BadMessage => StatusCode::BAD_REQUEST,
        ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::WebSocketExpected => StatusCode::UPGRADE_REQUIRED,
        ErrorCode::TooManyRequests | ErrorCode::TooManySockets => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::SeatsTaken
        | ErrorCode::SeqAhead
        | ErrorCode::RivalPresent
        | ErrorCode::RivalNotJoined
        | ErrorCode::GameRunning => StatusCode::CONFLICT,
        ErrorCode::StoreFailed => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// What the framework refused before a handler saw it: an address or a query that cannot be read.
fn rejection(status: StatusCode) -> Option<AppError> {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Some(ErrorCode::TooLarge.into()),
        _ => status.is_client_error().then(|| ErrorCode::BadRequest.into()),
    }
}

/// The arguments of a code, as they are sent.
pub(crate) fn owned(args: Vec<(&'static str, String)>) -> BTreeMap<String, String> {
    args.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// A refusal by the game in the reader's language. Ids among its arguments become names.
pub(crate) fn refusal_words(lang: Lang, code: &str, args: &BTreeMap<String, String>) -> String {
    let named: Vec<(&str, String)> = args
        .iter()
        .map(|(name, value)| match name.as_str() {
            "foul" | "color" | "player" => {
                (name.as_str(), words(lang, &format!("{name}-{value}"), &[]))
            }
            name => (name, value.clone()),
        })
        .collect();
    let args: Vec<(&str, &str)> =
        named.iter().map(|(name, value)| (*name, value.as_str())).collect();
    words(lang, &format!("refusal-{code}"), &args)
}

impl From<ErrorCode> for AppError {
    fn from(code: ErrorCode) -> Self {
        Self::new(code)
    }
}

impl From<SettingError> for AppError {
    fn from(error: SettingError) -> Self {
        Self { code: Code::Setting(Box::new(error)), source: None }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> Self {
        Self::caused(ErrorCode::StoreFailed, error)
    }
}

impl From<EntropyError> for AppError {
    fn from(error: EntropyError) -> Self {
        Self::caused(ErrorCode::Internal, error)
    }
}

impl From<ReplayError> for AppError {
    fn from(error: ReplayError) -> Self {
        Self::caused(ErrorCode::Internal, error)
    }
}

impl From<askama::Error> for AppError {
    fn from(error: askama::Error) -> Self {
        Self::caused(ErrorCode::Internal, error)
    }
}

impl From<serde_json::Error> for AppError {
    fn from(error: serde_json::Error) -> Self {
        Self::caused(ErrorCode::Internal, error)
    }
}

impl IntoResponse for AppError {
    /// Without a body: that is written by [`layer`], which knows the reader.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Writes the body of an error, and the log's line about it.
pub(crate) async fn layer(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let lang = request.extensions().get().copied().unwrap_or(Lang::En);
    let path = request.uri().path().to_owned();
    let mut response = next.run(request).await;
    let error = response.extensions_mut().remove().or_else(|| rejection(response.status()));
    let Some(error) = error else { return response };
    log(&error, &path);
    let problem = error.problem(lang);
    let body = if path.starts_with("/api/") {
        let mut body = Json(problem).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        body.headers_mut().insert(CONTENT_TYPE, kind);
        body
    } else {
        pages::error::page(&app, lang, &problem).into_response()
    };
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    let (written, body) = body.into_parts();
    parts.headers.extend(written.headers);
    Response::from_parts(parts, body)
}

/// The path of a room opens a seat, so only its kind is logged.
fn log(error: &AppError, path: &str) {
    let kind = path.split('/').nth(1).unwrap_or_default();
    let code = match &error.code {
        Code::Own(code) => code.name(),
        Code::Setting(error) => error.code(),
    };
    if let Some(source) = &error.source {
        let source: &(dyn Error + 'static) = source.as_ref();
        tracing::error!(code, kind, source, "a request failed");
    } else {
        tracing::debug!(code, kind, "a request was refused");
    }
}
