//! Tests of `narabe-brain` through its public interface.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod conversations;
mod manager;
mod openings;
