//! Tests of `narabe-threats` through its public interface: equal to `narabe-rules`, undone without a trace.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod clusters;
mod defences;
mod incremental;
mod verdicts;
