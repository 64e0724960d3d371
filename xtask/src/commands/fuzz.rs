//! `cargo xtask fuzz`: libFuzzer on everything that parses, with the stable compiler.
//!
//! `cargo fuzz` wants nightly for its sanitizer. This code has no unsafe block for a sanitizer to
//! watch, and coverage, which is what finds new paths, needs only the stable flags below.
//! `cargo fuzz run TARGET` works on the same folder where nightly is at hand.

use std::fs;

use anyhow::{Context as _, Result, bail};
use clap::Args;

use crate::process::Program;
use crate::project::Project;
use crate::say;

/// What `cargo fuzz --sanitizer none` passes to the compiler.
const COVERAGE: &str = "--cfg fuzzing -Ccodegen-units=1 -Cdebug-assertions -Cpasses=sancov-module \
     -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
     -Cllvm-args=-sanitizer-coverage-pc-table";

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The target to run; all of them when it is left out.
    target: Option<String>,
    /// How long each target runs.
    #[arg(long, default_value_t = 30)]
    seconds: u32,
}

pub(crate) fn run(project: &Project, arguments: &Arguments) -> Result<()> {
    let host = host()?;
    let targets = targets(project)?;
    let chosen = match &arguments.target {
        Some(name) if targets.contains(name) => vec![name.clone()],
        Some(name) => bail!("no fuzz target {name:?}; there are: {}", targets.join(", ")),
        None => targets,
    };
    build(project, &host)?;
    chosen.iter().try_for_each(|target| feed(project, &host, target, arguments.seconds))
}

/// Runs each target for a short time: the committed seeds first, then what grows from them.
pub(crate) fn briefly(project: &Project) -> Result<()> {
    run(project, &Arguments { target: None, seconds: 10 })
}

fn build(project: &Project, host: &str) -> Result<()> {
    say::step("fuzz");
    // Naming the host as the target keeps build scripts and macros free of the flags.
    Program::cargo(&project.path("fuzz"))
        .args(["build", "--release", "--locked", "--bins", "--target", host, "--target-dir"])
        .arg(project.target().join("fuzz"))
        .env("RUSTFLAGS", COVERAGE)
        .run()
}

/// Runs one target. What it learns goes to a folder that git does not keep.
fn feed(project: &Project, host: &str, target: &str, seconds: u32) -> Result<()> {
    let work = project.target().join("fuzz/found").join(target);
    let learnt = work.join("corpus");
    fs::create_dir_all(&learnt).with_context(|| format!("making {}", learnt.display()))?;
    Program::new(project.target().join("fuzz").join(host).join("release").join(target))
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-artifact_prefix={}/", work.display()))
        .args(["-timeout=5", "-verbosity=0", "-print_final_stats=1"])
        .arg(learnt)
        .arg(project.path("fuzz/corpus").join(target))
        .run()
        .with_context(|| format!("fuzz target {target}: the input is in {}", work.display()))
}

/// The names of the targets: one file each.
fn targets(project: &Project) -> Result<Vec<String>> {
    let folder = project.path("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("listing {}", folder.display()))? {
        let path = entry?.path();
        names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}

/// The triple of the machine that this runs on.
fn host() -> Result<String> {
    let version = Program::new("rustc").arg("-vV").text()?;
    let line = version.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).context("`rustc -vV` names no host")
}
