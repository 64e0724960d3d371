//! Packages of the system, by Debian's package manager where this user may use it.

use std::path::Path;

use anyhow::{Context as _, Result, bail};

use crate::process::{Program, is_installed, is_root};
use crate::say;

/// Where Debian's browser lies; the journeys start it from there.
const CHROMIUM: &str = "/usr/bin/chromium";

/// The browser of the journeys.
pub(crate) fn ensure_chromium() -> Result<()> {
    if Path::new(CHROMIUM).is_file() {
        say::note("chromium: installed");
        return Ok(());
    }
    install(&["chromium"])
        .context("the journeys need Chromium at /usr/bin/chromium: install Debian's `chromium`")
}

/// The compiler of libFuzzer, which is C++.
pub(crate) fn ensure_cxx() -> Result<()> {
    if is_installed("c++") {
        say::note("c++: installed");
        return Ok(());
    }
    install(&["g++"]).context("the fuzz targets need a C++ compiler: install Debian's `g++`")
}

/// Installs packages, with the package lists brought up to date first.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    if !is_installed("apt-get") {
        bail!("this system has no apt-get: install {} by its own means", packages.join(", "));
    }
    if !is_root() {
        bail!("only root may run: apt-get install {}", packages.join(" "));
    }
    apt_get().arg("update").run()?;
    apt_get().args(["install", "--yes", "--no-install-recommends"]).args(packages).run()
}

fn apt_get() -> Program {
    Program::new("apt-get").arg("--quiet").env("DEBIAN_FRONTEND", "noninteractive")
}
