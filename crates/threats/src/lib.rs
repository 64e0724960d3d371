//! Incremental line patterns for the searchers.
