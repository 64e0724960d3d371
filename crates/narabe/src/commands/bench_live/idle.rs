//! Idle sockets: what the server holds for people who look at a board and think.

use std::time::Duration;

use anyhow::Context as _;
use tokio::task::JoinSet;

use super::client::{Player, Room};
use super::server::Server;

/// Rooms that are made at the same time.
const AT_ONCE: u32 = 32;
/// For what the server does after the last greeting.
const REST: Duration = Duration::from_secs(1);

/// The server's memory with idle sockets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memory {
    pub(super) sockets: u32,
    bytes: u64,
}

impl Memory {
    pub(super) fn mebibytes(&self) -> f64 {
        self.bytes as f64 / f64::from(1 << 20)
    }

    /// All memory of the server by the number of sockets.
    pub(super) fn kibibytes_a_socket(&self) -> f64 {
        self.bytes as f64 / 1024.0 / f64::from(self.sockets)
    }
}

/// Opens so many sockets, two to a room, and looks at the server's memory.
pub(super) async fn measure(server: &Server, sockets: u32) -> anyhow::Result<Memory> {
    let rooms = sockets / 2;
    let address = server.address;
    let mut opening = JoinSet::new();
    let mut open: Vec<[Player; 2]> = Vec::with_capacity(rooms as usize);
    for number in 0..rooms {
        if number >= AT_ONCE {
            open.push(next(&mut opening).await?);
        }
        opening.spawn(async move { Room::make(address).await?.open(address).await });
    }
    while !opening.is_empty() {
        open.push(next(&mut opening).await?);
    }
    tokio::time::sleep(REST).await;
    Ok(Memory { sockets: rooms * 2, bytes: server.memory()? })
}

async fn next(opening: &mut JoinSet<anyhow::Result<[Player; 2]>>) -> anyhow::Result<[Player; 2]> {
    opening.join_next().await.context("no room is being made")?.context("a player died")?
}
