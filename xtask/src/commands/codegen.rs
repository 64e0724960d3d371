//! `cargo xtask codegen`: the TypeScript of every type that crosses to the browser, out of Rust.
//!
//! The result is committed, so that the browser client builds without this step; `--check` keeps
//! it true.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use clap::Args;

use crate::process::Program;
use crate::project::Project;
use crate::say;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Changes nothing; fails when something would change.
    #[arg(long)]
    check: bool,
}

/// Where the types write themselves to when they are asked by a test run.
pub(crate) const EXPORT_TO: &str = "TS_RS_EXPORT_DIR";

/// The contents of a folder of generated files, by their names.
type Tree = BTreeMap<PathBuf, String>;

pub(crate) fn run(project: &Project, arguments: &Arguments) -> Result<()> {
    let folder = generate(project)?;
    if arguments.check { check(project, &folder) } else { write(project, &folder) }
}

/// Fails when the committed files are not those that the types wrote into the folder.
pub(crate) fn check(project: &Project, written: &Path) -> Result<()> {
    let fresh = read(written)?;
    let stale = differences(&read(&committed(project))?, &fresh);
    if stale.is_empty() {
        say::note("generated TypeScript: up to date");
        return Ok(());
    }
    for path in &stale {
        say::note(&format!("out of date: {}", path.display()));
    }
    bail!("generated TypeScript is out of date: run `cargo xtask codegen` and commit the result")
}

fn write(project: &Project, written: &Path) -> Result<()> {
    let fresh = read(written)?;
    let folder = committed(project);
    let stale = differences(&read(&folder)?, &fresh);
    for path in &stale {
        let file = folder.join(path);
        match fresh.get(path) {
            Some(text) => put(&file, text),
            None => fs::remove_file(&file).with_context(|| format!("removing {}", file.display())),
        }?;
        say::note(&format!("wrote {}", file.display()));
    }
    Ok(())
}

/// An empty folder for the types to write themselves into.
pub(crate) fn empty_folder(project: &Project) -> Result<PathBuf> {
    let folder = project.target().join("codegen");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("emptying {}", folder.display()))?;
    }
    Ok(folder)
}

/// Lets the types write themselves, by the tests that `ts-rs` adds for that.
fn generate(project: &Project) -> Result<PathBuf> {
    say::step("generated TypeScript");
    let folder = empty_folder(project)?;
    Program::cargo(project.root())
        .args(["test", "--quiet", "--locked", "--package", "narabe-wire", "--features", "ts"])
        .args(["--", "export_bindings"])
        .env(EXPORT_TO, &folder)
        .run()?;
    Ok(folder)
}

fn committed(project: &Project) -> PathBuf {
    project.path("web/src/generated/wire")
}

/// The names of the files that are in one tree only, or not the same in both.
fn differences(committed: &Tree, fresh: &Tree) -> Vec<PathBuf> {
    let changed = fresh.iter().filter(|(path, text)| committed.get(*path) != Some(*text));
    let gone = committed.iter().filter(|(path, _)| !fresh.contains_key(*path));
    changed.chain(gone).map(|(path, _)| path.clone()).collect()
}

fn read(folder: &Path) -> Result<Tree> {
    let mut tree = Tree::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder_now) = waiting.pop() {
        // A folder that is not there yet is an empty one.
        for entry in fs::read_dir(&folder_now).into_iter().flatten() {
            let path = entry?.path();
            if path.is_dir() {
                waiting.push(path);
                continue;
            }
            let text =
                fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
            let name = path.strip_prefix(folder).unwrap_or(&path);
            tree.insert(name.to_owned(), text);
        }
    }
    Ok(tree)
}

fn put(file: &Path, text: &str) -> Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    }
    fs::write(file, text).with_context(|| format!("writing {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(files: &[(&str, &str)]) -> Tree {
        files.iter().map(|(path, text)| (PathBuf::from(path), (*text).to_owned())).collect()
    }

    #[test]
    fn changed_new_and_removed_files_are_differences_and_equal_ones_are_not() {
        let committed = tree(&[("Gone.ts", "g"), ("Move.ts", "old"), ("Same.ts", "s")]);
        let fresh = tree(&[("Move.ts", "new"), ("New.ts", "n"), ("Same.ts", "s")]);
        let names = ["Move.ts", "New.ts", "Gone.ts"].map(PathBuf::from);
        assert_eq!(differences(&committed, &fresh), names);
    }
}
