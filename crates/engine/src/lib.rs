//! Search, evaluation and levels.
