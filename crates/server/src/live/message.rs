//! What a room is told, and what it answers.

use axum::extract::ws::Utf8Bytes;
use narabe_game::Player;
use narabe_store::{SeatOutcome, StoreError, TokenHash};
use narabe_wire::{Closing, RoomView, ServerMessage};
use tokio::sync::{broadcast, oneshot};

use super::refusal::Refused;

/// A [`ServerMessage`] as text, shared by all sockets of a room.
pub(crate) type Frame = Utf8Bytes;

/// Who looks at a room: a player by their seat, or somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seat {
    pub(crate) player: Player,
    /// The hash of the secret that opens the seat.
    pub(crate) token: TokenHash,
}

/// What a room is told. Boxed in its mailbox: an idle room shall be small.
#[derive(Debug)]
pub(crate) enum RoomMessage {
    /// A socket opened.
    Attach { player: Option<Player>, since: Option<u32>, reply: oneshot::Sender<Attached> },
    /// A socket that fell behind needs the state again.
    Resync { player: Option<Player>, reply: oneshot::Sender<Frame> },
    /// A socket closed.
    Detach { player: Option<Player> },
    /// Somebody pressed Join.
    Join { token: TokenHash, reply: oneshot::Sender<Result<SeatOutcome, StoreError>> },
    /// Somebody asks how the room stands.
    View { token: Option<TokenHash>, reply: oneshot::Sender<RoomView> },
    /// A page needs the board as it stands, as SVG.
    Picture { reply: oneshot::Sender<String> },
    /// A player acts.
    Act { act: Act, reply: oneshot::Sender<Result<Accepted, Refused>> },
    /// A player goes on without the rival.
    Absent { player: Player, reply: oneshot::Sender<Result<Accepted, Refused>> },
    /// A player offers, accepts, withdraws or declines another game.
    Rematch { player: Player, offer: bool, reply: oneshot::Sender<Result<Accepted, Refused>> },
    /// The room ends.
    Close(Closing),
}

/// An action of a player, not yet judged.
#[derive(Debug)]
pub(crate) struct Act {
    pub(crate) player: Player,
    pub(crate) id: String,
    pub(crate) seq: u32,
    pub(crate) token: String,
}

/// What a new socket gets.
#[derive(Debug)]
pub(crate) struct Attached {
    /// The first frame for this socket alone.
    pub(crate) hello: Frame,
    /// Everything after it.
    pub(crate) updates: broadcast::Receiver<Frame>,
}

/// What was done.
#[derive(Debug)]
pub(crate) enum Accepted {
    /// Everybody in the room was told, the asker as well.
    Published,
    /// It had been done before: this is for the asker alone.
    Before(Frame),
}

/// Writes a message once for everybody who gets it.
pub(crate) fn frame(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).expect("the wire types have text keys only").into()
}
