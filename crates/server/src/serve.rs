//! Serving: a listener, the router, the sweeper, and an orderly end.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;

use crate::app::App;
use crate::router::router;
use crate::sweeper;

/// Serves the site until `stop` is done; then takes no more requests, lets sockets know, and waits for what
/// is under way. The store stays open: it belongs to the caller.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let sweeping = tokio::spawn(sweeper::run(Arc::clone(&app)));
    let listener = listener.tap_io(|stream| {
        // A move is one small packet: it shall not wait for a second one.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection keeps its delay");
        }
    });
    let service = router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
    let stopping = Arc::clone(&app);
    let stop = async move {
        stop.await;
        stopping.hub.shut_down().await;
    };
    let served = axum::serve(listener, service).with_graceful_shutdown(stop).await;
    sweeping.abort();
    served
}
