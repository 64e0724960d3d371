//! Tests of `narabe-threats` through its public interface: equal to `narabe-rules`, undone without a trace.

mod clusters;
mod incremental;
mod verdicts;
