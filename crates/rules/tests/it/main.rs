//! Tests of `narabe-rules` through its public interface.

mod vectors;
