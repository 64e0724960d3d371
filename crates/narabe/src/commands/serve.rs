//! `narabe serve`: the site, on a database in one folder.

use std::fs;
use std::io::{Write as _, stdout};
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use narabe_server::{
    App, ClientAddress, Config, DEFAULT_SOCKETS_PER_ADDRESS, Limits, OsEntropy, SystemClock,
};
use narabe_store::sqlite::{Durability, SqliteStore};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

const DAY: Duration = Duration::from_hours(24);

/// Serve the site: the play page, and rooms with a friend by a link.
#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, env = "NARABE_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The address that people use, with its scheme; without it links are relative
    #[arg(long, env = "NARABE_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// The folder for the database; it is made when it is missing
    #[arg(long, env = "NARABE_DATA", value_name = "FOLDER", default_value = "narabe-data")]
    data: PathBuf,
    /// Seconds that a player must be away before the other may go on without
    #[arg(long, env = "NARABE_ABSENCE", value_name = "SECONDS", default_value_t = 120)]
    absence: u32,
    /// Days that a room is kept
    #[arg(long, env = "NARABE_ROOM_DAYS", value_name = "DAYS", default_value = "30")]
    room_days: NonZeroU32,
    /// Rooms that one address may make in an hour
    #[arg(long, env = "NARABE_ROOMS_PER_HOUR", value_name = "N", default_value = "60")]
    rooms_per_hour: NonZeroU32,
    /// Actions that one seat may send in a second
    #[arg(long, env = "NARABE_ACTIONS_PER_SECOND", value_name = "N", default_value = "5")]
    actions_per_second: NonZeroU32,
    /// Live sockets that one address may hold at the same time
    #[arg(long, env = "NARABE_SOCKETS_PER_ADDRESS", value_name = "N",
        default_value_t = DEFAULT_SOCKETS_PER_ADDRESS)]
    sockets_per_address: NonZeroU32,
    /// Read clients' addresses from X-Forwarded-For: only behind a proxy that writes it
    #[arg(long, env = "NARABE_BEHIND_PROXY")]
    behind_proxy: bool,
}

/// The origin of a site: no path, no slash at its end.
fn public_url(text: &str) -> Result<String, String> {
    let origin = text.trim_end_matches('/');
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@']) => {
            Ok(origin.to_ascii_lowercase())
        }
        _ => Err("an address is written https://host or http://host:port".to_owned()),
    }
}

impl ServeArgs {
    fn config(&self) -> Config {
        Config {
            public_url: self.public_url.clone(),
            absence: Duration::from_secs(self.absence.into()),
            room_life: DAY * self.room_days.get(),
            limits: Limits {
                rooms_per_hour: self.rooms_per_hour,
                actions_per_second: self.actions_per_second,
                sockets_per_address: self.sockets_per_address,
            },
            client_address: if self.behind_proxy {
                ClientAddress::Forwarded
            } else {
                ClientAddress::Connection
            },
            commit: env!("NARABE_COMMIT"),
        }
    }
}

pub(crate) fn run(args: &ServeArgs) -> anyhow::Result<ExitCode> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    if let Some(advice) = narabe_server::missing_assets() {
        tracing::warn!("{advice}");
    }
    let runtime = tokio::runtime::Runtime::new().context("starting the runtime")?;
    runtime.block_on(serve(args))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(args: &ServeArgs) -> anyhow::Result<()> {
    fs::create_dir_all(&args.data)
        .with_context(|| format!("making the folder {}", args.data.display()))?;
    let file = args.data.join("narabe.db");
    let store = SqliteStore::open(&file, Durability::PowerLoss)
        .await
        .with_context(|| format!("opening {}", file.display()))?;
    let store = Arc::new(store);
    let app = App::new(
        args.config(),
        Arc::<SqliteStore>::clone(&store),
        Arc::new(SystemClock),
        Arc::new(OsEntropy),
    );
    let listener = TcpListener::bind(args.listen)
        .await
        .with_context(|| format!("listening on {}", args.listen))?;
    // Scripts and people wait for this line: with port 0 it alone says which one it became.
    writeln!(stdout(), "narabe is at http://{}", listener.local_addr()?)?;
    narabe_server::serve(app, listener, asked_to_stop()?).await?;
    store.close().await;
    Ok(())
}

/// Done when a terminal or a service manager asks the program to stop.
fn asked_to_stop() -> anyhow::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        tracing::info!("stopping");
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_an_origin() {
        let cases = [
            ("https://play.example", Some("https://play.example")),
            ("https://Play.Example/", Some("https://play.example")),
            ("http://127.0.0.1:8080", Some("http://127.0.0.1:8080")),
            ("play.example", None),
            ("https://", None),
            ("https://play.example/path", None),
            ("ftp://play.example", None),
        ];
        for (text, origin) in cases {
            assert_eq!(public_url(text).ok().as_deref(), origin, "{text}");
        }
    }
}
