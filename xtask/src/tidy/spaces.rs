//! No blanks at the ends of lines, one line break at the end of a file.

use super::tree::{Problem, Tree, has_extension, numbered};

/// Pictures, test data and what generators write keep every byte they came with.
fn is_free(path: &str) -> bool {
    has_extension(path, &["svg", "snap"])
        || ["testdata/", "/corpus/", "/generated/"].iter().any(|part| path.contains(part))
}

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.texts().filter(|(path, _)| !is_free(path)) {
        let trailing = numbered(text).filter(|(_, line)| line.ends_with([' ', '\t', '\r']));
        problems.extend(trailing.map(|(line, _)| Problem::new(path, line, "blanks end the line")));
        if !text.is_empty() && (!text.ends_with('\n') || text.ends_with("\n\n")) {
            problems.push(Problem::new(path, 0, "a file ends with one line break"));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_and_line_breaks_at_the_end_are_found() {
        let tree = Tree::of(&[
            ("a.md", "good\n"),
            ("b.md", "bad \nline\n"),
            ("c.md", "no break"),
            ("d.md", "two breaks\n\n"),
            ("rules/testdata/e.txt", "kept as it is "),
        ]);
        let found: Vec<_> = check(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "b.md:1: blanks end the line",
                "c.md: a file ends with one line break",
                "d.md: a file ends with one line break",
            ]
        );
    }
}
