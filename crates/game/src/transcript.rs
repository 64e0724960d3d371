//! Transcripts: the one module that reads and writes tokens.
//!
//! ```text
//! transcript = [ token { " " token } ]
//! token      = body [ "@" player ]
//! ```
//!
//! Input may be in any case and have points written flat (`h8i9i10`); output is lower case with one space.

use core::fmt;

use narabe_rules::{Extent, Point, PointError, flat_points};

use crate::{Action, Player};

/// Transcripts longer than this are refused before they are read.
pub const MAX_TRANSCRIPT_BYTES: usize = 64 * 1024;

/// An action as it stands in a transcript: perhaps with the player who takes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// What is done.
    pub action: Action,
    /// Who does it; the prompted player when `None`.
    pub player: Option<Player>,
}

/// A text that is no token.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// No token looks like this.
    #[error("it is no token")]
    Malformed,
    /// A point that cannot be.
    #[error(transparent)]
    Point(#[from] PointError),
    /// A player who does not exist.
    #[error("a player is first or second")]
    Player,
    /// An action that either player may take, without a player.
    #[error("it must name the player, as in resign@first")]
    PlayerMissing,
    /// The whole text is too long.
    #[error("a transcript has at most {MAX_TRANSCRIPT_BYTES} bytes")]
    TooLong,
}

impl TokenError {
    /// The code in interfaces; `refusal-<code>` is the key of its words.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Malformed
            | Self::Point(PointError::Malformed { .. } | PointError::Elsewhere { .. }) => {
                "malformed"
            }
            Self::Point(PointError::OffBoard { .. }) => "off-board",
            Self::Player => "unknown-player",
            Self::PlayerMissing => "player-missing",
            Self::TooLong => "too-long",
        }
    }
}

/// A word of a transcript, and the token that it is.
pub type Word = (String, Result<Token, TokenError>);

/// The words of a transcript with what each means. Flat points become one entry each.
///
/// # Errors
/// Entries that are no token carry their error, so that a reader can say which one and what was expected
/// there; the whole is an error only when it is too long.
pub fn parse_transcript(extent: Extent, text: &str) -> Result<Vec<Word>, TokenError> {
    if text.len() > MAX_TRANSCRIPT_BYTES {
        return Err(TokenError::TooLong);
    }
    Ok(text.split_ascii_whitespace().flat_map(|word| parse_word(extent, word)).collect())
}

fn parse_word(extent: Extent, word: &str) -> Vec<Word> {
    flat_word(extent, word).unwrap_or_else(|| vec![(word.to_owned(), Token::parse(extent, word))])
}

/// Two points or more written as one word, each judged by itself: one that is off the board is refused as
/// that. A word with a part that is no point on any such board stays one word.
fn flat_word(extent: Extent, word: &str) -> Option<Vec<Word>> {
    let texts = flat_points(word).filter(|texts| texts.len() >= 2)?;
    let place = |text: &str| match extent.parse_point(text) {
        Ok(point) => {
            let token = Token { action: Action::Place(point), player: None };
            Some((extent.name(point).to_string(), Ok(token)))
        }
        Err(PointError::Malformed { .. } | PointError::Elsewhere { .. }) => None,
        Err(error) => Some((text.to_owned(), Err(error.into()))),
    };
    texts.into_iter().map(place).collect()
}

impl Token {
    /// Reads one token of a game on a board of this extent.
    ///
    /// # Errors
    /// When the text is no token, names a point off the board, or leaves out a player who must be named.
    pub fn parse(extent: Extent, text: &str) -> Result<Self, TokenError> {
        let (body, player) = match text.split_once('@') {
            Some((body, name)) => (body, Some(name.parse().or(Err(TokenError::Player))?)),
            None => (text, None),
        };
        let action = parse_body(extent, &body.to_ascii_lowercase())?;
        let named = action.answers_prompt() || matches!(action, Action::Undo(_));
        if player.is_none() && !named {
            return Err(TokenError::PlayerMissing);
        }
        Ok(Self { action, player })
    }

    /// An action of the prompted player.
    pub const fn prompted(action: Action) -> Self {
        Self { action, player: None }
    }

    /// An action of this player.
    pub const fn by(player: Player, action: Action) -> Self {
        Self { action, player: Some(player) }
    }

    /// The token's text on a board of this extent.
    pub fn text(&self, extent: Extent) -> impl fmt::Display {
        fmt::from_fn(move |f| {
            write_body(f, extent, &self.action)?;
            match self.player {
                Some(player) => write!(f, "@{player}"),
                None => Ok(()),
            }
        })
    }
}

/// Actions whose tokens are one word.
const WORDS: [(&str, Action); 17] = [
    ("pass", Action::Pass),
    ("swap", Action::Swap),
    ("stay", Action::Stay),
    ("add-two", Action::AddTwo),
    ("claim", Action::Claim),
    ("resign", Action::Resign),
    ("draw-offer", Action::DrawOffer),
    ("draw-accept", Action::DrawAccept),
    ("draw-decline", Action::DrawDecline),
    ("undo-offer", Action::UndoOffer),
    ("undo-accept", Action::UndoAccept),
    ("undo-decline", Action::UndoDecline),
    ("time", Action::Time),
    ("abandon", Action::Abandon),
    // Spellings of a pass that other programs write.
    ("-", Action::Pass),
    ("--", Action::Pass),
    ("tt", Action::Pass),
];

