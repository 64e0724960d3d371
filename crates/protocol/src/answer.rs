//! Answers, from the brain to the manager.

use core::convert::Infallible;
use core::fmt;
use core::str::FromStr;

use crate::Coordinates;

/// A line that a brain says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A command was carried out.
    Ok,
    /// A stone of the brain's.
    Move(Coordinates),
    /// Two stones or more in one line, as openings have it.
    Moves(Vec<Coordinates>),
    /// The brain exchanges colours.
    Swap,
    /// A command was refused.
    Error(String),
    /// A command is not known.
    Unknown(String),
    /// A text for a person.
    Message(String),
    /// A text for the brain's author.
    Debug(String),
    /// The brain asks the manager to place this stone for it.
    Suggest(Coordinates),
    /// Who the brain is.
    About(About),
    /// The forbidden points.
    Forbid(Vec<Coordinates>),
    /// A line of a search that is under way, as Yixin-Board reads it: `INFO key value`.
    Info(String),
    /// Anything else.
    Other(String),
}

/// Who a brain is: the answer to `ABOUT`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Keys and values in their order, as in `name="…", version="…"`.
    pub fields: Vec<(String, String)>,
}

impl About {
    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&str> {
        let mut fields = self.fields.iter();
        fields.find(|(name, _)| name.eq_ignore_ascii_case(key)).map(|(_, value)| value.as_str())
    }

    /// Reads `name="…", version="…"`; `None` when nothing of the kind stands there.
    fn parse(line: &str) -> Option<Self> {
        let mut fields = Vec::new();
        let mut rest = line.trim();
        while !rest.is_empty() {
            let (key, quoted) = rest.split_once('=')?;
            let (value, more) = quoted.trim_start().strip_prefix('"')?.split_once('"')?;
            fields.push((key.trim().to_owned(), value.to_owned()));
            rest = more.trim_start().trim_start_matches(',').trim_start();
        }
        (!fields.is_empty()).then_some(Self { fields })
    }
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (key, value)) in self.fields.iter().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            // A value must not end its own quotes.
            write!(f, "{separator}{key}=\"{}\"", value.replace('"', "'"))?;
        }
        Ok(())
    }
}

impl fmt::Display for Answer {
    /// The line, without its end. Texts of more lines become one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ok => f.write_str("OK"),
            Self::Move(at) => write!(f, "{at}"),
            Self::Moves(points) => {
                let points: Vec<String> = points.iter().map(Coordinates::to_string).collect();
                f.write_str(&points.join(" "))
            }
            Self::Swap => f.write_str("SWAP"),
            Self::Error(text) => write!(f, "ERROR {}", one_line(text)),
            Self::Unknown(text) => write!(f, "UNKNOWN {}", one_line(text)),
            Self::Message(text) => write!(f, "MESSAGE {}", one_line(text)),
            Self::Debug(text) => write!(f, "DEBUG {}", one_line(text)),
            Self::Suggest(at) => write!(f, "SUGGEST {at}"),
            Self::About(about) => write!(f, "{about}"),
            Self::Forbid(points) => {
                let pair = |at: &Coordinates| format!("{:02}{:02}", at.first, at.second);
                let pairs: Vec<String> = points.iter().map(pair).collect();
                write!(f, "FORBID {}.", pairs.concat())
            }
            Self::Info(text) => write!(f, "INFO {}", one_line(text)),
            Self::Other(text) => f.write_str(&one_line(text)),
        }
    }
}

fn one_line(text: &str) -> String {
    text.replace(['\r', '\n'], " ")
}

impl FromStr for Answer {
    type Err = Infallible;

    /// Reads a line of any brain: what is nothing else is [`Answer::Other`].
    fn from_str(line: &str) -> Result<Self, Infallible> {
        let line = line.trim();
        let (head, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let text = || rest.to_owned();
        Ok(match head.to_ascii_uppercase().as_str() {
            "OK" => Self::Ok,
            "SWAP" if rest.is_empty() => Self::Swap,
            "ERROR" => Self::Error(text()),
            "UNKNOWN" => Self::Unknown(text()),
            "MESSAGE" => Self::Message(text()),
            "DEBUG" => Self::Debug(text()),
            "INFO" => Self::Info(text()),
            "SUGGEST" => Coordinates::parse(rest).map_or_else(|| other(line), Self::Suggest),
            "FORBID" => forbidden(rest).map_or_else(|| other(line), Self::Forbid),
            _ => coordinates(line)
                .or_else(|| About::parse(line).map(Self::About))
                .unwrap_or_else(|| other(line)),
        })
    }
}

fn other(line: &str) -> Answer {
    Answer::Other(line.to_owned())
}

/// One or more points: with a comma in each when they are more.
fn coordinates(line: &str) -> Option<Answer> {
    if let Some(at) = Coordinates::parse(line).filter(|_| line.contains(',')) {
        return Some(Answer::Move(at));
    }
    let points: Option<Vec<Coordinates>> =
        line.split_ascii_whitespace().map(Coordinates::parse).collect();
    points.filter(|points| points.len() > 1).map(Answer::Moves)
}

/// Reads `09121011.`: two digits for each number.
fn forbidden(text: &str) -> Option<Vec<Coordinates>> {
    let digits = text.strip_suffix('.')?.trim();
    if !digits.is_ascii() || digits.len() % 4 != 0 {
        return None;
    }
    let number = |digits: &str| digits.parse::<u8>().ok().map(i32::from);
    let starts = (0..digits.len()).step_by(4);
    let points = starts.map(|at| {
        let first = number(&digits[at..at + 2])?;
        Some(Coordinates { first, second: number(&digits[at + 2..at + 4])? })
    });
    points.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(line: &str) -> Answer {
        let Ok(answer) = line.parse();
        answer
    }

    #[test]
    fn answers_are_read_as_they_are_printed() {
        for line in [
            "OK",
            "7,7",
            "-1,-1",
            "7,7 8,8 9,9",
            "SWAP",
            "ERROR the point is occupied",
            "UNKNOWN command",
            "MESSAGE depth 3",
            "DEBUG x",
            "SUGGEST 3,4",
            "name=\"narabe\", version=\"0.1.0\", country=\"-\"",
            "FORBID 09121011.",
            "FORBID .",
            "INFO PV 0",
            "Thank you for the game",
        ] {
            assert_eq!(answer(line).to_string(), line);
        }
    }

    #[test]
    fn each_line_is_what_it_looks_like() {
        let at = |first, second| Coordinates { first, second };
        for (line, expected) in [
            ("ok", Answer::Ok),
            (" 7 , 8\r", Answer::Move(at(7, 8))),
            ("0,0 14,14", Answer::Moves(vec![at(0, 0), at(14, 14)])),
            ("swap", Answer::Swap),
            ("SWAP it", Answer::Other("SWAP it".to_owned())),
            ("FORBID 0912.", Answer::Forbid(vec![at(9, 12)])),
            ("FORBID 091.", Answer::Other("FORBID 091.".to_owned())),
            ("7 8", Answer::Other("7 8".to_owned())),
            ("", Answer::Other(String::new())),
        ] {
            assert_eq!(answer(line), expected, "{line:?}");
        }
        let Answer::About(about) = answer("name=\"A, b\", version = \"1\"") else { panic!() };
        assert_eq!((about.get("NAME"), about.get("version")), (Some("A, b"), Some("1")));
        assert_eq!(about.get("www"), None);
    }

    #[test]
    fn an_answer_is_one_line_whatever_is_in_it() {
        assert_eq!(Answer::Message("two\r\nlines".to_owned()).to_string(), "MESSAGE two  lines");
    }
}
