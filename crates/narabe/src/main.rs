//! The `narabe` command.
fn main() {}
