//! Boards as text, for terminals, and as SVG, for the page before its scripts run.
//!
//! Not here: the interactive board of the page (`web/src/board`), which draws the same picture with the same
//! classes and units, and any word of a language.

mod marks;
pub mod svg;
pub mod text;
mod window;

pub use marks::Marks;
