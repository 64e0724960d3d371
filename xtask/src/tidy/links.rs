//! Links and pictures in the documents lead to files that are there.
//!
//! Only links within the repository are followed, and only to files, not to headings.

use super::tree::{Problem, Tree, has_extension, numbered};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.texts().filter(|(path, _)| has_extension(path, &["md"])) {
        for (line, words) in numbered(text) {
            let dead = targets(words).filter(|target| !leads_somewhere(tree, path, target));
            problems.extend(
                dead.map(|target| Problem::new(path, line, format!("dead link: {target}"))),
            );
        }
    }
    problems
}

/// The targets of the Markdown links on a line.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next())
}

fn leads_somewhere(tree: &Tree, from: &str, target: &str) -> bool {
    let file = target.split('#').next().unwrap_or_default();
    let is_elsewhere = target.contains("://") || target.starts_with("mailto:");
    is_elsewhere || file.is_empty() || tree.contains(&join(from, file))
}

/// The path that a link in a document means.
fn join(from: &str, target: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dead_link_is_found_and_a_live_one_is_not() {
        let tree = Tree::of(&[
            ("docs/a.md", "[b](b.md#x) [c](../README.md) [d](d.md)\n[e](#here) [f](../docs/)\n"),
            ("docs/b.md", "![p](p.png) <https://a.example/[x](y)>\n"),
            ("README.md", "[web](https://a.example/z)\n"),
        ]);
        let found: Vec<_> = check(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "docs/a.md:1: dead link: d.md",
                "docs/b.md:1: dead link: p.png",
                "docs/b.md:1: dead link: y"
            ]
        );
    }
}
