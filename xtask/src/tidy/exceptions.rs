//! `tidy.toml`: the exceptions to the limits, each with a reason and an owner, and the words that
//! do not belong here.

use std::path::Path;

use anyhow::{Context as _, Result};
use serde::Deserialize;

/// What `tidy.toml` says.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Policy {
    /// What may be longer than the limits allow.
    #[serde(default, rename = "exception")]
    pub(super) exceptions: Vec<Exception>,
    /// What must not be written anywhere.
    #[serde(default, rename = "foreign")]
    pub(super) foreign: Vec<Foreign>,
}

/// Something that may be longer than the limits allow.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Exception {
    pub(super) path: String,
    /// A function's name; the file as a whole when it is left out.
    pub(super) function: Option<String>,
    pub(super) reason: String,
    pub(super) owner: String,
}

/// Words that speak of something else than the project.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Foreign {
    pub(super) words: Vec<String>,
    pub(super) reason: String,
}

impl Foreign {
    /// The folders of whoever runs this: the checkout's own, and the home folder.
    pub(super) fn of_this_machine(root: &Path) -> Self {
        let folders = [Some(root.to_path_buf()), std::env::home_dir()];
        let words = folders.into_iter().flatten().map(|folder| format!("{}/", folder.display()));
        // A home at the root of everything would be found in every path.
        let words = words.filter(|word| word.len() > 2).collect();
        Self { words, reason: "a folder of one person's machine".to_owned() }
    }
}

impl Policy {
    pub(super) fn parse(text: &str) -> Result<Self> {
        toml::from_str(text).context("reading tidy.toml")
    }

    /// Whether the file, or a function in it, may be longer.
    pub(super) fn excuses(&self, path: &str, function: Option<&str>) -> bool {
        self.exceptions.iter().any(|one| one.path == path && one.function.as_deref() == function)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checkout_s_own_folder_is_foreign() {
        let foreign = Foreign::of_this_machine(Path::new("/somewhere/narabe"));
        assert!(foreign.words.contains(&"/somewhere/narabe/".to_owned()));
    }

    #[test]
    fn an_exception_needs_a_reason_and_an_owner() {
        let bare = "[[exception]]\npath = \"a.rs\"\n";
        assert!(Policy::parse(bare).is_err());
        let full = format!("{bare}reason = \"a table\"\nowner = \"rules\"\n");
        let policy = Policy::parse(&full).unwrap();
        assert!(policy.excuses("a.rs", None));
        assert!(!policy.excuses("a.rs", Some("f")) && !policy.excuses("b.rs", None));
    }
}
