//! Matches between engines as text: who plays (`--engine`), from which openings, and the record of what was played.
//!
//! Only what is read and written; whoever runs a match starts the programs and keeps the files.
//!
//! Invariants: no IO; no input makes a reader panic; what is written is read back as the same.

mod entrant;
mod limits;
mod openings;
mod record;

pub use entrant::{Entrant, EntrantError, Odds};
pub use limits::{AmountError, Limits, bytes, milliseconds};
pub use openings::{OpeningError, OpeningsError, game_from, read_openings};
pub use record::{EngineHeader, Finished, Header, RecordError, read_games};
