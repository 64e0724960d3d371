//! `narabe bench`: measurements. Without a subject, of the rules, the patterns and the search.

use std::process::ExitCode;

use clap::Subcommand;

use super::bench_engine;
use super::bench_ladder::{self, BenchLadderArgs};
use super::bench_live::{self, BenchLiveArgs};
use super::bench_protocol::{self, BenchProtocolArgs};

/// Measure this machine.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    /// What to measure; the engine when it is left out
    #[command(subcommand)]
    subject: Option<Subject>,
}

#[derive(Debug, Subcommand)]
enum Subject {
    /// The ladder of levels: each against the one below it
    Ladder(BenchLadderArgs),
    /// Live play: moves a second, latency to the rival, memory of idle sockets
    Live(BenchLiveArgs),
    /// The brain under stress: limits of time and memory, games of every kind, abuse
    Protocol(BenchProtocolArgs),
    /// The engine's checksum: the nodes of its search over a fixed suite, the same on every machine
    Signature,
}

pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<ExitCode> {
    match &args.subject {
        None => bench_engine::run(),
        Some(Subject::Ladder(args)) => bench_ladder::run(args),
        Some(Subject::Live(args)) => bench_live::run(args),
        Some(Subject::Protocol(args)) => bench_protocol::run(args),
        Some(Subject::Signature) => bench_engine::print_signature(),
    }
}
