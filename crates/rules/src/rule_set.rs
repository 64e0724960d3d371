//! Rule sets as data: an id, the sizes, the terms, and the options that change them.
//!
//! [`Rules`] is a rule set with its size and options chosen: what every other part of narabe works with.

use alloc::borrow::ToOwned as _;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;

use crate::{Extent, ExtentError, Terms, rule_set};

/// A rule set: the description from which [`Rules`] are made.
#[derive(Clone, Copy, Debug)]
pub struct RuleSet {
    /// The id in every interface, as in `--rules renju`.
    pub id: &'static str,
    /// What it is a form of.
    pub family: Family,
    /// The points of a short game on its usual board that shows what is special about it.
    pub example: &'static str,
    /// The boards it is played on.
    pub sizes: Sizes,
    /// Its terms before options.
    pub terms: Terms,
    /// What may be chosen.
    pub options: &'static [OptionSpec<Terms>],
}

/// What a rule set is a form of. Openings are made for one family, so they ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Plain five in a row.
    Gomoku,
    /// Renju, of any time.
    Renju,
    /// A relative of these.
    Other,
}

impl Family {
    /// The name in interfaces; `family-<name>` is the key of its words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gomoku => "gomoku",
            Self::Renju => "renju",
            Self::Other => "other",
        }
    }
}

/// The boards of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sizes {
    /// Any number of lines from `min` to `max`.
    Lines {
        /// The smallest board.
        min: u8,
        /// The largest board.
        max: u8,
        /// The usual board.
        default: u8,
    },
    /// Boards of these lines only, the usual one first.
    OneOf(&'static [u8]),
    /// The endless sheet only.
    Endless,
}

impl Sizes {
    /// The usual board's lines; `None` on the endless sheet.
    pub fn default_lines(self) -> Option<u8> {
        match self {
            Self::Lines { default, .. } => Some(default),
            Self::OneOf(lines) => lines.first().copied(),
            Self::Endless => None,
        }
    }

    /// Every number of lines that it can be; nothing on the endless sheet.
    pub fn all_lines(self) -> Vec<u8> {
        match self {
            Self::Lines { min, max, .. } => (min..=max).collect(),
            Self::OneOf(lines) => lines.to_vec(),
            Self::Endless => Vec::new(),
        }
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lines { min, max, .. } => write!(f, "{min}–{max}"),
            Self::OneOf(lines) => {
                for (i, lines) in lines.iter().enumerate() {
                    write!(f, "{}{lines}", if i == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
            Self::Endless => f.write_str("∞"),
        }
    }
}

/// An option, as in `--option foul=loss`: of a rule set, changing its [`Terms`], or of an opening.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec<T: 'static> {
    /// The key.
    pub key: &'static str,
    /// The values.
    pub values: OptionValues<T>,
    /// The value that holds without the option.
    pub default: &'static str,
}

/// A value's name, and how it changes the terms.
pub type NamedValue<T> = (&'static str, fn(&mut T));

/// What an option may be set to.
#[derive(Clone, Copy, Debug)]
pub enum OptionValues<T: 'static> {
    /// One of these names; each changes the terms.
    Names(&'static [NamedValue<T>]),
    /// A number of this range.
    Number {
        /// The smallest.
        min: u16,
        /// The largest.
        max: u16,
        /// Changes the terms.
        set: fn(&mut T, u16),
    },
}

/// A rule set with its board and its options chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The rule set's id.
    pub id: &'static str,
    /// What the rule set is a form of.
    pub family: Family,
    /// The board.
    pub extent: Extent,
    /// What the rules fix, options applied.
    pub terms: Terms,
    /// The options that differ from the rule set's own.
    pub options: BTreeMap<&'static str, String>,
}

/// Rules that do not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// No rule set has this id.
    #[error("there is no rule set {id:?}")]
    UnknownId {
        /// The id asked for.
        id: String,
    },
    /// The rule set is not played on such a board.
    #[error("{id} is played on {sizes} lines, not on {lines}")]
    Size {
        /// The rule set.
        id: &'static str,
        /// The boards.
        sizes: Sizes,
        /// The size asked for.
        lines: u32,
    },
    /// The rule set is played on the endless sheet, which has no size.
    #[error("{id} is played on the endless sheet, which has no size")]
    NoSize {
        /// The rule set.
        id: &'static str,
    },
    /// No board has such a size.
    #[error(transparent)]
    Extent(#[from] ExtentError),
    /// An option that cannot be.
    #[error(transparent)]
    Option(#[from] OptionError),
}

/// An option that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The rule set has no such option.
    #[error("{id} has no option {key:?}")]
    UnknownKey {
        /// The rule set or opening.
        id: String,
        /// The key asked for.
        key: String,
    },
    /// The option has no such value.
    #[error("option {key} cannot be {value:?}; it can be {expected}")]
    UnknownValue {
        /// The option.
        key: String,
        /// The value asked for.
        value: String,
        /// The values that it can have.
        expected: String,
    },
}

impl RuleSet {
    /// The rules on a board of `lines` (the usual one when `None`) with these options.
    ///
    /// # Errors
    /// When the size or an option does not go with the rule set.
    pub fn rules<'a>(
        &self,
        lines: Option<u32>,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Rules, RulesError> {
        let extent = self.extent(lines)?;
        let mut rules = Rules {
            id: self.id,
            family: self.family,
            extent,
            terms: self.terms,
            options: BTreeMap::new(),
        };
        for (key, value) in options {
            self.apply(&mut rules, key, value)?;
        }
        Ok(rules)
    }

