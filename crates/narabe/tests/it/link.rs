//! `narabe play --mode link`: terminals and a server, all of them real processes on the loopback.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tempfile::TempDir;
use tokio::net::TcpSocket;

use crate::serve::{serve_with, terminate};

/// A test that waits longer has failed; how long it takes until then is no matter.
const PATIENCE: Duration = Duration::from_secs(40);

/// A site in a folder that outlives its servers.
struct Site {
    folder: TempDir,
    server: Child,
    address: String,
    absence: &'static str,
    /// Bound and never listening, so that no other process is given the port while the server is down.
    _port: TcpSocket,
}

impl Site {
    fn new(absence: &'static str) -> Self {
        let folder = TempDir::new().unwrap();
        let (port, address) = own_port();
        let settings = ["--listen", &address, "--absence", absence];
        let (server, address) = serve_with(folder.path(), &settings);
        Self { folder, server, address, absence, _port: port }
    }

    fn kill(&mut self) {
        self.server.kill().unwrap();
        self.server.wait().unwrap();
    }

    /// Another server at the same address, with the same data.
    fn start(&mut self) {
        let settings = ["--listen", &self.address, "--absence", self.absence];
        self.server = serve_with(self.folder.path(), &settings).0;
    }

    fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Where somebody keeps seats.
    fn seat(&self, name: &str) -> PathBuf {
        self.folder.path().join(format!("{name}.json"))
    }

    /// Somebody at a terminal.
    fn terminal(&self, name: &str, args: &[&str]) -> Terminal {
        let (site, seat) = (self.url(), self.seat(name));
        let seat = seat.to_str().unwrap();
        Terminal::open(&[&["--mode", "link", "--site", &site, "--seat", seat], args].concat())
    }

    /// Two at their terminals, in a room that the first one made; with its two links.
    fn two(&self, args: &[&str]) -> (Terminal, Terminal, String, String) {
        let mut one = self.terminal("one", args);
        let link = one.link("Link for your friend: ");
        let watch = one.link("Link to watch: ");
        one.wait_for("Waiting for your friend");
        let mut two = self.terminal("two", &["--join", &link]);
        two.wait_for("Type a point such as h8");
        one.wait_for("Your friend is here. You begin with Black.");
        (one, two, link, watch)
    }
}

/// A port that stays the socket's own: a server may listen on it when it is asked to, but nobody gets it by chance.
fn own_port() -> (TcpSocket, String) {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_reuseaddr(true).unwrap();
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let address = socket.local_addr().unwrap().to_string();
    (socket, address)
}

impl Drop for Site {
    fn drop(&mut self) {
        terminate(&self.server);
        self.server.wait().unwrap();
    }
}

/// A running `narabe play`.
struct Terminal {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<Vec<u8>>,
    /// What was shown and is not looked at yet.
    shown: String,
}

impl Terminal {
    fn open(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_narabe"))
            .arg("play")
            .args(args)
            .env_remove("LANG")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = child.stdout.take().unwrap();
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = stdout.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self { input: child.stdin.take(), child, output, shown: String::new() }
    }

    /// Waits until a text is shown; what stands before it is given and not looked at again.
    fn wait_for(&mut self, text: &str) -> String {
        while !self.shown.contains(text) {
            let Ok(bytes) = self.output.recv_timeout(PATIENCE) else {
                panic!("{text:?} does not come: {}", self.shown)
            };
            self.shown += std::str::from_utf8(&bytes).unwrap();
        }
        let (before, after) = self.shown.split_once(text).unwrap();
        let (before, after) = (before.to_owned(), after.to_owned());
        self.shown = after;
        before
    }

    /// What stands behind a label.
    fn link(&mut self, label: &str) -> String {
        self.wait_for(label);
        self.wait_for("\n")
    }

