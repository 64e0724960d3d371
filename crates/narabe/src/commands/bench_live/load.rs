//! Loads: as fast as it goes, and at a steady pace. One move is under way in a game at a time.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use tokio::sync::Barrier;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use super::client::{Player, Room};
use super::server::Server;

/// The usual board.
const LINES: u32 = 15;
/// Stones before a game is left for the next room: nobody can make five any more soon after.
const MOVES: u32 = 150;

/// A load without pauses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Closed {
    moves: u64,
    span: Duration,
    cpu_seconds: f64,
}

impl Closed {
    pub(super) fn per_second(&self) -> f64 {
        self.moves as f64 / self.span.as_secs_f64()
    }

    pub(super) fn cpu_us_a_move(&self) -> f64 {
        self.cpu_seconds * 1e6 / self.moves as f64
    }
}

/// The times from the mover's sending to the rival's receipt.
#[derive(Debug)]
pub(super) struct Latencies {
    sorted: Vec<Duration>,
}

impl Latencies {
    fn new(mut all: Vec<Duration>) -> Self {
        all.sort_unstable();
        Self { sorted: all }
    }

    pub(super) fn count(&self) -> usize {
        self.sorted.len()
    }

    /// The time that this part of all moves did not exceed.
    pub(super) fn quantile_ms(&self, part: f64) -> f64 {
        let last = self.sorted.len().saturating_sub(1);
        let at = (last as f64 * part).round() as usize;
        self.sorted.get(at).map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
    }
}

/// Every game moves as soon as it can.
pub(super) async fn closed(
    server: &Server,
    games: usize,
    span: Duration,
) -> anyhow::Result<Closed> {
    let cpu_before = server.cpu_seconds()?;
    let times = play(server, games, span, None).await?;
    let cpu_seconds = server.cpu_seconds()? - cpu_before;
    Ok(Closed { moves: times.len() as u64, span, cpu_seconds })
}

/// All games together make `rate` moves a second.
pub(super) async fn paced(
    server: &Server,
    games: usize,
    rate: u32,
    span: Duration,
) -> anyhow::Result<Latencies> {
    let every = Duration::from_secs(games as u64) / rate;
    Ok(Latencies::new(play(server, games, span, Some(every)).await?))
}

/// Plays all games for this long; gives the time of each move.
async fn play(
    server: &Server,
    games: usize,
    span: Duration,
    every: Option<Duration>,
) -> anyhow::Result<Vec<Duration>> {
    let address = server.address;
    let ready = Arc::new(Barrier::new(games));
    let mut tasks = JoinSet::new();
    for number in 0..games {
        let ready = Arc::clone(&ready);
        tasks.spawn(async move {
            let mut game = Game::open(Room::make(address).await?, address).await?;
            ready.wait().await;
            let start = Instant::now();
            let mut pace = every.map(|every| {
                // Games move one after the other within the interval, not in one wave.
                let offset = every * u32::try_from(number).unwrap_or(0) / games as u32;
                let mut pace = interval_at(start + offset, every);
                pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
                pace
            });
            let mut times = Vec::new();
            while start.elapsed() < span {
                if let Some(pace) = &mut pace {
                    pace.tick().await;
                }
                if game.seq == MOVES {
                    game = Game::open(Room::make(address).await?, address).await?;
                }
                times.push(game.step().await?);
            }
            anyhow::Ok(times)
        });
    }
    let mut all = Vec::new();
    while let Some(times) = tasks.join_next().await {
        all.extend(times.context("a game ended early")??);
    }
    Ok(all)
}

/// One game with both its players.
struct Game {
    players: [Player; 2],
    seq: u32,
}

impl Game {
    async fn open(room: Room, address: std::net::SocketAddr) -> anyhow::Result<Self> {
        Ok(Self { players: room.open(address).await?, seq: 0 })
    }

    /// One move; how long it took to the rival.
    async fn step(&mut self) -> anyhow::Result<Duration> {
        let point = point(self.seq);
        let [one, two] = &mut self.players;
        let (mover, rival) = if self.seq.is_multiple_of(2) { (one, two) } else { (two, one) };
        let sent = Instant::now();
        mover.place(self.seq, &point).await?;
        rival.wait_for(self.seq).await?;
        let took = sent.elapsed();
        mover.wait_for(self.seq).await?;
        self.seq += 1;
        Ok(took)
    }
}

/// Where the stone numbered `seq` goes: no colour ever gets three in a row, so the game goes on.
fn point(seq: u32) -> String {
    let (is_black, nth) = (seq.is_multiple_of(2), seq / 2);
    let mut own = (0..LINES * LINES).rev().filter(|cell| {
        let (x, y) = (cell % LINES, cell / LINES);
        ((x + 2 * y) % 4 < 2) == is_black
    });
    let cell = own.nth(nth as usize).unwrap_or_default();
    let letter = char::from(b'a' + (cell % LINES) as u8);
    format!("{letter}{}", cell / LINES + 1)
}

#[cfg(test)]
mod tests {
    use narabe_game::{Game, Setting, SettingSpec};

    use super::*;

    #[test]
    fn a_game_of_the_load_goes_on_to_its_last_move() {
        let spec = SettingSpec { size: Some(LINES), ..SettingSpec::of("freestyle") };
        let points: Vec<String> = (0..MOVES).map(point).collect();
        let game = Game::replay(Setting::resolve(&spec).unwrap(), &points.join(" ")).unwrap();
        assert!(game.outcome().is_none());
        assert_eq!(game.seq(), MOVES);
    }

    #[test]
    fn quantiles_are_taken_from_the_sorted_times() {
        let times = Latencies::new((1..=101).rev().map(Duration::from_millis).collect());
        assert!((times.quantile_ms(0.5) - 51.0).abs() < 1e-9);
        assert!((times.quantile_ms(0.99) - 100.0).abs() < 1e-9);
        assert!(Latencies::new(Vec::new()).quantile_ms(0.5).is_nan());
    }
}
