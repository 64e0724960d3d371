#![doc = include_str!("../README.md")]

mod fail_table;
mod fours;
mod provable;
mod vcf;
mod vct;
mod verify;

pub use fours::four_points;
pub use provable::{Unprovable, check_rules};
pub use vcf::{Goal, Limits, Report, Solution, Vcf};
pub use vct::{Effort, Finding, Proof, ProofTextError, ProofTextReason, Vct, Verdict};
pub use verify::{Flaw, ProofFlaw, verify, verify_proof};
