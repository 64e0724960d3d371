#![doc = include_str!("../README.md")]

mod board;
mod defence;
mod heap;
mod line;
mod spot;
mod table;
mod threat;
mod undo;
mod values;
mod verdict;
mod worth;

pub use board::{ThreatBoard, Unsupported};
pub use line::LineClass;
pub use spot::{Spot, SpotSet};
pub use threat::Threat;
pub use verdict::Verdict;
pub use worth::tuning;
