//! The examples of rule sets and openings as games: what their pictures show.

use narabe_rules::{RuleSet, Rules, rule_sets};

use crate::{Game, OpeningSpec, Refusal, Setting, SettingError, SettingSpec};

/// An example that is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExampleError {
    /// Its setting cannot be.
    #[error(transparent)]
    Setting(#[from] SettingError),
    /// A token of it is not legal.
    #[error(transparent)]
    Token(#[from] Refusal),
}

/// The example of a rule set, on its usual board and without an opening.
///
/// # Errors
/// When it is not a legal game; the tests see to it that none is.
pub fn rule_set_example(set: &RuleSet) -> Result<Game, ExampleError> {
    replay(&SettingSpec::of(set.id), set.example)
}

/// The example of an opening, by the first rule set of the list that it goes with.
///
/// # Errors
/// When it is not a legal game; the tests see to it that none is.
pub fn opening_example(opening: &OpeningSpec) -> Result<Game, ExampleError> {
    let goes_with =
        |set: &&RuleSet| Rules::standard(set.id).is_ok_and(|rules| (opening.suits)(&rules));
    let rules = rule_sets().iter().find(goes_with).map_or("", |set| set.id);
    let spec = SettingSpec { opening: Some(opening.id.to_owned()), ..SettingSpec::of(rules) };
    replay(&spec, opening.example)
}

fn replay(spec: &SettingSpec, transcript: &str) -> Result<Game, ExampleError> {
    Ok(Game::replay(Setting::resolve(spec)?, transcript)?)
}
