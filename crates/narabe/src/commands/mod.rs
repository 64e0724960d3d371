//! One file a command.

pub(crate) mod judge;
pub(crate) mod replay;
