//! `cargo xtask`: every developer command. `cargo xtask help` lists them.
//!
//! Each command is one file of `commands`. CI runs `cargo xtask ci` and nothing else, so that what
//! passes here passes there.

mod commands;
mod fresh;
mod process;
mod project;
mod say;
mod setup;
mod tidy;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::commands::{bench, ci, codegen, e2e, fuzz, serve, signature, test, wasm, web};
use crate::project::Project;

/// Every developer command of narabe.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Installs what a fresh machine lacks; does nothing where nothing is lacking.
    Setup,
    /// Builds what is missing and serves the site.
    Serve(serve::Arguments),
    /// Runs every test, or those of one crate.
    Test(test::Arguments),
    /// Runs what CI runs, in its order: tidy, format, lints, docs, every test.
    Ci,
    /// Checks what no compiler checks: layers, lengths, words, links.
    Tidy,
    /// Builds the browser's rules and engine.
    Wasm,
    /// Builds the browser client and checks its size.
    Web,
    /// Writes the generated TypeScript.
    Codegen(codegen::Arguments),
    /// Runs the journeys in Chromium.
    E2e(e2e::Arguments),
    /// Feeds mutated input to everything that parses.
    Fuzz(fuzz::Arguments),
    /// Measures: counts instructions or nodes, times what counts do not tell.
    Bench(bench::Arguments),
    /// Prints the engine's node count over its fixed suite and compares it with the stored one.
    Signature(signature::Arguments),
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say::failure(&error);
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    let project = Project::find()?;
    match command {
        Command::Setup => setup::everything(&project),
        Command::Serve(arguments) => serve::run(&project, &arguments),
        Command::Test(arguments) => test::run(&project, &arguments),
        Command::Ci => ci::run(&project),
        Command::Tidy => tidy::run(&project),
        Command::Wasm => wasm::run(&project),
        Command::Web => web::run(&project),
        Command::Codegen(arguments) => codegen::run(&project, &arguments),
        Command::E2e(arguments) => e2e::run(&project, &arguments),
        Command::Fuzz(arguments) => fuzz::run(&project, &arguments),
        Command::Bench(arguments) => bench::run(&project, &arguments),
        Command::Signature(arguments) => signature::run(&project, &arguments),
    }
}
