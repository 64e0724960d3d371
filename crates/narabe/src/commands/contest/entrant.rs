//! Who plays: an engine as `--engine` names it.

use std::env::current_dir;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::limits::{Limits, bytes, milliseconds};

/// An engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entrant {
    /// Its name in every table.
    pub(crate) name: String,
    /// The program and its arguments.
    pub(crate) command: Vec<String>,
    /// Where it is started.
    pub(crate) folder: Option<PathBuf>,
    /// More `INFO` lines, as key and value.
    pub(crate) infos: Vec<(String, String)>,
    /// What differs from the limits of the match.
    pub(crate) odds: Odds,
}

/// What an engine's limits have of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Odds {
    turn_ms: Option<u64>,
    match_ms: Option<u64>,
    increment_ms: Option<u64>,
    nodes: Option<u64>,
    memory_bytes: Option<u64>,
}

impl Entrant {
    /// The engine's limits in a match with these.
    pub(crate) fn limits(&self, common: Limits) -> Limits {
        let odds = self.odds;
        Limits {
            turn_ms: odds.turn_ms.or(common.turn_ms),
            match_ms: odds.match_ms.or(common.match_ms),
            increment_ms: odds.increment_ms.unwrap_or(common.increment_ms),
            nodes: odds.nodes.or(common.nodes),
            memory_bytes: odds.memory_bytes.or(common.memory_bytes),
        }
    }

    /// The program: one that is named with its folder is looked for from where the engine is started, then from
    /// where this program runs.
    pub(crate) fn program(&self) -> PathBuf {
        let named = Path::new(&self.command[0]);
        if named.components().count() < 2 || named.is_absolute() {
            return named.to_owned();
        }
        let here = current_dir().unwrap_or_default();
        let folders = [self.folder.as_ref().map(|folder| here.join(folder)), Some(here.clone())];
        let mut places = folders.into_iter().flatten().map(|folder| folder.join(named));
        places.find(|place| place.exists()).unwrap_or_else(|| here.join(named))
    }

    fn take(&mut self, key: &str, value: &str) -> Result<(), String> {
        let number =
            || value.parse().ok().ok_or_else(|| format!("{key} is a number, not {value:?}"));
        match key {
            "name" => value.clone_into(&mut self.name),
            "cmd" => self.command = words(value)?,
            "dir" => self.folder = Some(value.into()),
            "turn-time" => self.odds.turn_ms = Some(milliseconds(value)?),
            "match-time" => self.odds.match_ms = Some(milliseconds(value)?),
            "increment" => self.odds.increment_ms = Some(milliseconds(value)?),
            "memory" => self.odds.memory_bytes = Some(bytes(value)?),
            "nodes" => self.odds.nodes = Some(number()?),
            _ => {
                let info = key.strip_prefix("info.").ok_or_else(|| unknown(key))?;
                self.infos.push((info.to_owned(), value.to_owned()));
            }
        }
        Ok(())
    }
}

fn unknown(key: &str) -> String {
    format!(
        "an engine has no {key:?}; it has name, cmd, dir, turn-time, match-time, increment, nodes, memory and \
         info.KEY"
    )
}

impl FromStr for Entrant {
    type Err = String;

    /// Reads `name=a,cmd=./a --flag,nodes=1000`.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut entrant = Self::default();
        for field in fields(text)? {
            let (key, value) = field
                .split_once('=')
                .ok_or_else(|| format!("{field:?} is not written key=value"))?;
            entrant.take(key.trim(), value.trim())?;
        }
        if entrant.command.is_empty() {
            return Err("an engine needs its cmd, as in \"name=a,cmd=./a\"".to_owned());
        }
        if entrant.name.is_empty() {
            let program = Path::new(&entrant.command[0]).file_stem();
            entrant.name = program.unwrap_or_default().to_string_lossy().into_owned();
        }
        Ok(entrant)
    }
}

/// The parts between commas that stand outside of quotation marks.
fn fields(text: &str) -> Result<Vec<String>, String> {
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
        return Err(format!("a quotation mark is not closed in {text:?}"));
    }
    Ok(fields.into_iter().filter(|field| !field.trim().is_empty()).collect())
}

/// The words of a command; quotation marks hold one together.
fn words(text: &str) -> Result<Vec<String>, String> {
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
        return Err("cmd names no program".to_owned());
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
        ] {
            let refused = text.parse::<Entrant>().unwrap_err();
            assert!(refused.contains(why), "{text}: {refused}");
        }
    }
}
