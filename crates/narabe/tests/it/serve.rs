//! `narabe serve` and `narabe bench live`: real processes on the loopback.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::narabe;

/// A server in a folder, and its address.
fn serve(folder: &Path) -> (Child, String) {
    serve_with(folder, &["--listen", "127.0.0.1:0"])
}

/// A server with these settings, and its address.
pub(crate) fn serve_with(folder: &Path, settings: &[&str]) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_narabe"))
        .args(["serve", "--data"])
        .arg(folder)
        .args(settings)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("narabe is at http://").unwrap().to_owned();
    (child, address)
}

/// One request; the whole answer.
fn request(address: &str, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(
        stream,
        "{head} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

pub(crate) fn terminate(child: &Child) {
    let sent = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

#[test]
fn a_server_makes_its_folder_serves_and_stops_in_good_order() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("new/data");
    let (mut child, address) = serve(&data);
    let page = request(&address, "GET /", "");
    assert!(page.starts_with("HTTP/1.1 200 OK"), "{page}");
    assert!(page.contains("board-picture"), "{page}");
    terminate(&child);
    assert!(child.wait().unwrap().success());
    assert!(data.join("narabe.db").exists());
    assert!(
        !data.join("narabe.db-wal").exists(),
        "a database that was closed has no log beside it"
    );
}

#[test]
fn a_room_outlives_a_server_that_was_killed() {
    let folder = TempDir::new().unwrap();
    let (mut child, address) = serve(folder.path());
    let created = request(&address, "POST /api/rooms", r#"{"setting":{"rules":"renju"}}"#);
    let (_, json) = created.split_once("\r\n\r\n").unwrap();
    let room: serde_json::Value = serde_json::from_str(json).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();

    let (mut child, address) = serve(folder.path());
    let page = request(&address, &format!("GET {}", room["url"].as_str().unwrap()), "");
    assert!(page.starts_with("HTTP/1.1 200 OK"), "{page}");
    terminate(&child);
    assert!(child.wait().unwrap().success());
}

#[test]
fn settings_that_cannot_be_are_refused() {
    let cases = [
        ["serve", "--listen", "somewhere"],
        ["serve", "--public-url", "play.example"],
        ["serve", "--absence", "-1"],
        ["serve", "--room-days", "0"],
        ["serve", "--data", "/dev/null/data"],
    ];
    for arguments in cases {
        let run = narabe(&arguments, "");
        assert_eq!(run.status, 2, "{arguments:?}: {}", run.stderr);
        assert!(!run.stderr.is_empty());
    }
}

#[test]
fn the_benchmark_of_live_play_runs_to_its_end() {
    let small = "bench live --games 2 --seconds 1 --rate 50 --sockets 20";
    let run = narabe(&small.split(' ').collect::<Vec<_>>(), "");
    assert_eq!(run.status, 0, "{}", run.stderr);
    for figure in ["moves/s", "p50", "p99", "20 idle sockets", "KiB"] {
        assert!(run.stdout.contains(figure), "{figure} in {}", run.stdout);
    }
}
