//! Tests of the formats through the public interface.

mod bad_input;
mod foreign;
mod read_back;
