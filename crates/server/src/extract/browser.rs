//! The seat cookie: one secret a browser, which opens the seats that it took.
//!
//! Invariant: the secret is in the cookie only; the server keeps its BLAKE3 hash.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use narabe_store::TokenHash;

use crate::app::App;
use crate::entropy::{Entropy, EntropyError};

/// A browser and its seat secret, when it has one.
#[derive(Debug)]
pub(crate) struct Browser {
    token: Option<TokenHash>,
    is_https: bool,
}

impl FromRequestParts<Arc<App>> for Browser {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<App>) -> Result<Self, Infallible> {
        let is_https = state.config.is_https();
        Ok(Self { token: read(&parts.headers, name(is_https)), is_https })
    }
}

impl Browser {
    /// The hash of the browser's secret; none for a new browser and for a cookie that we never wrote.
    pub(crate) fn token(&self) -> Option<&TokenHash> {
        self.token.as_ref()
    }

    /// The hash of the browser's secret, and the cookies to answer with: a new one when it has none.
    pub(crate) fn seated(
        &self,
        entropy: &dyn Entropy,
    ) -> Result<(TokenHash, CookieJar), EntropyError> {
        if let Some(token) = self.token {
            return Ok((token, CookieJar::new()));
        }
        let mut secret = [0; 32];
        entropy.fill(&mut secret)?;
        let cookie = Cookie::build((name(self.is_https), hex(&secret)))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.is_https)
            .permanent()
            .build();
        Ok((hash(&secret), CookieJar::new().add(cookie)))
    }
}

/// The prefix makes browsers refuse the cookie from anywhere but this very host, by https.
fn name(is_https: bool) -> &'static str {
    if is_https { "__Host-narabe_seat" } else { "narabe_seat" }
}

fn read(headers: &HeaderMap, name: &str) -> Option<TokenHash> {
    let jar = CookieJar::from_headers(headers);
    unhex(jar.get(name)?.value()).map(|secret| hash(&secret))
}

fn hash(secret: &[u8; 32]) -> TokenHash {
    TokenHash(*blake3::hash(secret).as_bytes())
}

fn hex(secret: &[u8; 32]) -> String {
    blake3::Hash::from_bytes(*secret).to_hex().to_string()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    blake3::Hash::from_hex(text).ok().map(|bytes| *bytes.as_bytes())
}
