//! SGF, the Smart Game Format: `FF[4]`, `GM[4]` for five in a row. The main line of the first game; rows count from
//! the top.
//!
//! Rules stand in `RU` as an id with its options, as in `RU[renju foul=loss]`. The format has no place for the
//! time that a stone took.

mod read;
mod write;

pub use read::{SgfError, read};
pub use write::write;
