//! The project speaks of itself: words of other places (`tidy.toml` lists them) stay out.

use super::exceptions::Policy;
use super::tree::{Problem, Tree, numbered};

/// The list itself has to name them.
const LIST: &str = "tidy.toml";

pub(super) fn check(tree: &Tree, policy: &Policy) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.texts().filter(|(path, _)| *path != LIST) {
        for (line, words) in numbered(text) {
            problems.extend(foreign(words, policy).map(|why| Problem::new(path, line, why)));
        }
    }
    problems
}

/// What is foreign on a line, with the reason why it is.
fn foreign<'a>(line: &'a str, policy: &'a Policy) -> impl Iterator<Item = String> + 'a {
    policy.foreign.iter().flat_map(move |foreign| {
        let found = foreign.words.iter().filter(move |word| line.contains(word.as_str()));
        found.map(|word| format!("{word:?}: {}", foreign.reason))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_foreign_word_is_found_everywhere_but_in_the_list() {
        let list = "[[foreign]]\nwords = [\"mirror.example\"]\nreason = \"a mirror\"\n";
        let policy = Policy::parse(list).unwrap();
        let tree = Tree::of(&[("tidy.toml", list), ("a.lock", "x\nfrom mirror.example/a\n")]);
        let found = check(&tree, &policy);
        assert_eq!(found, [Problem::new("a.lock", 2, "\"mirror.example\": a mirror")]);
    }
}
