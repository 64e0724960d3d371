//! Lines from standard input, and complaints to standard error.

use std::io::{self, BufRead, Read as _};

/// Longer lines are refused; the rest of such a line is skipped.
pub(crate) const MAX_LINE_BYTES: u64 = 64 * 1024;

/// A line that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadLine {
    /// It is longer than [`MAX_LINE_BYTES`].
    TooLong,
    /// It is not UTF-8.
    NotUtf8,
}

impl BadLine {
    /// What is wrong, in English.
    pub(crate) fn reason(self) -> String {
        match self {
            Self::TooLong => format!("the line is longer than {MAX_LINE_BYTES} bytes"),
            Self::NotUtf8 => "the line is not UTF-8".to_owned(),
        }
    }
}

/// The next line without its end; `None` at the end of the input.
pub(crate) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, BadLine>>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(MAX_LINE_BYTES + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 > MAX_LINE_BYTES && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(BadLine::TooLong)));
    }
    while matches!(bytes.last(), Some(b'\n' | b'\r')) {
        bytes.pop();
    }
    Ok(Some(String::from_utf8(bytes).or(Err(BadLine::NotUtf8))))
}

/// One line on standard error.
#[expect(clippy::print_stderr, reason = "this is the command line")]
pub(crate) fn complain(text: &str) {
    eprintln!("{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_broken_lines_are_refused_and_the_next_one_is_read() {
        let mut text = vec![b'x'; MAX_LINE_BYTES as usize + 10];
        text.extend(b"\nh8\r\n\xff\xfe\nlast");
        let mut input = text.as_slice();
        let mut next = || next_line(&mut input).unwrap();
        assert_eq!(next(), Some(Err(BadLine::TooLong)));
        assert_eq!(next(), Some(Ok("h8".to_owned())));
        assert_eq!(next(), Some(Err(BadLine::NotUtf8)));
        assert_eq!(next(), Some(Ok("last".to_owned())));
        assert_eq!(next(), None);
    }
}
