//! What somebody types at the table.

use narabe_game::{Action, Token};
use narabe_rules::Extent;

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
}
