//! A compiler that can build for the browser: rustup's when it has or gets the target, Debian's
//! own otherwise.
//!
//! The compiler that will run is asked, never rustup's list, which errs for toolchains that rustup
//! did not install itself.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

use super::system;
use crate::process::{Program, is_installed};
use crate::say;

/// The target's name.
pub(crate) const TRIPLE: &str = "wasm32-unknown-unknown";

/// A closed network may leave rustup waiting for ever.
const RUSTUP_LIMIT: Duration = Duration::from_mins(2);

/// Debian's compiler for the browser: it comes with the sources of std, not with a built std.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// The way to build for the browser on this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum WasmTarget {
    /// The toolchain in use has the target.
    InToolchain,
    /// Debian's toolchain builds the target's std from source and links with this linker.
    Debian { linker: String },
}

impl WasmTarget {
    /// Finds a way; makes one where there is none.
    pub(crate) fn ensure() -> Result<Self> {
        let way = Self::find_or_install()?;
        say::note(&format!("{TRIPLE}: {}", way.in_words()));
        Ok(way)
    }

    fn find_or_install() -> Result<Self> {
        if toolchain_has_target()? {
            return Ok(Self::InToolchain);
        }
        if let Some(way) = debian_way()? {
            return Ok(way);
        }
        if is_installed("rustup") {
            let added = Program::new("rustup").args(["target", "add", TRIPLE]);
            if added.succeeds_within(RUSTUP_LIMIT) && toolchain_has_target()? {
                return Ok(Self::InToolchain);
            }
        }
        install_debian_way().with_context(|| {
            format!("no compiler for {TRIPLE}: run `rustup target add {TRIPLE}`, or as root on Debian `apt-get install {}` and the `lld-N` that fits it", DEBIAN_PACKAGES.join(" "))
        })
    }

    /// Cargo, told to build a release for the browser.
    pub(crate) fn cargo_build(&self, root: &Path) -> Program {
        let arguments = ["build", "--release", "--locked", "--target", TRIPLE];
        match self {
            Self::InToolchain => Program::cargo(root).args(arguments),
            // The unstable option is allowed for this one program only: a stable std is built
            // from source, nothing else of the nightly language is used.
            Self::Debian { linker } => Program::new(DEBIAN_CARGO)
                .dir(root)
                .env("RUSTC", DEBIAN_RUSTC)
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
                .args(arguments)
                .args(["-Z", "build-std=std,panic_abort"]),
        }
    }

    fn in_words(&self) -> String {
        match self {
            Self::InToolchain => "in the toolchain".to_owned(),
            Self::Debian { linker } => format!("Debian's compiler, linked by {linker}"),
        }
    }
}

/// Whether the compiler that cargo will run has a built std for the target.
fn toolchain_has_target() -> Result<bool> {
    let folder =
        Program::new("rustc").args(["--print", "target-libdir", "--target", TRIPLE]).text()?;
    let entries = fs::read_dir(folder.trim()).into_iter().flatten().flatten();
    Ok(entries.map(|entry| entry.file_name()).any(|name| {
        let name = name.to_string_lossy();
        name.starts_with("libstd-") && name.ends_with(".rlib")
    }))
}

/// Debian's compiler, where it is installed with a linker that fits its LLVM.
fn debian_way() -> Result<Option<WasmTarget>> {
    if !Path::new(DEBIAN_RUSTC).is_file() || !debian_std_source_is_there()? {
        return Ok(None);
    }
    let linker = format!("wasm-ld-{}", debian_llvm_version()?);
    Ok(is_installed(&linker).then_some(WasmTarget::Debian { linker }))
}

fn install_debian_way() -> Result<WasmTarget> {
    system::install(&DEBIAN_PACKAGES)?;
    system::install(&[&format!("lld-{}", debian_llvm_version()?)])?;
    match debian_way()? {
        Some(way) => Ok(way),
        None => bail!("Debian's packages are installed, but lack the sources of std or wasm-ld"),
    }
}

fn debian_std_source_is_there() -> Result<bool> {
    let sysroot = Program::new(DEBIAN_RUSTC).args(["--print", "sysroot"]).text()?;
    Ok(Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/std").is_dir())
}

/// The major version of the LLVM in Debian's compiler: its linker must speak the same.
fn debian_llvm_version() -> Result<String> {
    let version = Program::new(DEBIAN_RUSTC).arg("-vV").text()?;
    llvm_major(&version).context("`rustc -vV` names no LLVM version")
}

fn llvm_major(rustc_version: &str) -> Option<String> {
    let line = rustc_version.lines().find_map(|line| line.strip_prefix("LLVM version: "))?;
    line.split('.').next().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_llvm_version_is_read_from_what_rustc_prints() {
        let printed = "rustc 1.96.0\nhost: x86_64-unknown-linux-gnu\nLLVM version: 22.1.2\n";
        assert_eq!(llvm_major(printed).as_deref(), Some("22"));
        assert_eq!(llvm_major("rustc 1.96.0\n"), None);
    }
}
