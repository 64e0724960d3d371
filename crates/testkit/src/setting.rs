//! Settings written in one line.

use narabe_game::{Setting, SettingSpec};

/// The setting written `renju size=9 opening=centre foul=loss`: a rule set, then its size, the opening and
/// options in any order.
///
/// # Errors
/// When a word has no `=`, or there is no such setting; the text says why.
pub fn setting(text: &str) -> Result<Setting, String> {
    Setting::resolve(&spec(text)?).map_err(|error| error.to_string())
}

/// What such a line asks for, whether it exists or not.
pub(crate) fn spec(text: &str) -> Result<SettingSpec, String> {
    let mut words = text.split_whitespace();
    let mut spec = SettingSpec::of(words.next().unwrap_or_default());
    for word in words {
        let (key, value) = word.split_once('=').ok_or_else(|| format!("{word:?} has no `=`"))?;
        match key {
            "size" => {
                let size = value.parse().map_err(|error| format!("size {value:?}: {error}"));
                spec.size = Some(size?);
            }
            "opening" => spec.opening = Some(value.to_owned()),
            _ => {
                spec.options.insert(key.to_owned(), value.to_owned());
            }
        }
    }
    Ok(spec)
}
