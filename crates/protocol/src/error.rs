//! Lines that are no command.

use crate::{Word, reader::MAX_LIST};

/// A line that is no command. Only [`CommandError::Unknown`] is answered with `UNKNOWN`, everything else with `ERROR`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// It begins with no command's word.
    #[error("there is no command {word:?}")]
    Unknown {
        /// The word, cut off when it is long.
        word: String,
    },
    /// What follows the word is not what the command takes.
    #[error("{command} takes {expected}, not {text:?}")]
    Arguments {
        /// The command.
        command: Word,
        /// What it takes.
        expected: &'static str,
        /// What stands there, cut off when it is long.
        text: String,
    },
    /// A line of a list that is no entry of it.
    #[error("a line of {command} is {expected}, not {text:?}")]
    Entry {
        /// The command that began the list.
        command: Word,
        /// What a line is.
        expected: &'static str,
        /// What stands there, cut off when it is long.
        text: String,
    },
    /// A list that is longer than any board has points.
    #[error("{command} has more than {MAX_LIST} lines")]
    TooLong {
        /// The command that began the list.
        command: Word,
    },
    /// A command where `DONE` should have been.
    #[error("{command} was not ended by DONE")]
    NotDone {
        /// The command that began the list.
        command: Word,
    },
    /// `DONE` without a list.
    #[error("DONE ends nothing")]
    NothingToEnd,
}

/// So many characters of an offending text are repeated.
const SHOWN: usize = 40;

/// The beginning of a text.
pub(crate) fn beginning(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}
