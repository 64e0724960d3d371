//! What the parts of a running server share.

use std::sync::Arc;

use narabe_store::RoomStore;

use crate::clock::Clock;
use crate::config::Config;
use crate::entropy::Entropy;
use crate::limits::Limiter;
use crate::live::Hub;

/// A running server, without its listener.
#[derive(Debug)]
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn RoomStore>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) limiter: Limiter,
    pub(crate) hub: Hub,
}

impl App {
    /// Puts a server together.
    pub fn new(
        config: Config,
        store: Arc<dyn RoomStore>,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
    ) -> Arc<Self> {
        let limiter = Limiter::new(config.limits);
        Arc::new(Self { config, store, clock, entropy, limiter, hub: Hub::default() })
    }

    pub(crate) fn now_ms(&self) -> i64 {
        self.clock.now_ms()
    }
}
