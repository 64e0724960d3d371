//! How strong players are, from the results of their games: differences in Elo with their error, and the
//! sequential test that says when enough games have been played.
//!
//! Games are counted in pairs, because an opening is played twice with colours exchanged: the two results of
//! a pair depend on each other, and only the pairs are independent ([`Pairs`]). `docs/engine/match.md` has the
//! formulas with their sources.
//!
//! Not here: which games are played, and by whom. Invariants: no IO, no clock, no randomness.
//!
//! ```
//! use narabe_rating::{Estimate, Pairs, Sprt};
//!
//! let pairs = Pairs::from_counts([10, 50, 120, 60, 14]);
//! let estimate = Estimate::of_pairs(&pairs).unwrap();
//! assert_eq!(format!("{:.1}", estimate.elo()), "12.3");
//! let sprt = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
//! assert_eq!(sprt.verdict(sprt.log_likelihood_ratio(&pairs)), None);
//! ```

mod elo;
mod estimate;
mod normal;
mod pairs;
mod sprt;
mod tally;

pub use elo::{elo_of_score, score_of_elo};
pub use estimate::Estimate;
pub use normal::normal_share_below;
pub use pairs::Pairs;
pub use sprt::{Hypothesis, Sprt, SprtError};
pub use tally::{Tally, Won};
