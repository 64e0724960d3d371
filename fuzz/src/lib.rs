//! What must hold for any input at all: one function for each fuzz target.
//!
//! A function returns when its promise is kept and panics when it is broken. `cargo xtask fuzz`
//! runs them with the stable compiler, `cargo fuzz run TARGET` with a nightly one.

mod contest;
mod entrant;
mod formats;
mod notation;
mod openings;
mod proof;
mod protocol;
mod socket;
mod transcript;

pub use contest::contest;
pub use entrant::entrant;
pub use formats::formats;
pub use notation::notation;
pub use openings::openings;
pub use proof::proof;
pub use protocol::protocol;
pub use socket::socket;
pub use transcript::transcript;
