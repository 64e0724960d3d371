#![doc = include_str!("../README.md")]

mod answer;
mod command;
mod coordinates;
mod error;
mod info;
mod lines;
mod numbers;
mod reader;
mod stones;
mod word;

pub use answer::{About, Answer};
pub use command::{Command, SoosorvStep, Swap2Step};
pub use coordinates::{Axes, Coordinates};
pub use error::CommandError;
pub use info::{Info, RuleBits, UNLIMITED_MS};
pub use lines::{Lines, MAX_LINE_BYTES};
pub use reader::{CommandReader, MAX_LIST};
pub use stones::{ListedStone, Owner};
pub use word::{NOT_OFFERED, Word};
