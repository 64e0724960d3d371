//! The site as a library: pages, rooms by link, live sockets.
//!
//! A program makes an [`App`] out of a [`Config`] and a store and gives it a listener ([`serve()`]). Time and
//! randomness come in as the traits [`Clock`] and [`Entropy`].
//!
//! Not here: the rules and the course of a game (`narabe-game`), what is kept and how (`narabe-store`), the
//! shapes that cross to the page (`narabe-wire`).
//!
//! Invariant: nobody sees an action before it is committed.

mod api;
mod app;
mod assets;
mod clock;
mod config;
mod entropy;
mod error;
mod extract;
mod ids;
mod limits;
mod live;
mod locale;
mod pages;
mod router;
mod security;
mod serve;
mod sweeper;

pub use app::App;
pub use assets::missing_assets;
pub use clock::{Clock, SystemClock};
pub use config::{ClientAddress, Config, DEFAULT_SOCKETS_PER_ADDRESS, Limits};
pub use entropy::{Entropy, OsEntropy};
pub use serve::serve;
pub use sweeper::sweep;
