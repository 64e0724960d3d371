//! Every language has every key with the same values, and all of them can be shown.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;

use super::*;

/// The keys of a language and the values that each needs.
fn keys(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code());
    let mut keys = BTreeMap::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let resource = parser::parse(text.as_str()).unwrap();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut values = BTreeSet::new();
            for element in message.value.iter().flat_map(|pattern| &pattern.elements) {
                if let PatternElement::Placeable { expression } = element {
                    values.extend(value_of(expression));
                }
            }
            let twice = keys.insert(message.id.name.to_owned(), values);
            assert_eq!(twice, None, "{} has {} twice", lang.code(), message.id.name);
        }
    }
    keys
}

fn value_of(expression: &Expression<&str>) -> Option<String> {
    let (Expression::Inline(inline) | Expression::Select { selector: inline, .. }) = expression;
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        _ => None,
    }
}

#[test]
fn every_language_has_every_key_with_the_same_values() {
    let english = keys(Lang::En);
    assert!(english.len() > 50);
    for lang in Lang::ALL {
        assert_eq!(keys(lang), english, "{}", lang.code());
    }
}

#[test]
fn every_key_can_be_shown_in_every_language() {
    for lang in Lang::ALL {
        for (key, values) in keys(lang) {
            let args: Vec<(&str, &str)> = values.iter().map(|name| (name.as_str(), "1")).collect();
            let text = words(lang, &key, &args);
            assert!(text != key && !text.contains('{'), "{} {key}: {text}", lang.code());
            assert!(!text.contains('\u{2068}'), "{key} has a bidi isolate");
        }
    }
}

#[test]
fn the_readers_first_wish_counts() {
    let cases = [
        ("pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", Some(Lang::Pl)),
        ("ja, ro;q=0.5, es;q=0.8", Some(Lang::Es)),
        ("en;q=0, ro", Some(Lang::Ro)),
        ("es-MX, en", Some(Lang::Es)),
        ("ja,*;q=0.1", None),
        ("", None),
        (";;,,q=,en;q=x", None),
    ];
    for (header, lang) in cases {
        assert_eq!(Lang::negotiate(header), lang, "{header}");
    }
}
