//! The terminal: sentences that may come while somebody types.

use std::io::{self, Write};

/// Where everything is shown.
#[derive(Debug)]
pub(super) struct Screen<W> {
    output: W,
    /// The cursor stands behind the sign that asks for a line.
    is_asking: bool,
}

impl<W: Write> Screen<W> {
    pub(super) const fn new(output: W) -> Self {
        Self { output, is_asking: false }
    }

    /// Shows a text on lines of its own.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        if std::mem::take(&mut self.is_asking) {
            writeln!(self.output)?;
        }
        writeln!(self.output, "{text}")
    }

    /// A line was typed, and ended by the terminal itself.
    pub(super) fn was_answered(&mut self) {
        self.is_asking = false;
    }

    /// Asks for a line, unless it does already.
    pub(super) fn ask(&mut self) -> io::Result<()> {
        if !std::mem::replace(&mut self.is_asking, true) {
            write!(self.output, "> ")?;
        }
        self.output.flush()
    }

    /// Shows everything that has been said.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_that_comes_while_somebody_types_begins_a_line() {
        let mut screen = Screen::new(Vec::new());
        screen.say("one").unwrap();
        screen.ask().unwrap();
        screen.ask().unwrap();
        screen.say("two").unwrap();
        screen.ask().unwrap();
        screen.was_answered();
        screen.say("three").unwrap();
        assert_eq!(String::from_utf8(screen.output).unwrap(), "one\n> \ntwo\n> three\n");
    }
}
