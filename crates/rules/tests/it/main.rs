//! Tests of `narabe-rules` through its public interface.

mod judges;
mod props;
mod rule_book;
mod vectors;
