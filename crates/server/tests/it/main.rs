//! The site over real sockets: a listener on the loopback, a clock and a store that tests can bend.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod absence;
mod bad_input;
mod browser;
mod failures;
mod headers;
mod http;
mod pages;
mod play;
mod rematch;
mod resume;
mod seats;
mod site;
mod socket;
mod sweep;
