//! A JSON body, small and well-formed or refused.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use narabe_wire::ErrorCode;
use serde::de::DeserializeOwned;

use crate::error::AppError;

/// The body of a request, read.
#[derive(Debug)]
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = AppError;

    async fn from_request(req: Request, state: &S) -> Result<Self, AppError> {
        let bytes = Bytes::from_request(req, state).await.map_err(|rejection| {
            match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => AppError::new(ErrorCode::TooLarge),
                _ => AppError::new(ErrorCode::BadRequest),
            }
        })?;
        let read = serde_json::from_slice(&bytes);
        read.map(Self).map_err(|_unreadable| AppError::new(ErrorCode::BadRequest))
    }
}
