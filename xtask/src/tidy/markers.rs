//! Work that is left for later is work for the tracker: no markers of it stay in the code.

use super::tree::{Problem, Tree, has_extension, numbered};

/// Where markers are looked for.
const CODE: [&str; 8] = ["rs", "ts", "tsx", "css", "html", "mjs", "ftl", "toml"];

/// The markers, in two halves so that this file does not find itself.
const MARKERS: [(&str, &str); 3] = [("TO", "DO"), ("FIX", "ME"), ("HA", "CK")];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.texts().filter(|(path, _)| has_extension(path, &CODE)) {
        for (line, words) in numbered(text) {
            if let Some(marker) = marker(words) {
                let message = format!("{marker}: do it now, or write an issue");
                problems.push(Problem::new(path, line, message));
            }
        }
    }
    problems
}

/// The first marker that stands on a line as a word of its own.
fn marker(line: &str) -> Option<String> {
    let markers = MARKERS.iter().map(|(head, tail)| format!("{head}{tail}"));
    let words: Vec<_> = line.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    markers.into_iter().find(|marker| words.contains(&marker.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marker_is_found_as_a_word_only() {
        for (head, tail) in MARKERS {
            assert_eq!(marker(&format!("// {head}{tail}: later")), Some(format!("{head}{tail}")));
            assert_eq!(marker(&format!("let {head}{tail}S = 1;")), None);
        }
        assert_eq!(marker("X X X . ."), None);
    }
}
