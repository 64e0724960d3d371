#![doc = include_str!("../README.md")]

mod fail_table;
mod fours;
mod vcf;
mod verify;

pub use fours::four_points;
pub use vcf::{Goal, Limits, Report, Solution, Vcf};
pub use verify::{Flaw, verify};
