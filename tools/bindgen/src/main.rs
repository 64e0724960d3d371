//! `narabe-bindgen MODULE.wasm OUT_DIR`: the bindings of a WebAssembly module for a page or a Worker.
//!
//! It stands in for `wasm-bindgen --target web`, whose own command pulls in a whole test runner.
//! It knows nothing of narabe: what to build, and how, is `cargo xtask wasm`'s business.

use std::env;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let module = arguments.next().context("usage: narabe-bindgen MODULE.wasm OUT_DIR")?;
    let out = arguments.next().context("usage: narabe-bindgen MODULE.wasm OUT_DIR")?;
    Bindgen::new()
        .input_path(&module)
        .web(true)?
        .typescript(true)
        .generate(&out)
        .with_context(|| format!("writing the bindings of {}", module.display()))
}
