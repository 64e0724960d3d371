//! Functions of at most 70 lines, files of at most 800.
//!
//! The browser client's functions are measured by its own linter, its files here.

use proc_macro2::Span;
use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};

use super::exceptions::Policy;
use super::tree::{Problem, Tree, has_extension};

/// The longest function, from its signature to its closing brace.
const FUNCTION_LIMIT: usize = 70;

/// The longest file.
const FILE_LIMIT: usize = 800;

/// Files that a person writes and reads from top to bottom.
const WRITTEN: [&str; 7] = ["rs", "ts", "tsx", "css", "html", "mjs", "ftl"];

pub(super) fn check(tree: &Tree, policy: &Policy) -> Vec<Problem> {
    let mut problems = long_files(tree, policy);
    for (path, text) in tree.rust() {
        problems.extend(long_functions(path, text, policy));
    }
    problems.extend(needless_exceptions(tree, policy));
    problems
}

fn long_files(tree: &Tree, policy: &Policy) -> Vec<Problem> {
    let written = tree.texts().filter(|(path, _)| has_extension(path, &WRITTEN));
    written
        .filter(|(path, text)| is_long(text) && !policy.excuses(path, None))
        .map(|(path, text)| {
            let lines = text.lines().count();
            Problem::new(path, 0, format!("the file has {lines} lines, at most {FILE_LIMIT}"))
        })
        .collect()
}

fn is_long(text: &str) -> bool {
    text.lines().count() > FILE_LIMIT
}

fn long_functions(path: &str, text: &str, policy: &Policy) -> Vec<Problem> {
    let functions = match functions(text) {
        Ok(functions) => functions,
        Err(error) => return vec![Problem::new(path, 0, format!("not Rust: {error}"))],
    };
    functions
        .into_iter()
        .filter(|function| function.lines > FUNCTION_LIMIT)
        .filter(|function| !policy.excuses(path, Some(&function.name)))
        .map(|Function { name, line, lines }| {
            let message = format!("`{name}` has {lines} lines, at most {FUNCTION_LIMIT}");
            Problem::new(path, line, message)
        })
        .collect()
}

/// Exceptions for what has become short, or is gone.
fn needless_exceptions(tree: &Tree, policy: &Policy) -> Vec<Problem> {
    let mut problems = Vec::new();
    for exception in &policy.exceptions {
        let text = tree.text(&exception.path).unwrap_or_default();
        let needed = match &exception.function {
            None => is_long(text),
            Some(name) => functions(text)
                .is_ok_and(|all| all.iter().any(|f| f.name == *name && f.lines > FUNCTION_LIMIT)),
        };
        if !needed || exception.reason.is_empty() || exception.owner.is_empty() {
            let of = exception.function.as_deref().unwrap_or("the file");
            let message = format!("the exception for {of} in {} is not needed", exception.path);
            problems.push(Problem::new("tidy.toml", 0, message));
        }
    }
    problems
}

/// A function with the line it begins on and its length.
#[derive(Debug, PartialEq, Eq)]
struct Function {
    name: String,
    line: usize,
    lines: usize,
}

fn functions(text: &str) -> syn::Result<Vec<Function>> {
    let mut found = Functions::default();
    found.visit_file(&syn::parse_file(text)?);
    Ok(found.0)
}

#[derive(Default)]
struct Functions(Vec<Function>);

impl Functions {
    fn add(&mut self, signature: &syn::Signature, body: Span) {
        let line = signature.span().start().line;
        let lines = body.end().line + 1 - line;
        self.0.push(Function { name: signature.ident.to_string(), line, lines });
    }
}

impl<'ast> Visit<'ast> for Functions {
    fn visit_item_fn(&mut self, i: &'ast syn::ItemFn) {
        self.add(&i.sig, i.block.span());
        visit::visit_item_fn(self, i);
    }

    fn visit_impl_item_fn(&mut self, i: &'ast syn::ImplItemFn) {
        self.add(&i.sig, i.block.span());
        visit::visit_impl_item_fn(self, i);
    }

    fn visit_trait_item_fn(&mut self, i: &'ast syn::TraitItemFn) {
        if let Some(body) = &i.default {
            self.add(&i.sig, body.span());
        }
        visit::visit_trait_item_fn(self, i);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with one function of so many lines.
    fn function_of(lines: usize) -> String {
        format!(
            "impl A {{\n    fn walk() {{\n{}    }}\n}}\n",
            "        step();\n".repeat(lines - 2)
        )
    }

    #[test]
    fn a_function_is_measured_from_its_signature_to_its_brace() {
        let text = "/// Docs.\n#[test]\nfn one() {\n    two();\n}\n";
        let one = Function { name: "one".to_owned(), line: 3, lines: 3 };
        assert_eq!(functions(text).unwrap(), [one]);
    }

    #[test]
    fn only_a_function_over_the_limit_is_found() {
        let tree = Tree::of(&[("a.rs", &function_of(70)), ("b.rs", &function_of(71))]);
        let found = check(&tree, &Policy::default());
        assert_eq!(found, [Problem::new("b.rs", 2, "`walk` has 71 lines, at most 70")]);
    }

    #[test]
    fn an_excused_function_is_let_through_and_a_needless_excuse_is_found() {
        let policy =
            "[[exception]]\npath = \"a.rs\"\nfunction = \"walk\"\nreason = \"r\"\nowner = \"o\"";
        let policy = Policy::parse(policy).unwrap();
        assert_eq!(check(&Tree::of(&[("a.rs", &function_of(71))]), &policy), []);
        assert_eq!(check(&Tree::of(&[("a.rs", &function_of(70))]), &policy).len(), 1);
    }

    #[test]
    fn a_file_over_the_limit_is_found_in_any_language() {
        let tree = Tree::of(&[("a.css", &"a\n".repeat(801)), ("b.css", &"b\n".repeat(800))]);
        let found = check(&tree, &Policy::default());
        assert_eq!(found, [Problem::new("a.css", 0, "the file has 801 lines, at most 800")]);
    }
}
