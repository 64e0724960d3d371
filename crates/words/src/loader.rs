//! The files of `locales/`, compiled into the program.
#![expect(clippy::disallowed_types, reason = "the loader's interface wants the standard map")]

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{Loader as _, static_loader};

use crate::Lang;

static_loader! {
    static LOCALES = {
        locales: "../../locales",
        fallback_language: "en",
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The words for `key`, with these values put in. A key without words is shown as it is; a test and
/// `cargo xtask tidy` see to it that every language has every key.
pub fn words(lang: Lang, key: &str, args: &[(&str, &str)]) -> String {
    let values: HashMap<Cow<'static, str>, FluentValue<'_>> = args
        .iter()
        .map(|(name, value)| (Cow::Owned((*name).to_owned()), FluentValue::from(*value)))
        .collect();
    let found = LOCALES.try_lookup_with_args(&lang.identifier(), key, &values);
    found.unwrap_or_else(|| key.to_owned())
}
