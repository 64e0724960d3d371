//! Live rooms: one task a room that somebody looks at, sockets around it.

mod connection;
mod events;
mod hub;
mod log;
mod message;
mod presence;
mod refusal;
mod rematch;
mod room;

pub(crate) use connection::{Connection, MAX_MESSAGE_BYTES, READ_BUFFER_BYTES};
pub(crate) use events::ReplayError;
pub(crate) use hub::{Hub, RoomHandle};
pub(crate) use message::Seat;

#[cfg(test)]
mod tests;
