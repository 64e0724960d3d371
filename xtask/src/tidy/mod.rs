//! `cargo xtask tidy`: what the project holds itself to and no compiler checks.
//!
//! Each file of this folder is one check: a function from the tree (or the crates) to what is
//! wrong with it. All of them run before the command fails, so that one run tells everything.

mod catalogue;
mod crate_table;
mod exceptions;
mod functions;
mod heads;
mod imports;
mod layers;
mod links;
mod markers;
mod spaces;
mod tree;
mod words;

use anyhow::{Result, bail};

use self::exceptions::{Foreign, Policy};
use self::tree::{Problem, Tree};
use crate::project::Project;
use crate::say;

pub(crate) fn run(project: &Project) -> Result<()> {
    say::step("tidy");
    let tree = Tree::read(project)?;
    let mut policy = Policy::parse(tree.text("tidy.toml").unwrap_or_default())?;
    policy.foreign.push(Foreign::of_this_machine(project.root()));
    let mut problems = problems(&tree, &policy);
    let crates = layers::crates(project.metadata());
    problems.extend(layers::check(&crates));
    problems.extend(crate_table::check(&crates, &tree));
    if problems.is_empty() {
        say::note(&format!("{} files, nothing to say", tree.files().len()));
        return Ok(());
    }
    problems.sort();
    for problem in &problems {
        say::note(&problem.to_string());
    }
    bail!("tidy found {} problem(s)", problems.len())
}

/// Everything that can be told from the files alone.
fn problems(tree: &Tree, policy: &Policy) -> Vec<Problem> {
    let mut problems = Vec::new();
    problems.extend(heads::check(tree));
    problems.extend(functions::check(tree, policy));
    problems.extend(imports::check(tree));
    problems.extend(markers::check(tree));
    problems.extend(words::check(tree, policy));
    problems.extend(spaces::check(tree));
    problems.extend(links::check(tree));
    problems.extend(catalogue::check(tree));
    problems
}
