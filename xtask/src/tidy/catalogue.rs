//! Words in four languages: every language has every key, with the same variables, and no file of
//! its own.
//!
//! English is the language that the others are compared with.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::tree::{Problem, Tree};

const FOLDER: &str = "locales";
const FIRST: &str = "en";
const OTHERS: [&str; 3] = ["es", "ro", "pl"];

/// The variables of every message (and attribute, as `key.attribute`) of a file.
type Keys = BTreeMap<String, BTreeSet<String>>;

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let english = areas(tree, FIRST);
    let mut problems = Vec::new();
    for language in OTHERS {
        let theirs = areas(tree, language);
        for area in english.union(&theirs) {
            problems.extend(compare(tree, language, area));
        }
    }
    problems
}

/// The names of a language's files.
fn areas(tree: &Tree, language: &str) -> BTreeSet<String> {
    let folder = format!("{FOLDER}/{language}/");
    let names = tree.files().keys().filter_map(|path| path.strip_prefix(&folder));
    names.map(str::to_owned).collect()
}

fn compare(tree: &Tree, language: &str, area: &str) -> Vec<Problem> {
    let model = format!("{FOLDER}/{FIRST}/{area}");
    let copy = format!("{FOLDER}/{language}/{area}");
    let read = |path: &str| tree.text(path).map_or(Ok(Keys::new()), keys);
    let problem = |path: &str, message: String| Problem::new(path, 0, message);
    match (read(&model), read(&copy)) {
        (Err(broken), _) => vec![problem(&model, broken)],
        (_, Err(broken)) => vec![problem(&copy, broken)],
        (Ok(model), Ok(translated)) => differences(&model, &translated)
            .into_iter()
            .map(|message| problem(&copy, message))
            .collect(),
    }
}

fn differences(model: &Keys, translated: &Keys) -> Vec<String> {
    let mut messages = Vec::new();
    for (key, variables) in model {
        match translated.get(key) {
            None => messages.push(format!("`{key}` is not translated")),
            Some(theirs) if theirs == variables => {}
            Some(theirs) => messages
                .push(format!("`{key}` has the variables {theirs:?}, in English {variables:?}")),
        }
    }
    let extra = translated.keys().filter(|key| !model.contains_key(*key));
    messages.extend(extra.map(|key| format!("`{key}` is not there in English")));
    messages
}

/// The keys of a file, or what is wrong with it.
fn keys(text: &str) -> Result<Keys, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| format!("not Fluent: {errors:?}"))?;
    let mut keys = Keys::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(value) = &message.value {
            add(&mut keys, message.id.name, value)?;
        }
        for attribute in &message.attributes {
            let name = format!("{}.{}", message.id.name, attribute.id.name);
            add(&mut keys, &name, &attribute.value)?;
        }
    }
    Ok(keys)
}

fn add(keys: &mut Keys, name: &str, value: &Pattern<&str>) -> Result<(), String> {
    let mut variables = BTreeSet::new();
    in_pattern(value, &mut variables);
    match keys.insert(name.to_owned(), variables) {
        None => Ok(()),
        Some(_) => Err(format!("`{name}` is there twice")),
    }
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn found(english: &str, spanish: &str, expected: &[&str]) {
        let same = ["ro", "pl"].map(|language| (format!("locales/{language}/a.ftl"), english));
        let mut files = vec![("locales/en/a.ftl", english), ("locales/es/a.ftl", spanish)];
        files.extend(same.iter().map(|(path, text)| (path.as_str(), *text)));
        let found: Vec<_> = check(&Tree::of(&files)).iter().map(ToString::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn equal_keys_and_variables_pass_whatever_their_order_and_their_words() {
        found(
            "a = A { $x }\nb = B\n    .title = T\n",
            "b = β\n    .title = τ\na = { $x } α\n",
            &[],
        );
    }

    #[test]
    fn a_key_or_an_attribute_that_is_missing_on_either_side_is_found() {
        let es = "locales/es/a.ftl:";
        found("a = A\nb = B\n", "b = B\n", &[&format!("{es} `a` is not translated")]);
        found("a = A\n", "a = A\nb = B\n", &[&format!("{es} `b` is not there in English")]);
        let attribute = format!("{es} `a.title` is not translated");
        found("a = A\n    .title = T\n", "a = A\n", &[&attribute]);
    }

    #[test]
    fn another_variable_is_found_also_inside_a_selection() {
        let english = "a = { $n ->\n    [one] one { $x }\n   *[other] many\n}\n";
        let wrong = r#"locales/es/a.ftl: `a` has the variables {"n"}, in English {"n", "x"}"#;
        found(english, "a = { $n }\n", &[wrong]);
    }

    #[test]
    fn a_broken_file_and_a_key_that_is_there_twice_are_found() {
        found("a = A\n", "a = A\na = B\n", &["locales/es/a.ftl: `a` is there twice"]);
        let tree = Tree::of(&[("locales/en/a.ftl", "a = A\n"), ("locales/es/a.ftl", "a = {\n")]);
        assert!(check(&tree).iter().any(|p| p.to_string().contains("es/a.ftl: not Fluent")));
    }
}
