//! What a player can do.

use narabe_rules::Point;

/// An action, without who takes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place the stone that the prompt names.
    Place(Point),
    /// Give up the right to place a stone.
    Pass,
    /// Exchange colours.
    Swap,
    /// Do not.
    Stay,
    /// Declare a number, of fifth moves.
    Declare(u8),
    /// Offer these fifth moves, all at once.
    Offer(Vec<Point>),
    /// Choose one of those offered.
    Choose(Point),
    /// Swap2: place two more stones and let the other choose.
    AddTwo,
    /// Claim the rival's last stone as a foul.
    Claim,
    /// Give up the game.
    Resign,
    /// Offer a draw.
    DrawOffer,
    /// Accept it.
    DrawAccept,
    /// Decline it.
    DrawDecline,
    /// Ask to take back one's own last answer to a prompt.
    UndoOffer,
    /// Let the rival take it back.
    UndoAccept,
    /// Do not.
    UndoDecline,
    /// Take back this many actions, without asking anybody.
    Undo(u16),
    /// The player's flag fell.
    Time,
    /// The player left.
    Abandon,
}

impl Action {
    /// Whether the action answers the prompt. The others may be taken by either player, so their tokens
    /// name the player.
    pub const fn answers_prompt(&self) -> bool {
        matches!(
            self,
            Self::Place(_)
                | Self::Pass
                | Self::Swap
                | Self::Stay
                | Self::Declare(_)
                | Self::Offer(_)
                | Self::Choose(_)
                | Self::AddTwo
                | Self::Claim
        )
    }
}
