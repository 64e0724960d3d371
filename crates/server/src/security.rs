//! What every response carries, and whose requests may change something.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use narabe_wire::ErrorCode;

use crate::app::App;
use crate::error::AppError;

/// No inline script or style anywhere; WebAssembly may be compiled, in Workers too.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // A room's address opens a seat: it is told to no other site.
    (REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Adds the headers to every response.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Refuses requests by other sites that would change something or open a socket.
pub(crate) async fn own_origin(
    State(app): State<Arc<App>>,
    request: Request,
    next: Next,
) -> Response {
    let reads = request.method().is_safe() && !request.headers().contains_key(UPGRADE);
    if reads || is_own(request.headers(), app.config.public_url.as_deref()) {
        return next.run(request).await;
    }
    AppError::new(ErrorCode::ForeignOrigin).into_response()
}

/// Programs other than browsers send neither header and hold no cookie of somebody else.
fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let site = text(&HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = origin.split_once("://").map(|(_, host)| host);
    Some(origin) == public_url || (host.is_some() && host == text(&HOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_site_s_own_pages_and_other_programs_may_change_something() {
        let cases = [
            (&[][..], true),
            (&[("origin", "http://127.0.0.1:8080")][..], true),
            (&[("origin", "https://play.example")][..], true),
            (&[("origin", "https://evil.example")][..], false),
            (&[("origin", "https://play.example.evil.example")][..], false),
            (&[("origin", "null")][..], false),
            (&[("sec-fetch-site", "same-origin")][..], true),
            (&[("sec-fetch-site", "none")][..], true),
            (&[("sec-fetch-site", "same-site")][..], false),
            (&[("sec-fetch-site", "cross-site"), ("origin", "http://127.0.0.1:8080")][..], false),
        ];
        for (sent, own) in cases {
            let mut headers = HeaderMap::from_iter([(HOST, "127.0.0.1:8080".parse().unwrap())]);
            headers.extend(sent.iter().map(|(name, value)| {
                (HeaderName::from_static(name), HeaderValue::from_static(value))
            }));
            assert_eq!(is_own(&headers, Some("https://play.example")), own, "{sent:?}");
        }
    }
}
