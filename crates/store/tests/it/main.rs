//! What every backend must do, and what SQLite must survive.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod conformance;
mod power;
mod samples;
mod sqlite;
