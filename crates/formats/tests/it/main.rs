//! Tests of the formats through the public interface.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod bad_input;
mod foreign;
mod read_back;
