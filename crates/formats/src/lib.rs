//! Files in which games are kept, written and read back: Piskvork's `.psq`, SGF, and JSON.
//!
//! All of them tell a [`GameRecord`], as far as they can: who played, the stones in turn, the time of each,
//! and the result as it was noted. A record claims nothing: whether its stones make a game by some rules is for
//! `narabe-game` to say.
//!
//! Invariants: no IO; no input makes a reader panic or read past its own length; what a writer wrote, its
//! reader reads as the same record, but for what the format cannot say.
//!
//! ```
//! use narabe_formats::{psq, sgf};
//!
//! let record = sgf::read("(;FF[4]GM[4]SZ[15]PB[Ann]PW[Bo]RE[B+R];B[hh];W[ig])").unwrap();
//! assert_eq!(record.transcript(), "h8 i9");
//! assert!(psq::write(&record).unwrap().starts_with("Piskvorky 15x15"));
//! ```

pub mod json;
pub mod psq;
mod record;
pub mod sgf;

pub use record::{GameRecord, RecordedMove, RecordedResult};
