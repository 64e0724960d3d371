//! An option of a rule set or an opening as JSON: the one shape that the command line and the pages share.

use narabe_rules::{OptionSpec, OptionValues};
use serde::Serialize;

/// What may be chosen under one key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionView {
    /// The key.
    pub key: &'static str,
    /// Every value that it can have.
    pub values: Vec<String>,
    /// The value that holds without the option.
    pub default: &'static str,
}

impl OptionView {
    /// The option as JSON.
    pub fn of<T>(option: &OptionSpec<T>) -> Self {
        let values = match option.values {
            OptionValues::Names(names) => {
                names.iter().map(|(name, _)| (*name).to_owned()).collect()
            }
            OptionValues::Number { min, max, .. } => {
                (min..=max).map(|number| number.to_string()).collect()
            }
        };
        Self { key: option.key, values, default: option.default }
    }
}
