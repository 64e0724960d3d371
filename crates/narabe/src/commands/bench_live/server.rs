//! The server under load: a child process.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, bail};
use tempfile::TempDir;

/// Linux counts processor time in hundredths of a second for programs that ask.
const TICKS_A_SECOND: f64 = 100.0;

/// A running server that ends with this value.
pub(super) struct Server {
    child: Child,
    pub(super) address: SocketAddr,
    /// The database, until the end.
    _folder: TempDir,
}

impl Server {
    /// Starts a server without limits on its own port and waits until it listens.
    pub(super) fn start(cpus: Option<&str>) -> anyhow::Result<Self> {
        let folder = TempDir::new().context("making a folder for the database")?;
        let program = std::env::current_exe().context("finding this program")?;
        let mut command = match cpus {
            Some(cpus) => {
                let mut command = Command::new("taskset");
                command.args(["--cpu-list", cpus]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .args(["--rooms-per-hour", "1000000000", "--actions-per-second", "100000000"])
            .args(["--sockets-per-address", "1000000000"])
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped());
        let mut child = command.spawn().context("starting the server")?;
        let address = address(&mut child)?;
        Ok(Self { child, address, _folder: folder })
    }

    /// Memory in use, in bytes.
    pub(super) fn memory(&self) -> anyhow::Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))
            .context("reading the server's memory, which works on Linux only")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.trim().strip_suffix(" kB")).unwrap_or_default();
        Ok(kibibytes.trim().parse::<u64>().context("reading the server's memory")? * 1024)
    }

    /// Processor time used since the start, in seconds.
    pub(super) fn cpu_seconds(&self) -> anyhow::Result<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))
            .context("reading the server's processor time, which works on Linux only")?;
        // The name in parentheses may hold spaces; user and system time are the 12th and 13th after it.
        let (_, fields) = stat.rsplit_once(") ").context("reading the server's processor time")?;
        let ticks: u64 =
            fields.split(' ').skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Ok(ticks as f64 / TICKS_A_SECOND)
    }

    /// Ends the server.
    pub(super) fn stop(mut self) -> anyhow::Result<()> {
        self.end().context("stopping the server")
    }

    fn end(&mut self) -> std::io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // After `stop` there is nothing left to end, which is no error worth a word.
        drop(self.end());
    }
}

/// The address that the server says it listens on.
fn address(child: &mut Child) -> anyhow::Result<SocketAddr> {
    let output = child.stdout.take().context("the server has no output")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line).context("waiting for the server")?;
    let Some((_, address)) = line.trim().rsplit_once("http://") else {
        bail!("the server did not start");
    };
    address.parse().with_context(|| format!("the server said {line:?}"))
}