    /// The option named `key`.
    pub fn option(&self, key: &str) -> Option<&'static OptionSpec<Terms>> {
        self.options.iter().find(|option| option.key == key)
    }

    fn extent(&self, lines: Option<u32>) -> Result<Extent, RulesError> {
        let (id, sizes) = (self.id, self.sizes);
        match (sizes.default_lines(), lines) {
            (None, None) => Ok(Extent::Endless),
            (None, Some(_)) => Err(RulesError::NoSize { id }),
            (Some(default), None) => Ok(Extent::Square(default)),
            (Some(_), Some(lines)) => {
                let has = sizes.all_lines().iter().any(|has| u32::from(*has) == lines);
                if has {
                    Ok(Extent::square(lines)?)
                } else {
                    Err(RulesError::Size { id, sizes, lines })
                }
            }
        }
    }

    fn apply(&self, rules: &mut Rules, key: &str, value: &str) -> Result<(), OptionError> {
        let unknown = || OptionError::UnknownKey { id: self.id.to_owned(), key: key.to_owned() };
        let option = self.option(key).ok_or_else(unknown)?;
        option.set(&mut rules.terms, value)?;
        if value == option.default {
            rules.options.remove(option.key);
        } else {
            rules.options.insert(option.key, value.to_owned());
        }
        Ok(())
    }
}

impl<T> OptionSpec<T> {
    /// Changes the terms as the value says.
    ///
    /// # Errors
    /// When the option has no such value.
    pub fn set(&self, terms: &mut T, value: &str) -> Result<(), OptionError> {
        let refuse = || OptionError::UnknownValue {
            key: self.key.to_owned(),
            value: value.to_owned(),
            expected: self.values.to_string(),
        };
        match self.values {
            OptionValues::Names(names) => {
                let named = names.iter().find(|(name, _)| *name == value);
                named.ok_or_else(refuse)?.1(terms);
            }
            OptionValues::Number { min, max, set } => {
                let number = value.parse().ok().filter(|number| (min..=max).contains(number));
                set(terms, number.ok_or_else(refuse)?);
            }
        }
        Ok(())
    }
}

impl<T> fmt::Display for OptionValues<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { min, max, .. } => write!(f, "a number from {min} to {max}"),
            Self::Names(names) => {
                for (i, (name, _)) in names.iter().enumerate() {
                    let separator = if i == 0 { "" } else { ", " };
                    write!(f, "{separator}{name}")?;
                }
                Ok(())
            }
        }
    }
}

impl Rules {
    /// The rule set `id` as it stands: usual board, no options.
    ///
    /// # Errors
    /// When there is no such rule set.
    pub fn standard(id: &str) -> Result<Self, RulesError> {
        Self::resolve(id, None, [])
    }

    /// The rule set `id` on a board of `lines` with these options.
    ///
    /// # Errors
    /// When there is no such rule set, or the size or an option does not go with it.
    pub fn resolve<'a>(
        id: &str,
        lines: Option<u32>,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, RulesError> {
        let set = rule_set(id).ok_or_else(|| RulesError::UnknownId { id: id.to_owned() })?;
        set.rules(lines, options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_an_option_given_twice_the_last_value_counts() {
        let twice = Rules::resolve("renju", None, [("foul", "loss"), ("foul", "block")]);
        assert_eq!(twice, Rules::standard("renju"));
    }
}
