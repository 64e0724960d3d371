//! The commands, one file each.

pub(crate) mod bench;
pub(crate) mod ci;
pub(crate) mod codegen;
pub(crate) mod e2e;
pub(crate) mod fuzz;
pub(crate) mod release;
pub(crate) mod serve;
pub(crate) mod signature;
pub(crate) mod test;
pub(crate) mod wasm;
pub(crate) mod web;
