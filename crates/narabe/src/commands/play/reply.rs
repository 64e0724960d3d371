//! What somebody types at the table.

use narabe_game::{Action, Token};
use narabe_rules::Extent;
use narabe_words::{Lang, words};

/// A line typed at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// An answer to the prompt.
    Answer(Action),
    /// Take back.
    Undo,
    /// Give up the game.
    Resign,
    /// Offer a draw.
    Draw,
    /// Say what can be typed.
    Help,
    /// Leave the table.
    Quit,
    /// Nothing was typed.
    Nothing,
    /// None of these.
    Unknown,
}

impl Reply {
    /// Reads a line.
    pub(super) fn parse(extent: Extent, line: &str) -> Self {
        match line.trim().to_lowercase().as_str() {
            "" => Self::Nothing,
            "undo" | "u" => Self::Undo,
            "resign" => Self::Resign,
            "draw" => Self::Draw,
            "help" | "?" => Self::Help,
            "quit" | "exit" | "q" => Self::Quit,
            word => match Token::parse(extent, word) {
                Ok(Token { action, player: None }) if action.answers_prompt() => {
                    Self::Answer(action)
                }
                _ => Self::Unknown,
            },
        }
    }
}

/// Whether somebody who was asked has said yes, in the language of the question or in English.
pub(super) fn is_yes(lang: Lang, line: &str) -> bool {
    let said = line.trim().to_lowercase();
    let yes = words(lang, "terminal-yes", &[]);
    yes.split_whitespace().chain(["yes"]).any(|word| word == said)
}

#[cfg(test)]
mod tests {
    use narabe_rules::Point;

    use super::*;

    #[test]
    fn words_and_points_are_told_apart() {
        let cases = [
            ("h8", Reply::Answer(Action::Place(Point::new(7, 7)))),
            (" H8 ", Reply::Answer(Action::Place(Point::new(7, 7)))),
            ("pass", Reply::Answer(Action::Pass)),
            ("claim", Reply::Answer(Action::Claim)),
            ("UNDO", Reply::Undo),
            ("", Reply::Nothing),
            ("undo:3", Reply::Unknown),
            ("resign@first", Reply::Unknown),
            ("p16", Reply::Unknown),
        ];
        for (line, reply) in cases {
            assert_eq!(Reply::parse(Extent::Square(15), line), reply, "{line}");
        }
    }
    #[test]
    fn yes_is_yes_with_or_without_its_accent() {
        let cases = [
            (Lang::En, "yes", true),
            (Lang::En, "si", false),
            (Lang::Es, "sí", true),
            (Lang::Es, " SI", true),
            (Lang::Es, "sí si", false),
            (Lang::Es, "", false),
            (Lang::Ro, "da", true),
            (Lang::Pl, "Tak", true),
            (Lang::Pl, "yes", true),
            (Lang::Pl, "nie", false),
        ];
        for (lang, line, expected) in cases {
            assert_eq!(is_yes(lang, line), expected, "{lang:?} {line}");
        }
    }
}
