//! `cargo xtask wasm`: the browser's rules and solver, and its engine once with SIMD and once for browsers without.
//!
//! Cargo makes the modules, `tools/bindgen` their JavaScript side, and `wasm-opt` from npm's
//! `binaryen` makes them smaller and faster.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::fresh::Work;
use crate::process::Program;
use crate::project::Project;
use crate::say;
use crate::setup::{self, Builders};

/// The crate that is the browser's surface.
const PACKAGE: &str = "narabe-wasm";

/// One of the modules.
#[derive(Debug)]
struct Flavour {
    name: &'static str,
    /// The feature of the crate that it is built with.
    part: &'static str,
    flags: &'static str,
    /// What the compiler works for: `3` for speed, `s` and `z` for size.
    level: &'static str,
    /// The packages that are made fast all the same: those that searches run through.
    hot: &'static [&'static str],
    /// What its optimiser may use beyond [`FEATURES`].
    features: &'static [&'static str],
}

const FLAVOURS: [Flavour; 4] = [
    Flavour { name: "rules", part: "rules", flags: "", level: "z", hot: &[], features: &[] },
    Flavour {
        name: "simd",
        part: "engine",
        flags: "-C target-feature=+simd128",
        level: "s",
        hot: &ENGINE,
        features: &["--enable-simd"],
    },
    Flavour { name: "plain", part: "engine", flags: "", level: "s", hot: &ENGINE, features: &[] },
    Flavour { name: "solver", part: "solver", flags: "", level: "s", hot: &SOLVER, features: &[] },
];

/// What the engine's searches run through.
const ENGINE: [&str; 4] = ["narabe-rules", "narabe-threats", "narabe-solver", "narabe-engine"];

/// What the solver's searches run through.
const SOLVER: [&str; 2] = ["narabe-threats", "narabe-solver"];

/// What `wasm-opt` may use: what the compiler uses, and no proposal that browsers do not have yet.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

pub(crate) fn run(project: &Project) -> Result<()> {
    let builders = setup::for_serving(project)?;
    build(project, &builders)
}

/// Builds the modules where something they are made of has changed.
pub(crate) fn build(project: &Project, builders: &Builders) -> Result<()> {
    say::step("WebAssembly");
    let work = work(project)?;
    if work.is_done() {
        say::note("web/src/generated/wasm: nothing has changed");
        return Ok(());
    }
    for flavour in &FLAVOURS {
        build_flavour(project, builders, flavour)
            .with_context(|| format!("building the {} module", flavour.name))?;
    }
    work.done()
}

fn build_flavour(project: &Project, builders: &Builders, flavour: &Flavour) -> Result<()> {
    say::note(flavour.name);
    builders
        .target
        .cargo_build(project.root())
        .args(["--package", PACKAGE, "--no-default-features", "--features", flavour.part])
        .args(flavour.hot.iter().flat_map(|package| ["--config".to_owned(), fast(package)]))
        .arg("--target-dir")
        .arg(target_folder(project, flavour))
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", flavour.level)
        .env("RUSTFLAGS", format!("{} {}", flavour.flags, reproducible_paths(project)))
        .run()?;
    let out = out_folder(project, flavour);
    fs::create_dir_all(&out).with_context(|| format!("making {}", out.display()))?;
    builders.bindgen.write(&built_module(project, flavour), &out)?;
    optimise(project, flavour, &out.join("narabe_wasm_bg.wasm"))
}

/// The setting that has a package made fast.
fn fast(package: &str) -> String {
    format!("profile.release.package.{package}.opt-level=3")
}

fn optimise(project: &Project, flavour: &Flavour, module: &Path) -> Result<()> {
    Program::new(project.path("web/node_modules/.bin/wasm-opt"))
        .arg(if flavour.hot.is_empty() { "-Oz" } else { "-O3" })
        .args(FEATURES)
        .args(flavour.features)
        .arg("--output")
        .arg(module)
        .arg(module)
        .run()
}

/// Keeps this machine's folders out of the modules, so that their bytes are the same everywhere.
fn reproducible_paths(project: &Project) -> String {
    let home = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")))
        .unwrap_or_default();
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    format!("{} {}", remap(&home, "cargo"), remap(project.root(), "narabe"))
}

/// Cargo keeps one build for each folder when paths are remapped: two flavours in one folder would
/// build everything anew in turn.
fn target_folder(project: &Project, flavour: &Flavour) -> PathBuf {
    project.target().join("wasm").join(flavour.name)
}

fn built_module(project: &Project, flavour: &Flavour) -> PathBuf {
    target_folder(project, flavour).join(setup::WASM_TRIPLE).join("release/narabe_wasm.wasm")
}

fn out_folder(project: &Project, flavour: &Flavour) -> PathBuf {
    project.path("web/src/generated/wasm").join(flavour.name)
}

fn work(project: &Project) -> Result<Work> {
    let folders = crate_folders(project);
    let mut inputs: Vec<_> =
        folders.iter().flat_map(|folder| [folder.join("src"), folder.join("Cargo.toml")]).collect();
    let how = ["Cargo.lock", "Cargo.toml", "xtask/src/commands/wasm.rs"];
    inputs.extend(how.map(|file| project.path(file)));
    let outputs = FLAVOURS
        .iter()
        .map(|flavour| out_folder(project, flavour).join("narabe_wasm_bg.wasm"))
        .collect();
    Work::new(project.mark("wasm"), &inputs, outputs)
}

/// The folders of the crate and of every crate of the workspace that it is built from.
fn crate_folders(project: &Project) -> Vec<PathBuf> {
    let packages = &project.metadata().packages;
    let mut waiting = vec![PACKAGE.to_owned()];
    let mut found: Vec<PathBuf> = Vec::new();
    while let Some(name) = waiting.pop() {
        let Some(package) = packages.iter().find(|package| *package.name == name) else { continue };
        let folder = package.manifest_path.with_file_name("").into_std_path_buf();
        if !found.contains(&folder) {
            found.push(folder);
            let built_from = package.dependencies.iter().filter(|one| one.path.is_some());
            waiting.extend(built_from.map(|one| one.name.clone()));
        }
    }
    found.sort();
    found
}
