//! Proofs as text.
//!
//! ```text
//! proof  = point [ "{" point { " " point } "}" ] [ "[" answer { " " answer } "]" ]
//! answer = point ":" proof
//! ```
//!
//! The braces hold the line of fours that the stone threatens, the brackets the rival's answers, each with the
//! proof after it: `h8[g8:i9 h9:i7{i8 i6 i9}[j8:g6]]`.

use core::fmt;
use core::str::FromStr;

use narabe_rules::{Extent, MAX_LINES, Point, PointError};

use super::Proof;

/// A proof has at most a stone for each point of the largest board.
const DEEPEST: usize = MAX_LINES as usize * MAX_LINES as usize;

const LARGEST: Extent = Extent::Square(MAX_LINES);

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.stone)?;
        list(f, ('{', '}'), &self.threat, |f, point| write!(f, "{point}"))?;
        list(f, ('[', ']'), &self.answers, |f, (point, proof)| write!(f, "{point}:{proof}"))
    }
}

/// Items between brackets, with spaces between them; nothing when there are none.
fn list<T>(
    f: &mut fmt::Formatter<'_>,
    (open, close): (char, char),
    items: &[T],
    write_item: impl Fn(&mut fmt::Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    for (at, item) in items.iter().enumerate() {
        write!(f, "{}", if at == 0 { open } else { ' ' })?;
        write_item(f, item)?;
    }
    if items.is_empty() { Ok(()) } else { write!(f, "{close}") }
}

/// A text that is no proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at byte {at} of the proof: {reason}")]
pub struct ProofTextError {
    /// Where, counted from 0.
    pub at: usize,
    /// What is wrong there.
    pub reason: ProofTextReason,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofTextReason {
    /// No point of any board.
    #[error(transparent)]
    Point(#[from] PointError),
    /// Another sign is needed here.
    #[error("expected {0:?}")]
    Expected(char),
    /// More stones in one line than a board has points.
    #[error("the line is longer than any board")]
    TooDeep,
    /// Something after the end.
    #[error("the proof has ended before")]
    Trailing,
}

impl FromStr for Proof {
    type Err = ProofTextError;

    fn from_str(text: &str) -> Result<Self, ProofTextError> {
        let mut reader = Reader { text, at: 0 };
        let proof = reader.proof(0)?;
        if reader.at < text.len() {
            return Err(reader.error(ProofTextReason::Trailing));
        }
        Ok(proof)
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn proof(&mut self, depth: usize) -> Result<Proof, ProofTextError> {
        if depth > DEEPEST {
            return Err(self.error(ProofTextReason::TooDeep));
        }
        let stone = self.point()?;
        let threat = self.list('{', '}', Self::point)?;
        let answers = self.list('[', ']', |reader| {
            let answer = reader.point()?;
            reader.expect(':')?;
            Ok((answer, reader.proof(depth + 2)?))
        })?;
        Ok(Proof { stone, answers, threat })
    }

    fn list<T>(
        &mut self,
        open: char,
        close: char,
        mut item: impl FnMut(&mut Self) -> Result<T, ProofTextError>,
    ) -> Result<Vec<T>, ProofTextError> {
        let mut items = Vec::new();
        if !self.skip(open) {
            return Ok(items);
        }
        items.push(item(self)?);
        while self.skip(' ') {
            items.push(item(self)?);
        }
        self.expect(close)?;
        Ok(items)
    }

    fn point(&mut self) -> Result<Point, ProofTextError> {
        let rest = &self.text[self.at..];
        let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let point = LARGEST.parse_point(&rest[..end]).map_err(|error| self.error(error.into()))?;
        self.at += end;
        Ok(point)
    }

    fn skip(&mut self, sign: char) -> bool {
        let is_here = self.text[self.at..].starts_with(sign);
        self.at += if is_here { sign.len_utf8() } else { 0 };
        is_here
    }

    fn expect(&mut self, sign: char) -> Result<(), ProofTextError> {
        if self.skip(sign) { Ok(()) } else { Err(self.error(ProofTextReason::Expected(sign))) }
    }

    const fn error(&self, reason: ProofTextReason) -> ProofTextError {
        ProofTextError { at: self.at, reason }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["h8", "h8[g8:i9 h9:i7{i8 i6 i9}[j8:g6]]", "a1{b2}"] {
            let proof: Proof = text.parse().expect(text);
            assert_eq!(proof.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_proof_is_refused_with_its_place() {
        let deep = "a1[a1:".repeat(400);
        for (text, at) in [
            ("", 0),
            ("h", 0),
            ("h8[", 3),
            ("h8[]", 3),
            ("h8[g8]", 5),
            ("h8[g8:i9", 8),
            ("h8 ", 2),
            ("h8{}", 3),
            ("h8é", 2),
            ("h28", 0),
            (&deep, 6 * 313),
        ] {
            let refused = text.parse::<Proof>().expect_err(text);
            assert_eq!(refused.at, at, "{text}: {refused}");
        }
    }
}
