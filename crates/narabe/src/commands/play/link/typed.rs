//! What somebody types in a room.

use narabe_engine::Level;
use narabe_game::{Action, Token};
use narabe_rules::Extent;

use super::super::reply::Reply;

/// A line typed in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// An action, as it goes to the room.
    Act(Action),
    /// Resign, after a confirmation.
    Resign,
    /// Agree to what the rival asks.
    Accept,
    /// Do not.
    Decline,
    /// Another game, or to where it is played already.
    Rematch,
    /// The rival is away: claim the game.
    Win,
    /// The rival is away: go on against the computer.
    GoOn(Level),
    /// Say what can be typed.
    Help,
    /// Leave the room.
    Quit,
    /// Nothing was typed.
    Nothing,
    /// None of these.
    Unknown,
}

impl Typed {
    /// Reads a line.
    pub(super) fn parse(extent: Extent, line: &str) -> Self {
        let line = line.trim().to_lowercase();
        match line.as_str() {
            "accept" => Self::Accept,
            "decline" => Self::Decline,
            "rematch" => Self::Rematch,
            "win" => Self::Win,
            "cpu" => Self::GoOn(Level::Medium),
            text => match text.strip_prefix("cpu ").map(|level| level.trim().parse()) {
                Some(level) => level.map_or(Self::Unknown, Self::GoOn),
                None => Self::of_game(extent, text),
            },
        }
    }

    /// The words of every table, and what only two people with consent need.
    fn of_game(extent: Extent, text: &str) -> Self {
        match Reply::parse(extent, text) {
            Reply::Answer(action) => Self::Act(action),
            Reply::Undo => Self::Act(Action::UndoOffer),
            Reply::Draw => Self::Act(Action::DrawOffer),
            Reply::Resign => Self::Resign,
            Reply::Help => Self::Help,
            Reply::Quit => Self::Quit,
            Reply::Nothing => Self::Nothing,
            Reply::Unknown => offer(extent, text).map_or(Self::Unknown, Self::Act),
        }
    }
}

/// The tokens that name a player in a transcript: here it is always the one who types.
fn offer(extent: Extent, text: &str) -> Option<Action> {
    let action = Token::parse(extent, &format!("{text}@first")).ok()?.action;
    let is_offer = matches!(
        action,
        Action::DrawOffer
            | Action::DrawAccept
            | Action::DrawDecline
            | Action::UndoOffer
            | Action::UndoAccept
            | Action::UndoDecline
    );
    is_offer.then_some(action)
}

#[cfg(test)]
mod tests {
    use narabe_rules::Point;

    use super::*;

    #[test]
    fn every_word_is_understood() {
        let point = Point::new(7, 7);
        let cases = [
            ("H8", Typed::Act(Action::Place(point))),
            ("pass", Typed::Act(Action::Pass)),
            ("swap", Typed::Act(Action::Swap)),
            ("declare:3", Typed::Act(Action::Declare(3))),
            ("offer:h8,h8", Typed::Act(Action::Offer(vec![point, point]))),
            ("choose:h8", Typed::Act(Action::Choose(point))),
            ("add-two", Typed::Act(Action::AddTwo)),
            ("claim", Typed::Act(Action::Claim)),
            ("draw", Typed::Act(Action::DrawOffer)),
            ("Draw-Offer", Typed::Act(Action::DrawOffer)),
            ("undo", Typed::Act(Action::UndoOffer)),
            ("undo-decline", Typed::Act(Action::UndoDecline)),
            ("accept", Typed::Accept),
            ("resign", Typed::Resign),
            ("rematch", Typed::Rematch),
            ("win", Typed::Win),
            ("cpu", Typed::GoOn(Level::Medium)),
            (" CPU  hard", Typed::GoOn(Level::Hard)),
            ("cpu hardest", Typed::Unknown),
            ("", Typed::Nothing),
            ("undo:2", Typed::Unknown),
            ("abandon", Typed::Unknown),
            ("time", Typed::Unknown),
            ("h8@second", Typed::Unknown),
            ("p16", Typed::Unknown),
        ];
        for (line, typed) in cases {
            assert_eq!(Typed::parse(Extent::Square(15), line), typed, "{line}");
        }
    }
}
