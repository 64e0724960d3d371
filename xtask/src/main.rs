//! `cargo xtask`: every developer command.
fn main() {}
