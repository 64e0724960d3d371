//! Which language a reader gets: what the address asks for, else what was chosen before, else what the
//! browser prefers, else English.

use axum::extract::Request;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, SET_COOKIE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use narabe_words::Lang;

/// The cookie that keeps the choice. It holds a language's code, nothing about the reader.
const COOKIE: &str = "narabe_lang";

/// Puts the reader's [`Lang`] into the request, and a choice by `?lang=` into the cookie.
pub(crate) async fn layer(mut request: Request, next: Next) -> Response {
    // Files are in no language, and shall be kept whatever the cookie is.
    if request.uri().path().starts_with("/assets/") {
        return next.run(request).await;
    }
    let asked = request.uri().query().and_then(asked);
    let lang = asked.unwrap_or_else(|| preferred(request.headers()));
    request.extensions_mut().insert(lang);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(lang.code()));
    headers.append(VARY, HeaderValue::from_static("accept-language, cookie"));
    if asked.is_some()
        && let Ok(cookie) = cookie(lang).to_string().parse()
    {
        headers.append(SET_COOKIE, cookie);
    }
    response
}

fn asked(query: &str) -> Option<Lang> {
    let value = query.split('&').find_map(|pair| pair.strip_prefix("lang="))?;
    Lang::from_code(value)
}

fn preferred(headers: &HeaderMap) -> Lang {
    let chosen = CookieJar::from_headers(headers);
    let chosen = chosen.get(COOKIE).and_then(|cookie| Lang::from_code(cookie.value()));
    let negotiated = || Lang::negotiate(headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?);
    chosen.or_else(negotiated).unwrap_or(Lang::En)
}

fn cookie(lang: Lang) -> Cookie<'static> {
    Cookie::build((COOKIE, lang.code()))
        .path("/")
        .same_site(SameSite::Lax)
        .http_only(true)
        .permanent()
        .build()
}
