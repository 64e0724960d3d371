//! Every HTTP body and socket message, as types; TypeScript gets them generated.
//!
//! Not here: what a message does. Readers ignore fields that they do not know, so that a message can grow.

mod boot;
mod problem;
mod room;
mod socket;

pub use boot::{Boot, Page};
pub use problem::{ErrorCode, Problem};
pub use room::{
    Absence, CreateRoom, Joined, Opens, Presence, Rematch, RematchRoom, RoomCreated, RoomView,
};
pub use socket::{AfterAbsence, ClientMessage, Closing, EventView, ServerMessage};