fn parse_body(extent: Extent, body: &str) -> Result<Action, TokenError> {
    if let Some((_, action)) = WORDS.iter().find(|(word, _)| *word == body) {
        return Ok(action.clone());
    }
    match body.split_once(':') {
        Some(("declare", number)) => Ok(Action::Declare(parse_number(number)?)),
        Some(("undo", number)) => Ok(Action::Undo(parse_number(number)?)),
        Some(("choose", point)) => Ok(Action::Choose(extent.parse_point(point)?)),
        Some(("offer", points)) => {
            let points: Result<Vec<Point>, _> =
                points.split(',').map(|point| extent.parse_point(point)).collect();
            Ok(Action::Offer(points?))
        }
        Some(_) => Err(TokenError::Malformed),
        None => Ok(Action::Place(extent.parse_point(body)?)),
    }
}

/// A number without sign or leading zeros, so that every token has one spelling.
fn parse_number<N: core::str::FromStr + ToString>(text: &str) -> Result<N, TokenError> {
    let number: N = text.parse().or(Err(TokenError::Malformed))?;
    if number.to_string() == text { Ok(number) } else { Err(TokenError::Malformed) }
}

fn write_body(f: &mut fmt::Formatter<'_>, extent: Extent, action: &Action) -> fmt::Result {
    match action {
        Action::Place(point) => write!(f, "{}", extent.name(*point)),
        Action::Choose(point) => write!(f, "choose:{}", extent.name(*point)),
        Action::Declare(number) => write!(f, "declare:{number}"),
        Action::Undo(number) => write!(f, "undo:{number}"),
        Action::Offer(points) => {
            for (i, point) in points.iter().enumerate() {
                write!(f, "{}{}", if i == 0 { "offer:" } else { "," }, extent.name(*point))?;
            }
            Ok(())
        }
        word => {
            let named = WORDS.iter().find(|(_, action)| action == word);
            f.write_str(named.map_or("", |(word, _)| word))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Extent = Extent::Square(15);

    #[test]
    fn every_kind_of_token_is_read_back() {
        let tokens = "h8 pass swap stay add-two claim declare:3 offer:g9,g7,f6 choose:g7 resign@second \
                      draw-offer@first draw-accept@second draw-decline@second undo-offer@first \
                      undo-accept@second undo-decline@second undo:2 time@first abandon@first h8@second";
        for (text, token) in parse_transcript(BOARD, tokens).unwrap() {
            assert_eq!(token.unwrap().text(BOARD).to_string(), text);
        }
    }

    #[test]
    fn case_and_flat_points_are_understood() {
        let texts = |text| -> Vec<String> {
            let tokens = parse_transcript(BOARD, text).unwrap();
            tokens.into_iter().map(|(_, token)| token.unwrap().text(BOARD).to_string()).collect()
        };
        assert_eq!(texts("H8I9i10  PASS"), ["h8", "i9", "i10", "pass"]);
        assert_eq!(texts("Resign@FIRST - -- tt"), ["resign@first", "pass", "pass", "pass"]);
    }

    #[test]
    fn each_point_of_a_flat_word_is_judged_by_itself() {
        type Judged<'a> = (&'a str, Option<&'a str>);
        let cases: [(Extent, &str, &[Judged<'_>]); 7] = [
            (BOARD, "h8p9", &[("h8", None), ("p9", Some("off-board"))]),
            (BOARD, "P9h8", &[("P9", Some("off-board")), ("h8", None)]),
            (BOARD, "h8h16h9", &[("h8", None), ("h16", Some("off-board")), ("h9", None)]),
            (BOARD, "h8h100", &[("h8h100", Some("malformed"))]),
            (BOARD, "h8(0;0)", &[("h8(0;0)", Some("malformed"))]),
            (Extent::Endless, "(0;0)(1;0)", &[("(0;0)", None), ("(1;0)", None)]),
            (Extent::Endless, "h8h9", &[("h8h9", Some("malformed"))]),
        ];
        for (extent, text, expected) in cases {
            let words = parse_transcript(extent, text).unwrap();
            let judged: Vec<_> = words
                .iter()
                .map(|(word, token)| (word.as_str(), token.as_ref().err().map(TokenError::code)))
                .collect();
            assert_eq!(judged, expected, "{text}");
        }
    }

    #[test]
    fn bad_tokens_are_refused() {
        let cases = [
            ("p8", "off-board"),
            ("hh", "malformed"),
            ("resign", "player-missing"),
            ("h8@third", "unknown-player"),
            ("declare:", "malformed"),
            ("declare:+3", "malformed"),
            ("declare:03", "malformed"),
            ("declare:256", "malformed"),
            ("offer:", "malformed"),
            ("offer:h8,", "malformed"),
            ("undo:-1", "malformed"),
            ("choose:z9", "off-board"),
            ("(0;0)", "malformed"),
            ("é", "malformed"),
        ];
        for (text, code) in cases {
            assert_eq!(Token::parse(BOARD, text).unwrap_err().code(), code, "{text}");
        }
    }

    #[test]
    fn a_transcript_that_is_too_long_is_refused_whole() {
        let text = "h8 ".repeat(MAX_TRANSCRIPT_BYTES / 3 + 1);
        assert_eq!(parse_transcript(BOARD, &text).unwrap_err(), TokenError::TooLong);
    }
}
