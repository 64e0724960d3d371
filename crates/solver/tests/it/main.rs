//! Tests of `narabe-solver` through its public interface.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod brute_force;
mod defences;
mod definition;
mod explain;
mod fouls;
mod mates;
mod mutants;
mod passes;
mod positions;
mod problems;
mod proofs;
mod quiet;
mod shortest;
mod threats;
mod zones;
