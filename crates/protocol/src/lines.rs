//! Bytes into lines that end with CR, LF or both.

use std::collections::VecDeque;

/// Longer lines are cut off here; what follows of them is skipped.
pub const MAX_LINE_BYTES: usize = 64 * 1024;

/// Cuts bytes into lines, whatever pieces they come in. A line is there as soon as its end is: after a CR nobody waits
/// for an LF. What is no UTF-8 is replaced, so that it makes no command.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    line: Vec<u8>,
    after_cr: bool,
    ready: VecDeque<String>,
}

impl Lines {
    /// A cutter that has seen nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next bytes.
    pub fn push(&mut self, bytes: &[u8]) {
        for byte in bytes {
            match byte {
                b'\n' if self.after_cr => {}
                b'\n' | b'\r' => self.end_line(),
                _ if self.line.len() < MAX_LINE_BYTES => self.line.push(*byte),
                _ => {}
            }
            self.after_cr = *byte == b'\r';
        }
    }

    /// Says that no bytes follow: what has no end is the last line.
    pub fn finish(&mut self) {
        if !self.line.is_empty() {
            self.end_line();
        }
    }

    fn end_line(&mut self) {
        self.ready.push_back(String::from_utf8_lossy(&self.line).into_owned());
        self.line.clear();
    }
}

impl Iterator for Lines {
    type Item = String;

    /// The next line that is complete; there may be more after the next [`Lines::push`].
    fn next(&mut self) -> Option<String> {
        self.ready.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(pieces: &[&[u8]]) -> Vec<String> {
        let mut lines = Lines::new();
        for piece in pieces {
            lines.push(piece);
        }
        lines.finish();
        lines.collect()
    }

    #[test]
    fn lines_end_with_cr_or_lf_or_both_wherever_the_pieces_are_cut() {
        let text = b"START 15\r\nBEGIN\rABOUT\n\nEND";
        let expected = ["START 15", "BEGIN", "ABOUT", "", "END"];
        assert_eq!(cut(&[text]), expected);
        for at in 0..text.len() {
            let (head, tail) = text.split_at(at);
            assert_eq!(cut(&[head, tail]), expected, "cut at {at}");
        }
    }

    #[test]
    fn a_line_that_ended_with_cr_is_there_before_its_lf() {
        let mut lines = Lines::new();
        lines.push(b"BEGIN\r");
        assert_eq!(lines.next().as_deref(), Some("BEGIN"));
        lines.push(b"\nEND\n");
        assert_eq!(lines.next().as_deref(), Some("END"));
        assert_eq!(lines.next(), None);
    }

    #[test]
    fn lines_are_cut_off_where_they_are_too_long_and_the_next_one_is_read() {
        let mut text = vec![b'x'; 3 * MAX_LINE_BYTES];
        text.extend(b"\n\xff\xfe\nEND\n");
        let lines = cut(&[&text]);
        assert_eq!(lines[0].len(), MAX_LINE_BYTES);
        assert_eq!(lines[1..], ["\u{fffd}\u{fffd}", "END"]);
    }
}
