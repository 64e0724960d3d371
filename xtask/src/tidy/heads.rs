//! Every Rust file opens with `//!`: what it is for, and what it is not for.

use super::tree::{Problem, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.rust()
        .filter(|(_, text)| !has_head(text))
        .map(|(path, _)| Problem::new(path, 1, "the file has no `//!` head"))
        .collect()
}

/// A head is a comment, or a whole file that is read as one.
fn has_head(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    first.starts_with("//! ") || first.starts_with("#![doc = include_str!(")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_a_head_is_found() {
        let tree = Tree::of(&[
            ("a.rs", "//! Points.\nuse x;\n"),
            ("b.rs", "use x;\n"),
            ("c.rs", "#![doc = include_str!(\"../README.md\")]\n"),
            ("d.ts", "import x;\n"),
        ]);
        assert_eq!(check(&tree), [Problem::new("b.rs", 1, "the file has no `//!` head")]);
    }
}
