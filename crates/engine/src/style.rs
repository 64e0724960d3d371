//! How the CPU opens a game in which the rival chooses the colour.

use core::str::FromStr;

/// The style.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// Such that neither side is better.
    #[default]
    Even,
    /// Such that one side is plainly better, and the rival has to see which.
    Uneven,
}

/// How much better one side is in an uneven opening, in the units of the evaluation.
const UNEVEN: i32 = 120;

impl Style {
    /// The name in every interface, as in `--style uneven`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Uneven => "uneven",
        }
    }

    /// How far a score for either side is from what the style wants.
    pub(crate) const fn distance(self, score: i32) -> i32 {
        match self {
            Self::Even => score.abs(),
            Self::Uneven => (score.abs() - UNEVEN).abs(),
        }
    }
}

/// A text that names no style.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no style {text:?}; there are even and uneven")]
pub struct StyleError {
    /// The offending text.
    pub text: String,
}

impl FromStr for Style {
    type Err = StyleError;

    fn from_str(text: &str) -> Result<Self, StyleError> {
        let named = [Self::Even, Self::Uneven].into_iter().find(|style| style.id() == text);
        named.ok_or_else(|| StyleError { text: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_is_found_by_its_name() {
        for style in [Style::Even, Style::Uneven] {
            assert_eq!(style.id().parse(), Ok(style));
        }
        assert!("odd".parse::<Style>().is_err());
    }

    #[test]
    fn even_wants_nobody_better_and_uneven_somebody() {
        assert!(Style::Even.distance(0) < Style::Even.distance(-100));
        assert!(Style::Uneven.distance(-100) < Style::Uneven.distance(0));
        assert!(Style::Uneven.distance(100) < Style::Uneven.distance(20_000));
    }
}
