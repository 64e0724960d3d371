//! What the tests of several crates share: the runner of the rule book, a second judge of stones, and
//! strategies for positions and games.
//!
//! Used as a dev-dependency only. Nothing here is random on its own: [`for_all`] and [`samples`] draw from a
//! fixed seed, so that a test says the same on every run and every machine.

mod book;
mod games;
mod line_judge;
mod positions;
mod seeded;
mod setting;

pub use book::{
    BoardExample, Chapter, Content, Example, Fence, PositionExample, RuleBook, TranscriptExample,
    fences,
};
pub use games::{Script, scripts, scripts_in, settings, walk};
pub use line_judge::{LineJudge, LineShape, LineVerdict};
pub use positions::{clustered, crowded, perturbed_vectors};
pub use seeded::{for_all, samples};
pub use setting::setting;
