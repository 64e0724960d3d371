#![doc = include_str!("../README.md")]

mod defences;
mod job;
mod options;
mod run;
mod session;
mod settings;
mod stones;
mod team;
mod think;

pub use job::{Aim, Job, Progress, Thought};
pub use options::{CoordinateOrder, Options, RuleTwo};
pub use run::run;
pub use session::{Effect, Session};
pub use team::{Team, most_threads, with_helpers};
pub use think::{Surroundings, prepare, think};
