//! Wins by continuous fours, and their proof.
