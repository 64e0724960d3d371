//! The client's address, for limits.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;

use crate::app::App;
use crate::config::ClientAddress;
use crate::error::AppError;

/// Whom a request is counted for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientIp(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for ClientIp {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<App>) -> Result<Self, AppError> {
        let address = match state.config.client_address {
            ClientAddress::Connection => None,
            ClientAddress::Forwarded => forwarded(parts),
        };
        let peer = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        // Without any address all such clients share one limit.
        Ok(Self(address.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// The last entry is the one that our own proxy added; the client may have written the others.
fn forwarded(parts: &Parts) -> Option<IpAddr> {
    let last = parts.headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}
