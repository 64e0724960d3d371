//! One file a command.

pub(crate) mod analyse;
pub(crate) mod bench;
pub(crate) mod bench_engine;
pub(crate) mod bench_ladder;
pub(crate) mod bench_live;
pub(crate) mod bench_protocol;
pub(crate) mod bestmove;
pub(crate) mod contest;
pub(crate) mod defend;
pub(crate) mod engine;
pub(crate) mod explain;
pub(crate) mod judge;
pub(crate) mod openings;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod selfplay;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod verify;
