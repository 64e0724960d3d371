//! Imports stand in groups: the standard library, other crates, this crate.

use syn::spanned::Spanned as _;
use syn::{Item, ItemUse, UseTree};

use super::tree::{Problem, Tree};

/// Where a name comes from, in the order in which the groups stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    Standard,
    External,
    Own,
}

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.rust().flat_map(|(path, text)| check_file(path, text)).collect()
}

fn check_file(path: &str, text: &str) -> Vec<Problem> {
    // A file that does not parse is found by the check of its functions.
    let Ok(file) = syn::parse_file(text) else { return Vec::new() };
    let imports: Vec<_> = file.items.iter().filter_map(private_import).collect();
    let modules: Vec<_> = file.items.iter().filter_map(module).collect();
    let disorder = imports.windows(2).filter_map(|pair| match pair {
        [before, after] => disorder(before, after, &modules),
        _ => None,
    });
    disorder.map(|(line, message)| Problem::new(path, line, message)).collect()
}

/// Re-exports are part of a crate's surface and stand where they read best.
fn private_import(item: &Item) -> Option<&ItemUse> {
    match item {
        Item::Use(import) if matches!(import.vis, syn::Visibility::Inherited) => Some(import),
        _ => None,
    }
}

/// What is wrong between one import and the next.
fn disorder(
    before: &ItemUse,
    after: &ItemUse,
    modules: &[String],
) -> Option<(usize, &'static str)> {
    let line = after.span().start().line;
    let apart = line > before.span().end().line + 1;
    match (group(&before.tree, modules), group(&after.tree, modules)) {
        (first, second) if first > second => {
            Some((line, "imports stand in the order std, other crates, this crate"))
        }
        (first, second) if first < second && !apart => {
            Some((line, "a blank line parts the groups of imports"))
        }
        _ => None,
    }
}

/// The name of a module that the file declares: an import from it is the crate's own.
fn module(item: &Item) -> Option<String> {
    match item {
        Item::Mod(module) => Some(module.ident.to_string()),
        _ => None,
    }
}

fn group(tree: &UseTree, modules: &[String]) -> Group {
    let root = match tree {
        UseTree::Path(path) => path.ident.to_string(),
        UseTree::Name(name) => name.ident.to_string(),
        UseTree::Rename(rename) => rename.ident.to_string(),
        _ => String::new(),
    };
    match root.as_str() {
        "std" | "core" | "alloc" => Group::Standard,
        "crate" | "self" | "super" => Group::Own,
        name if modules.iter().any(|module| module == name) => Group::Own,
        _ => Group::External,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn lines(text: &str, expected: &[usize]) {
        let found = check(&Tree::of(&[("a.rs", text)]));
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (problem, line) in found.iter().zip(expected) {
            assert!(problem.to_string().starts_with(&format!("a.rs:{line}: ")), "{problem}");
        }
    }

    #[test]
    fn groups_are_ordered_and_parted() {
        lines("use std::fmt;\n\nuse syn::Item;\n\nuse crate::a;\nuse super::b;\n", &[]);
        lines("use std::fmt;\nuse syn::Item;\n", &[2]);
        lines("use crate::a;\n\nuse std::fmt;\n", &[3]);
    }

    #[test]
    fn a_module_of_the_file_is_the_crates_own() {
        lines("mod a;\n\nuse syn::Item;\n\nuse a::A;\nuse crate::b;\n", &[]);
    }

    #[test]
    fn a_re_export_may_stand_among_them() {
        lines("pub use crate::a;\nuse std::fmt;\n", &[]);
    }
}
