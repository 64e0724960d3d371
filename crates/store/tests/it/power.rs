//! What is left after a kill, after a power cut, after a disk that failed.
//!
//! A child process (this same test binary, asked for one test) plays several rooms and prints an
//! acknowledgement for each commit. A C shim in front of `fsync` keeps what a power cut would
//! leave. A kill alone cannot tell `synchronous = FULL` from `NORMAL`: the system still writes
//! out what the dead process handed over. The shim can, and the last test shows that it does.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use narabe_store::sqlite::{Durability, SqliteStore};
use narabe_store::{AppendError, RoomId, RoomStore as _};
use tempfile::TempDir;

use crate::samples::{browser, event, room};

const ROOMS: usize = 4;
const ACKNOWLEDGEMENTS: usize = 800;
/// Set for the child alone; its value is the durability to open the store with.
const ROLE: &str = "POWER_CUT_DURABILITY";

/// A directory with what the child writes, what a power cut would leave, and the shim.
struct Disk {
    directory: TempDir,
}

impl Disk {
    fn new() -> Self {
        let directory = TempDir::new().unwrap();
        for part in ["live", "image"] {
            std::fs::create_dir(directory.path().join(part)).unwrap();
        }
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/power/shim.c");
        let compiled = Command::new("cc")
            .args(["-O2", "-Wall", "-Werror", "-shared", "-fPIC", "-o"])
            .arg(directory.path().join("shim.so"))
            .arg(source)
            .args(["-ldl"])
            .status()
            .unwrap();
        assert!(compiled.success());
        Self { directory }
    }

    fn path(&self, part: &str) -> PathBuf {
        self.directory.path().join(part)
    }

