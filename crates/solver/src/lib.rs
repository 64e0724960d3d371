#![doc = include_str!("../README.md")]

mod defend;
mod explain;
mod fail_table;
mod fours;
mod provable;
mod purpose;
#[cfg(test)]
mod sampled;
mod vcf;
mod vct;
mod verify;
mod zone;

pub use defend::{Defence, Defences, Means, Standing, defend};
pub use explain::{
    Answer, Does, Explaining, Explanation, ExplanationView, Four, Makes, Omission, Row, Step,
    StepView, StoneView, Told, Trap, Value, explain,
};
pub use fours::four_points;
pub use provable::{Unprovable, check_rules};
pub use purpose::{Feat, Purpose};
pub use vcf::{Goal, Limits, Report, Solution, Vcf};
pub use vct::{
    Effort, Finding, Proof, ProofTextError, ProofTextReason, ShortestFinding, Vct, Verdict,
};
pub use verify::{Flaw, ProofFlaw, verify, verify_proof};
pub use zone::relevance_zone;
