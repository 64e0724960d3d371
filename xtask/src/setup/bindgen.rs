//! The tool that writes the JavaScript side of the WebAssembly modules, built once.
//!
//! Its workspace is its own (`tools/bindgen`): cargo skips it in a moment when it is built already.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::process::Program;
use crate::project::Project;

/// The built tool.
#[derive(Debug)]
pub(crate) struct Bindgen {
    path: PathBuf,
}

impl Bindgen {
    /// Builds it where that is not done. The dev profile is the fast one: the tool runs for less
    /// time than an optimised build of it would cost.
    pub(crate) fn ensure(project: &Project) -> Result<Self> {
        let target = project.target().join("bindgen");
        Program::cargo(&project.path("tools/bindgen"))
            .args(["build", "--quiet", "--locked", "--target-dir"])
            .arg(&target)
            .run()?;
        Ok(Self { path: target.join("debug/narabe-bindgen") })
    }

    /// Writes the bindings of a module into a folder.
    pub(crate) fn write(&self, module: &Path, out: &Path) -> Result<()> {
        Program::new(&self.path).arg(module).arg(out).run()
    }
}
