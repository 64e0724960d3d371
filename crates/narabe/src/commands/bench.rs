//! `narabe bench`: measurements, one subcommand a subject.

use std::process::ExitCode;

use clap::Subcommand;

use super::bench_live::{self, BenchLiveArgs};

/// Measure this machine.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    subject: Subject,
}

#[derive(Debug, Subcommand)]
enum Subject {
    /// Live play: moves a second, latency to the rival, memory of idle sockets
    Live(BenchLiveArgs),
}

pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<ExitCode> {
    match &args.subject {
        Subject::Live(args) => bench_live::run(args),
    }
}
