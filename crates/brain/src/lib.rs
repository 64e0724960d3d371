#![doc = include_str!("../README.md")]

mod budget;
mod job;
mod options;
mod run;
mod session;
mod settings;
mod stones;
mod think;

pub use budget::{Budget, TimeControl, budget};
pub use job::{Aim, Job, Progress, Thought};
pub use options::{CoordinateOrder, Options, RuleTwo};
pub use run::run;
pub use session::{Effect, Session};
pub use think::{Surroundings, prepare, think};
