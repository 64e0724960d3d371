//! What a fresh machine lacks: looked for, installed where that is allowed, asked for where not.
//!
//! Nothing is skipped in silence. What cannot be installed stops the command with a sentence that
//! says what to install.

mod bindgen;
mod npm;
mod system;
mod wasm_target;

use anyhow::Result;

pub(crate) use self::bindgen::Bindgen;
pub(crate) use self::wasm_target::{TRIPLE as WASM_TRIPLE, WasmTarget};
use crate::project::Project;
use crate::say;

/// What building the site needs.
#[derive(Debug)]
pub(crate) struct Builders {
    pub(crate) target: WasmTarget,
    pub(crate) bindgen: Bindgen,
}

/// Makes ready for every command.
pub(crate) fn everything(project: &Project) -> Result<()> {
    for_testing(project).map(drop)
}

/// Makes ready to build and serve the site.
pub(crate) fn for_serving(project: &Project) -> Result<Builders> {
    say::step("setup");
    npm::install_packages(project)?;
    Ok(Builders { target: WasmTarget::ensure()?, bindgen: Bindgen::ensure(project)? })
}

/// Makes ready to run the tests too: a browser, and a C++ compiler for the fuzzer's library.
pub(crate) fn for_testing(project: &Project) -> Result<Builders> {
    let builders = for_serving(project)?;
    system::ensure_chromium()?;
    system::ensure_cxx()?;
    Ok(builders)
}
