//! `narabe bench live`: how fast moves cross from player to player, and what an idle socket costs.
//!
//! The server is a child process on the loopback, with a database of its own in a temporary folder. Both
//! share this machine, so the figures are for comparing, not for boasting. Bounded in time and in count.

mod client;
mod idle;
mod load;
mod server;

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use indicatif::ProgressBar;

use load::Latencies;
use server::Server;

use crate::progress::in_style;

/// Measure live play: moves a second, latency to the rival, memory of idle sockets.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchLiveArgs {
    /// Games that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=1000))]
    games: u16,
    /// Seconds for each of both loads
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=60))]
    seconds: u16,
    /// Moves a second, all games together, for the latencies
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    rate: u32,
    /// Idle sockets for the memory; two to a room
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(2..=20_000))]
    sockets: u32,
    /// Processors that the server gets, as `taskset` takes them; all by default
    #[arg(long, value_name = "LIST")]
    server_cpus: Option<String>,
}

/// What was measured.
struct Report {
    closed: load::Closed,
    paced: Latencies,
    idle: idle::Memory,
}

pub(crate) fn run(args: &BenchLiveArgs) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    let report = runtime.block_on(measure(args))?;
    print(args, &report)?;
    Ok(ExitCode::SUCCESS)
}

async fn measure(args: &BenchLiveArgs) -> anyhow::Result<Report> {
    let span = Duration::from_secs(args.seconds.into());
    let progress = bar(3);

    progress.set_message("as fast as it goes");
    let server = Server::start(args.server_cpus.as_deref())?;
    let closed = load::closed(&server, args.games.into(), span).await?;
    progress.inc(1);

    progress.set_message("at a steady pace");
    let paced = load::paced(&server, args.games.into(), args.rate, span).await?;
    server.stop()?;
    progress.inc(1);

    progress.set_message("idle sockets");
    let server = Server::start(args.server_cpus.as_deref())?;
    let idle = idle::measure(&server, args.sockets).await?;
    server.stop()?;
    progress.finish_and_clear();
    Ok(Report { closed, paced, idle })
}

/// Progress for whoever looks; nothing where the output goes to a file.
fn bar(steps: u64) -> ProgressBar {
    let bar = in_style(steps, "{spinner} {pos}/{len} {msg} {elapsed}");
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn print(args: &BenchLiveArgs, report: &Report) -> anyhow::Result<()> {
    let Report { closed, paced, idle } = report;
    let rows = [
        (
            format!("closed loop, {} games", args.games),
            format!("{:.0} moves/s", closed.per_second()),
        ),
        ("  server CPU a move".to_owned(), format!("{:.1} us", closed.cpu_us_a_move())),
        (format!("paced {} moves/s, sent", args.rate), format!("{} moves", paced.count())),
        ("  latency to the rival, p50".to_owned(), format!("{:.2} ms", paced.quantile_ms(0.5))),
        ("  latency to the rival, p99".to_owned(), format!("{:.2} ms", paced.quantile_ms(0.99))),
        (format!("{} idle sockets", idle.sockets), format!("{:.1} MiB", idle.mebibytes())),
        ("  a socket".to_owned(), format!("{:.1} KiB", idle.kibibytes_a_socket())),
    ];
    let mut out = stdout().lock();
    for (what, figure) in rows {
        writeln!(out, "{what:<34}{figure:>16}")?;
    }
    Ok(())
}
