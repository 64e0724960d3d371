//! The reader's language, as the middleware found it.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use narabe_words::Lang;

/// The language of whoever reads the answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader(pub(crate) Lang);

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(parts.extensions.get().copied().unwrap_or(Lang::En)))
    }
}
