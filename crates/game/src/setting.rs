//! A game's setting: rules, board, opening, options.

use std::collections::BTreeMap;

use narabe_rules::{OptionError, Rules, RulesError};
use serde::{Deserialize, Serialize};

use crate::Action;
use crate::opening::none::NONE;
use crate::opening::{OpeningSpec, OpeningTerms, Step, opening};

/// What somebody asks for, as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SettingSpec {
    /// The rule set's id.
    pub rules: String,
    /// The board's lines; the usual board when absent.
    #[serde(default)]
    pub size: Option<u32>,
    /// The opening's id; `none` when absent.
    #[serde(default)]
    pub opening: Option<String>,
    /// Options of the rule set and of the opening.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

impl SettingSpec {
    /// The rule set `rules` as it stands.
    pub fn of(rules: &str) -> Self {
        Self { rules: rules.to_owned(), size: None, opening: None, options: BTreeMap::new() }
    }
}

/// A setting that can be played.
#[derive(Clone, Debug)]
pub struct Setting {
    rules: Rules,
    opening: &'static OpeningSpec,
    opening_terms: OpeningTerms,
    /// The options of the opening that differ from its own.
    opening_options: BTreeMap<&'static str, String>,
}

/// A setting that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// The rules cannot be.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// No opening has this id.
    #[error("there is no opening {id:?}")]
    UnknownOpening {
        /// The id asked for.
        id: String,
    },
    /// The opening does not go with the rules.
    #[error("the opening {opening} does not go with these rules ({rules})")]
    Unsuitable {
        /// The opening.
        opening: &'static str,
        /// The rule set.
        rules: &'static str,
    },
}

impl SettingError {
    /// The code in interfaces; `refusal-<code>` is the key of its words.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Rules(RulesError::UnknownId { .. }) => "unknown-rules",
            Self::Rules(RulesError::Size { .. } | RulesError::Extent(_)) => "bad-size",
            Self::Rules(RulesError::NoSize { .. }) => "no-size",
            Self::Rules(RulesError::Option(OptionError::UnknownKey { .. })) => "unknown-option",
            Self::Rules(RulesError::Option(OptionError::UnknownValue { .. })) => "bad-option",
            Self::UnknownOpening { .. } => "unknown-opening",
            Self::Unsuitable { .. } => "unsuitable-opening",
        }
    }

    /// The values that the words need.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Rules(error) => rules_args(error),
            Self::UnknownOpening { id } => vec![("opening", id.clone())],
            Self::Unsuitable { opening, rules } => {
                vec![("opening", (*opening).to_owned()), ("rules", (*rules).to_owned())]
            }
        }
    }
}

fn rules_args(error: &RulesError) -> Vec<(&'static str, String)> {
    match error {
        RulesError::UnknownId { id } => vec![("rules", id.clone())],
        RulesError::Size { id, sizes, lines } => vec![
            ("rules", (*id).to_owned()),
            ("sizes", sizes.to_string()),
            ("size", lines.to_string()),
        ],
        RulesError::NoSize { id } => vec![("rules", (*id).to_owned())],
        RulesError::Extent(error) => vec![
            ("sizes", format!("{}–{}", narabe_rules::MIN_LINES, narabe_rules::MAX_LINES)),
            ("size", error.lines.to_string()),
        ],
        RulesError::Option(OptionError::UnknownKey { id, key }) => {
            vec![("rules", id.clone()), ("option", key.clone())]
        }
        RulesError::Option(OptionError::UnknownValue { key, value, expected }) => {
            vec![("option", key.clone()), ("value", value.clone()), ("expected", expected.clone())]
        }
    }
}

impl Setting {
    /// Looks up and checks what was asked for.
    ///
    /// # Errors
    /// When something does not exist or does not go together.
    pub fn resolve(spec: &SettingSpec) -> Result<Self, SettingError> {
        let id = spec.opening.as_deref().unwrap_or("none");
        let opening =
            opening(id).ok_or_else(|| SettingError::UnknownOpening { id: id.to_owned() })?;
        // An option belongs to the opening when the opening has it, else to the rules.
        let of_opening = |key: &str| opening.options.iter().find(|option| option.key == key);
        let options = spec.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let of_rules = options.clone().filter(|(key, _)| of_opening(key).is_none());
        let rules = Rules::resolve(&spec.rules, spec.size, of_rules)?;
        if !(opening.suits)(&rules) {
            return Err(SettingError::Unsuitable { opening: opening.id, rules: rules.id });
        }
        let mut setting =
            Self { rules, opening, opening_terms: opening.terms, opening_options: BTreeMap::new() };
        for (option, value) in options.filter_map(|(key, value)| Some((of_opening(key)?, value))) {
            option.set(&mut setting.opening_terms, value).map_err(RulesError::from)?;
            if value != option.default {
                setting.opening_options.insert(option.key, value.to_owned());
            }
        }
        Ok(setting)
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The opening.
    pub const fn opening(&self) -> &'static OpeningSpec {
        self.opening
    }

    /// The same rules, without the opening.
    #[must_use]
    pub fn without_opening(&self) -> Self {
        let (opening, terms) = (&NONE, NONE.terms);
        let rules = self.rules.clone();
        Self { rules, opening, opening_terms: terms, opening_options: BTreeMap::new() }
    }

    /// What the options of the opening have fixed.
    pub(crate) const fn opening_terms(&self) -> OpeningTerms {
        self.opening_terms
    }

    /// The next step of the opening after these answers; `None` when it is over.
    pub(crate) fn opening_step(&self, done: &[Action]) -> Option<Step> {
        (self.opening.next)(self.opening_terms, &self.rules, done)
    }

    /// The same setting as text, in its shortest form: what is as usual is left out of the options.
    pub fn spec(&self) -> SettingSpec {
        let options = self.rules.options.iter().chain(&self.opening_options);
        let options = options.map(|(key, value)| ((*key).to_owned(), value.clone()));
        SettingSpec {
            rules: self.rules.id.to_owned(),
            size: self.rules.extent.lines().map(u32::from),
            opening: Some(self.opening.id.to_owned()),
            options: options.collect(),
        }
    }
}
