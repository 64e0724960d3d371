//! The browser client's packages, exactly as its lock file says.

use anyhow::{Result, bail};

use crate::fresh::changed;
use crate::process::{Program, is_installed};
use crate::project::Project;
use crate::say;

/// Runs `npm ci` when the lock file is newer than what is installed.
pub(crate) fn install_packages(project: &Project) -> Result<()> {
    if !is_installed("npm") {
        bail!("the browser client needs Node.js 20 or newer, with npm: install it");
    }
    let web = project.web();
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    let locked = changed(&web.join("package-lock.json"));
    if installed.is_some() && installed >= locked {
        say::note("npm packages: installed");
        return Ok(());
    }
    Program::new("npm").dir(project.web()).args(["ci", "--no-audit", "--no-fund"]).run()
}