    fn says(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Ends the input; the rest that is shown, and the exit status.
    fn leaves(&mut self) -> (String, i32) {
        self.input = None;
        while let Ok(bytes) = self.output.recv_timeout(PATIENCE) {
            self.shown += std::str::from_utf8(&bytes).unwrap();
        }
        (std::mem::take(&mut self.shown), self.child.wait().unwrap().code().unwrap())
    }

    /// One stone, seen by both.
    fn places(&mut self, other: &mut Self, point: &str) {
        self.wait_for("Your turn: place a ");
        self.says(point);
        let shown = format!(" {}\n", point.to_uppercase());
        self.wait_for(&shown);
        other.wait_for(&shown);
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It has ended already in a test that went well.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[test]
fn a_whole_game_survives_a_server_that_was_killed() {
    let mut site = Site::new("120");
    let (mut one, mut two, _, _) = site.two(&["--rules", "renju"]);
    one.places(&mut two, "h8");
    two.places(&mut one, "a1");
    site.kill();
    one.wait_for("The connection is lost.");
    two.wait_for("The connection is lost.");
    one.says("h9");
    one.wait_for("A move you make now is sent as soon as it is back.");
    one.says("h10");
    one.wait_for("Your move is on its way");
    site.start();
    one.wait_for("The connection is back.");
    one.wait_for("Black H9");
    two.wait_for("Black H9");
    two.says("h9");
    two.wait_for("h9 already holds a stone.");
    two.says("a3");
    one.wait_for("White A3");
    for (mine, theirs) in [("h10", "a5"), ("h11", "a7")] {
        one.places(&mut two, mine);
        two.places(&mut one, theirs);
    }
    one.places(&mut two, "h12");
    one.wait_for("You won! Black wins with five in a row.");
    two.wait_for("Your friend won. Black wins with five in a row.");
    assert_eq!(one.leaves().1, 0);
    assert_eq!(two.leaves().1, 0);
}

#[test]
fn offers_need_both_and_a_rematch_changes_sides() {
    let site = Site::new("120");
    let (mut one, mut two, _, watch) = site.two(&[]);
    let mut three = site.terminal("three", &["--join", &watch]);
    three.wait_for("Black to move.");
    one.places(&mut two, "h8");
    two.says("draw");
    two.wait_for("You offered a draw.");
    one.wait_for("Your friend offers a draw. Type accept or decline.");
    one.says("decline");
    two.wait_for("Your friend plays on.");
    one.says("undo");
    two.wait_for("Your friend asks to take back the last move.");
    two.says("accept");
    one.wait_for("Taken back.");
    one.places(&mut two, "i9");
    two.says("resign");
    two.wait_for("Resign? Type yes");
    two.says("no");
    two.says("resign");
    two.wait_for("Resign? Type yes");
    two.says("yes");
    one.wait_for("You won! Black wins: the other side resigned.");
    three.wait_for("Black wins: the other side resigned.");
    one.says("rematch");
    two.wait_for("Your friend offers a rematch with sides changed. Type accept or decline.");
    two.says("accept");
    for terminal in [&mut one, &mut two, &mut three] {
        terminal.wait_for("The rematch: http://");
        terminal.wait_for("A  B  C");
    }
    two.places(&mut one, "a1");
    three.wait_for("Black A1");
    three.says("h8");
    three.wait_for("You are watching this game.");
    let (shown, status) = three.leaves();
    assert!(shown.contains("Goodbye.") && !shown.contains("come back to your seat"), "{shown}");
    assert_eq!(status, 0);
}

#[test]
fn a_seat_can_be_left_and_taken_again() {
    let site = Site::new("120");
    let (mut one, mut two, link, _) = site.two(&["--opening", "swap"]);
    one.says("h8");
    one.wait_for("Black H8");
    let (shown, status) = one.leaves();
    assert_eq!(status, 0);
    assert!(shown.contains(&format!("narabe play --join {link} --seat ")), "{shown}");
    two.wait_for("Your friend is away. The game waits.");
    two.wait_for("you can go on without.");
    let mut one = site.terminal("one", &["--join", &link]);
    two.wait_for("Your friend is back.");
    one.places(&mut two, "a1");
    one.places(&mut two, "o15");
    two.wait_for("Choose what to do. You can type: swap, stay");
    two.says("swap");
    one.wait_for("Your friend: swap");
    // What is typed last is sent before one leaves, even when everything is typed at once.
    assert_eq!(one.leaves().1, 0);
    let mut one = site.terminal("one", &["--join", &link]);
    one.says("j8");
    let (shown, status) = one.leaves();
    assert!(shown.contains("White J8"), "{shown}");
    assert_eq!(status, 0);
    two.wait_for("White J8");
}

#[test]
fn a_rival_who_stays_away_can_be_left() {
    let site = Site::new("0");
    let (mut one, mut two, link, _) = site.two(&[]);
    one.places(&mut two, "h8");
    two.wait_for("Your turn");
    two.leaves();
    one.wait_for("Type win to claim the game");
    one.says("cpu easy");
    one.wait_for("The computer is thinking");
    one.wait_for("Black to play");
    one.says("quit");
    one.wait_for("Goodbye.");

    let mut two = site.terminal("two", &["--join", &link]);
    two.wait_for("Your friend won. Black wins: the other side left.");

    let mut one = site.terminal("one", &["--second"]);
    let link = one.link("Link for your friend: ");
    one.wait_for("Waiting for your friend");
    let mut two = site.terminal("two", &["--join", &link]);
    one.wait_for("Your friend is here and begins. You play White.");
    two.places(&mut one, "h8");
    two.says("win");
    two.wait_for("You can go on alone only when the other player has been away for a while.");
    one.leaves();
    two.wait_for("Type win to claim the game");
    two.says("win");
    two.wait_for("You won! Black wins: the other side left.");
}

#[test]
fn the_lot_says_who_opens() {
    let site = Site::new("120");
    let mut one = site.terminal("one", &["--opens", "lot"]);
    let link = one.link("Link for your friend: ");
    one.wait_for("The lot says: ");
    let maker_opens = one.wait_for("\n") == "you begin, with Black.";
    one.wait_for("Waiting for your friend");
    let mut two = site.terminal("two", &["--join", &link]);
    two.wait_for("Type a point such as h8");
    one.wait_for("Your friend is here");
    let (opener, other) = if maker_opens { (&mut one, &mut two) } else { (&mut two, &mut one) };
    opener.places(other, "h8");
    other.places(opener, "i9");
}

#[test]
fn a_third_person_can_watch() {
    let site = Site::new("120");
    let (mut one, mut two, link, _) = site.two(&[]);
    let mut three = site.terminal("three", &["--join", &link]);
    three.wait_for("Both seats are taken");
    three.wait_for("Watch instead? Type yes.");
    three.says("yes");
    three.wait_for("You are watching. Type quit to leave.");
    one.places(&mut two, "h8");
    three.wait_for("Black H8");
    three.wait_for("White to move.");
    let mut four = site.terminal("four", &["--join", &link, "--lang", "pl"]);
    four.wait_for("Chcesz oglądać?");
    let (shown, status) = four.leaves();
    assert!(shown.contains("Do widzenia."), "{shown}");
    assert_eq!(status, 0);
}

#[test]
fn links_that_lead_nowhere_are_told_apart() {
    let mut site = Site::new("120");
    let url = site.url();
    let room = |path: &str| format!("{url}{path}");
    let cases = [
        (vec!["--join", "nonsense"], "a room's link ends in /r/NAME"),
        (vec!["--join", "https://play.example/r/0abc"], "only http sites can be reached"),
        (vec!["--mode", "link", "--site", "play.example"], "a site is written http://host"),
        (vec!["--join", "/r/0abc", "--rules", "renju"], "cannot be used with"),
    ];
    let known = [
        (room("/r/000000000000"), "There is no such room."),
        (room("/w/000000000000"), "There is no such room."),
    ];
    let unknown = known.iter().map(|(link, told)| (vec!["--join", link.as_str()], *told));
    let seat = site.seat("one");
    for (args, told) in cases.into_iter().chain(unknown) {
        let seat = ["--seat", seat.to_str().unwrap()];
        let run = crate::narabe(&[&["play"], &args[..], &seat].concat(), "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(run.stderr.contains(told), "{told} in {}", run.stderr);
    }
    site.kill();
    let away = crate::narabe(&["play", "--mode", "link", "--site", &url], "");
    assert!(away.stderr.contains(&format!("{url} cannot be reached")), "{}", away.stderr);
    site.start();
}

#[test]
fn secrets_are_kept_for_their_site_and_for_nobody_else() {
    let site = Site::new("120");
    let mut one = site.terminal("one", &[]);
    one.wait_for("Waiting for your friend");
    one.leaves();
    let kept = fs::read_to_string(site.seat("one")).unwrap();
    assert!(kept.contains(&format!("{:?}: \"narabe_seat=", site.url())), "{kept}");
    fs::write(site.seat("one"), "something else").unwrap();
    let seat = site.seat("one");
    let args = ["play", "--mode", "link", "--site", &site.url(), "--seat", seat.to_str().unwrap()];
    let run = crate::narabe(&args, "");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("reading the seats in"), "{}", run.stderr);
    assert_eq!(fs::read_to_string(seat).unwrap(), "something else");
}
