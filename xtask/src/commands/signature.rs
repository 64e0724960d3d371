//! `cargo xtask signature`: the engine's checksum, a node count over its fixed suite.
//!
//! A change of the number is a change of what the engine plays, and must be meant.

use std::fs;

use anyhow::{Context as _, Result, bail};
use clap::Args;

use super::release;
use crate::process::Program;
use crate::project::Project;
use crate::say;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Stores the number that is counted now.
    #[arg(long)]
    bless: bool,
}

pub(crate) fn run(project: &Project, arguments: &Arguments) -> Result<()> {
    release::build_binary(project)?;
    let counted = Program::new(project.binary()).args(["bench", "signature"]).text()?;
    let counted = counted.trim();
    let file = project.path("crates/engine/signature.txt");
    if arguments.bless {
        fs::write(&file, format!("{counted}\n"))
            .with_context(|| format!("writing {}", file.display()))?;
    }
    let stored =
        fs::read_to_string(&file).with_context(|| format!("reading {}", file.display()))?;
    if stored.trim() != counted {
        bail!(
            "the signature is {counted}, stored is {}: if that is meant, run it with --bless",
            stored.trim()
        );
    }
    say::note(&format!("signature {counted}, as stored"));
    Ok(())
}
