//! Who plays: an engine as `--engine` names it.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::limits::{AmountError, Limits, bytes, milliseconds};

/// An engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// Its name in every table.
    pub name: String,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Where it is started.
    pub folder: Option<PathBuf>,
    /// More `INFO` lines, as key and value.
    pub infos: Vec<(String, String)>,
    /// What differs from the limits of the match.
    pub odds: Odds,
}

/// What an engine's limits have of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    turn_ms: Option<u64>,
    match_ms: Option<u64>,
    increment_ms: Option<u64>,
    nodes: Option<u64>,
    memory_bytes: Option<u64>,
}

impl Entrant {
    /// The engine's limits in a match with these.
    pub fn limits(&self, common: Limits) -> Limits {
        let odds = self.odds;
        Limits {
            turn_ms: odds.turn_ms.or(common.turn_ms),
            match_ms: odds.match_ms.or(common.match_ms),
            increment_ms: odds.increment_ms.unwrap_or(common.increment_ms),
            nodes: odds.nodes.or(common.nodes),
            memory_bytes: odds.memory_bytes.or(common.memory_bytes),
        }
    }

    fn take(&mut self, key: &str, value: &str) -> Result<(), EntrantError> {
        match key {
            "name" => value.clone_into(&mut self.name),
            "cmd" => self.command = words(value)?,
            "dir" => self.folder = Some(value.into()),
            "turn-time" => self.odds.turn_ms = Some(milliseconds(value)?),
            "match-time" => self.odds.match_ms = Some(milliseconds(value)?),
            "increment" => self.odds.increment_ms = Some(milliseconds(value)?),
            "memory" => self.odds.memory_bytes = Some(bytes(value)?),
            "nodes" => self.odds.nodes = Some(value.parse().map_err(|_none| nodes(value))?),
            _ => {
                let unknown = || EntrantError::Key { key: key.to_owned() };
                let info = key.strip_prefix("info.").ok_or_else(unknown)?;
                self.infos.push((info.to_owned(), value.to_owned()));
            }
        }
        Ok(())
    }
}

fn nodes(value: &str) -> EntrantError {
    EntrantError::Nodes { value: value.to_owned() }
}

/// A text that names no engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntrantError {
    /// A part without a key.
    #[error("{field:?} is not written key=value")]
    Field {
        /// The offending part.
        field: String,
    },
    /// A key that there is not.
    #[error(
        "an engine has no {key:?}; it has name, cmd, dir, turn-time, match-time, increment, nodes, memory and \
         info.KEY"
    )]
    Key {
        /// The offending key.
        key: String,
    },
    /// Nodes that are no number.
    #[error("nodes is a number, not {value:?}")]
    Nodes {
        /// The offending value.
        value: String,
    },
    /// No time, or no memory.
    #[error(transparent)]
    Amount(#[from] AmountError),
    /// A quotation mark without its fellow.
    #[error("a quotation mark is not closed in {text:?}")]
    Quote {
        /// The offending text.
        text: String,
    },
    /// A command without words.
    #[error("cmd names no program")]
    Program,
    /// No command at all.
    #[error("an engine needs its cmd, as in \"name=a,cmd=./a\"")]
    Command,
    /// No name, and a command that gives none.
    #[error("an engine needs a name, and {program:?} gives it none")]
    Name {
        /// The program.
        program: String,
    },
}

impl FromStr for Entrant {
    type Err = EntrantError;

    /// Reads `name=a,cmd=./a --flag,nodes=1000`.
    fn from_str(text: &str) -> Result<Self, EntrantError> {
        let mut entrant = Self::default();
        for field in fields(text)? {
            let written = || EntrantError::Field { field: field.clone() };
            let (key, value) = field.split_once('=').ok_or_else(written)?;
            entrant.take(key.trim(), value.trim())?;
        }
        let Some(program) = entrant.command.first() else { return Err(EntrantError::Command) };
        if entrant.name.is_empty() {
            let name = Path::new(program).file_stem();
            let nameless = || EntrantError::Name { program: program.clone() };
            entrant.name = name.ok_or_else(nameless)?.to_string_lossy().into_owned();
        }
        Ok(entrant)
    }
}

/// The parts between commas that stand outside of quotation marks.
fn fields(text: &str) -> Result<Vec<String>, EntrantError> {
    let mut fields = vec![String::new()];
    let mut quote = None;
    for letter in text.chars() {
        match (quote, letter) {
            (None, ',') => fields.push(String::new()),
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            _ => {}
        }
        if quote.is_some() || letter != ',' {
            fields.last_mut().get_or_insert(&mut String::new()).push(letter);
        }
    }
    if quote.is_some() {
        return Err(EntrantError::Quote { text: text.to_owned() });
    }
    Ok(fields.into_iter().filter(|field| !field.trim().is_empty()).collect())
}

/// The words of a command; quotation marks hold one together.
fn words(text: &str) -> Result<Vec<String>, EntrantError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in text.chars() {
        match (quote, letter) {
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (Some(open), _) if open == letter => quote = None,
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    if words.first().is_none_or(String::is_empty) {
        return Err(EntrantError::Program);
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_is_a_list_of_keys() {
        let entrant: Entrant =
            "name=a b,cmd=wine64 'C:\\my engine, 2.exe' \"\" -x,dir=/tmp,nodes=500,info.hash_size=1024,turn-time=0.5"
                .parse()
                .unwrap();
        assert_eq!(entrant.name, "a b");
        assert_eq!(entrant.command, ["wine64", "C:\\my engine, 2.exe", "", "-x"]);
        assert_eq!(entrant.folder.as_deref(), Some(Path::new("/tmp")));
        assert_eq!(entrant.infos, [("hash_size".to_owned(), "1024".to_owned())]);
        let limits = entrant.limits(Limits { turn_ms: Some(9), ..Limits::default() });
        assert_eq!((limits.turn_ms, limits.nodes), (Some(500), Some(500)));
        let plain: Entrant = "cmd=./bin/pbrain-x.exe".parse().unwrap();
        assert_eq!(plain.name, "pbrain-x");
    }

    #[test]
    fn what_is_no_engine_is_refused() {
        for (text, why) in [
            ("", "needs its cmd"),
            ("name=a", "needs its cmd"),
            ("cmd=", "names no program"),
            ("cmd='' x", "names no program"),
            ("cmd='a", "not closed"),
            ("cmd=a,colour=red", "\"colour\""),
            ("cmd=a,nodes=many", "\"many\""),
            ("cmd=a,turn-time=-1", "\"-1\""),
            ("a", "key=value"),
            ("cmd=..", "needs a name"),
        ] {
            let refused = text.parse::<Entrant>().unwrap_err().to_string();
            assert!(refused.contains(why), "{text}: {refused}");
        }
    }
}
