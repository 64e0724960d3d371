//! What is typed, read by a thread, so that the room is heard while nobody types.

use std::io::{self, Read, stdin};

use tokio::sync::mpsc::{self, Receiver};

use crate::input::next_line;

/// Lines that may be typed ahead.
const AHEAD: usize = 64;

/// The lines of the standard input.
#[derive(Debug)]
pub(super) struct Lines {
    lines: Receiver<String>,
    /// What is left of a line that is read by bytes.
    rest: Vec<u8>,
}

impl Lines {
    /// Starts to read. The thread ends with the input or with the program.
    pub(super) fn of_stdin() -> Self {
        let (sender, lines) = mpsc::channel(AHEAD);
        drop(std::thread::spawn(move || {
            let mut input = stdin().lock();
            while let Ok(Some(line)) = next_line(&mut input) {
                // A line that cannot be read is told to be unknown, like other text that means nothing.
                let line = line.unwrap_or_else(|_| char::REPLACEMENT_CHARACTER.to_string());
                if sender.blocking_send(line).is_err() {
                    return;
                }
            }
        }));
        Self { lines, rest: Vec::new() }
    }

    /// The next line; `None` at the end of the input.
    pub(super) async fn next(&mut self) -> Option<String> {
        self.lines.recv().await
    }
}

/// The same lines for a table that waits for each of them; not inside the runtime.
impl Read for Lines {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty()
            && let Some(line) = self.lines.blocking_recv()
        {
            self.rest = format!("{line}\n").into_bytes();
        }
        let count = self.rest.len().min(buf.len());
        let read: Vec<u8> = self.rest.drain(..count).collect();
        buf[..count].copy_from_slice(&read);
        Ok(count)
    }
}
