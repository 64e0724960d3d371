//! Where rooms and their games are kept: the repository trait and the backends behind it.
//!
//! A game is its setting and its log of events; this crate holds both and understands neither.
//! It does not judge an action, read a clock or make an id: the caller passes all of that.
//!
//! Invariant: when a method that writes answers `Ok`, what it wrote survives the loss of power.
//! When it answers an error, nobody can have read what it tried to write.

mod model;
mod repository;
pub mod sqlite;

pub use model::{
    EventRow, NewEvent, NewRematch, NewRoom, RematchLink, RoomId, RoomKey, RoomRow, Seats,
    TokenHash, WatchId,
};
pub use repository::{AppendError, Rematched, RoomStore, SeatOutcome, StoreError};