    /// Starts this binary again, for one test only, behind the shim.
    fn child(&self, test: &str, durability: &str) -> Child {
        Command::new(std::env::current_exe().unwrap())
            .args(["--exact", test, "--nocapture", "--test-threads=1"])
            .env(ROLE, durability)
            .env("LD_PRELOAD", self.path("shim.so"))
            .env("POWER_CUT_LIVE", self.path("live"))
            .env("POWER_CUT_IMAGE", self.path("image"))
            .env("POWER_CUT_BROKEN", self.path("broken"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap()
    }

    /// How many acknowledged events are not in the files of `part`.
    async fn lost(&self, part: &str, acknowledged: &BTreeMap<String, u32>) -> u32 {
        let path = self.path(part).join("n.db");
        let store = SqliteStore::open(&path, Durability::default()).await.unwrap();
        let mut lost = 0;
        for (name, count) in acknowledged {
            let kept = match store.room(&RoomId::new(name)).await.unwrap() {
                Some(room) => store.events(room.key, 0).await.unwrap(),
                None => Vec::new(),
            };
            assert!(kept.iter().zip(0..).all(|(event, seq)| event.seq == seq), "no gaps");
            lost += count.saturating_sub(u32::try_from(kept.len()).unwrap());
        }
        lost
    }
}

/// Lets the child play, kills it in mid-game, and counts what it acknowledged in each room.
fn play_and_kill(disk: &Disk, durability: &str) -> BTreeMap<String, u32> {
    let mut child = disk.child("power::the_child_plays_until_it_is_killed", durability);
    let mut acknowledged = BTreeMap::new();
    let mut total = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        if let Some(room) = line.strip_prefix("acknowledged ") {
            *acknowledged.entry(room.to_owned()).or_default() += 1;
            total += 1;
        }
        // What the pipe still holds was acknowledged too, so the loop reads on to its end.
        if total == ACKNOWLEDGEMENTS {
            child.kill().unwrap();
        }
    }
    assert!(!child.wait().unwrap().success(), "the child was to be killed, not to end");
    assert!(total >= ACKNOWLEDGEMENTS);
    acknowledged
}

#[tokio::test]
async fn a_kill_in_mid_game_loses_nothing_acknowledged() {
    let disk = Disk::new();
    let acknowledged = play_and_kill(&disk, "full");
    assert_eq!(disk.lost("live", &acknowledged).await, 0);
}

#[tokio::test]
async fn a_power_cut_in_mid_game_loses_nothing_acknowledged() {
    let disk = Disk::new();
    let acknowledged = play_and_kill(&disk, "full");
    assert_eq!(disk.lost("image", &acknowledged).await, 0);
}

#[tokio::test]
async fn the_power_cut_would_show_a_store_that_does_not_wait_for_the_disk() {
    let disk = Disk::new();
    let acknowledged = play_and_kill(&disk, "normal");
    assert_eq!(disk.lost("live", &acknowledged).await, 0, "a kill alone loses nothing");
    assert!(disk.lost("image", &acknowledged).await > 0, "a power cut does");
}

#[test]
fn a_commit_that_the_disk_refuses_fails_for_all_and_is_seen_by_nobody() {
    let disk = Disk::new();
    let mut child = disk.child("power::the_child_meets_a_broken_disk", "full");
    let output = BufReader::new(child.stdout.take().unwrap());
    let lines: Vec<String> = output.lines().map(Result::unwrap).collect();
    assert!(child.wait().unwrap().success(), "{lines:#?}");
    assert!(lines.iter().any(|line| line == "the disk works again"), "{lines:#?}");
}

/// Not a test by itself: what the child of the tests above does.
#[tokio::test(flavor = "multi_thread")]
async fn the_child_plays_until_it_is_killed() {
    let Some(store) = store_of_child().await else { return };
    let store = Arc::new(store);
    let mut games = tokio::task::JoinSet::new();
    for number in 0..ROOMS {
        let store = Arc::clone(&store);
        games.spawn(async move {
            let name = format!("room{number}");
            let key = room(&*store, &name).await.key;
            for seq in 0..u32::MAX {
                store.append(event(key, seq, &seq.to_string())).await.unwrap();
                let line = format!("acknowledged {name}\n");
                std::io::stdout().write_all(line.as_bytes()).unwrap();
            }
        });
    }
    games.join_all().await;
}

/// Not a test by itself: what the child of the broken disk does.
#[tokio::test(flavor = "multi_thread")]
async fn the_child_meets_a_broken_disk() {
    let Some(store) = store_of_child().await else { return };
    let store = Arc::new(store);
    let key = room(&*store, "abc").await.key;
    store.append(event(key, 0, "before")).await.unwrap();

    let broken = PathBuf::from(std::env::var_os("POWER_CUT_BROKEN").unwrap());
    std::fs::write(&broken, "").unwrap();
    let waiting: Vec<_> = (1..6)
        .map(|seq| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.append(event(key, seq, &seq.to_string())).await })
        })
        .collect();
    store.take_seat(key, browser(2)).await.unwrap_err();
    for append in waiting {
        let outcome = append.await.unwrap();
        assert!(matches!(outcome, Err(AppendError::Store(_))), "{outcome:?}");
    }
    assert_eq!(store.events(key, 0).await.unwrap().len(), 1);
    assert!(!store.room(&RoomId::new("abc")).await.unwrap().unwrap().seats.are_taken());

    std::fs::remove_file(&broken).unwrap();
    store.append(event(key, 1, "again")).await.unwrap();
    assert_eq!(store.events(key, 1).await.unwrap(), [event(key, 1, "again").event]);
    std::io::stdout().write_all(b"\nthe disk works again\n").unwrap();
}

/// The store of the child; none where this process is no child.
async fn store_of_child() -> Option<SqliteStore> {
    let durability = match std::env::var_os(ROLE)?.to_str()? {
        "normal" => Durability::ProcessDeath,
        _ => Durability::PowerLoss,
    };
    let path = PathBuf::from(std::env::var_os("POWER_CUT_LIVE")?).join("n.db");
    Some(SqliteStore::open(&path, durability).await.unwrap())
}
