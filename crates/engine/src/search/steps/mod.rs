//! The ideas of the search, one file each: its name, the idea, and why it is right or worth it.

mod budget;
mod continuous_fours;
mod cost;
mod five;
mod full_board;
mod futility;
mod horizon;
mod late_moves;
mod must_defend;
mod no_move;
mod open_four;
mod reduction;
mod reverse_futility;
mod table_cutoff;
mod win_distance;

pub(super) use budget::budget;
pub(super) use continuous_fours::continuous_fours;
pub(super) use cost::cost;
pub(super) use five::{own_five, parry_five};
pub(super) use full_board::full_board;
pub(super) use futility::futile;
pub(super) use horizon::horizon;
pub(super) use late_moves::late_move;
pub(super) use must_defend::must_defend;
pub(super) use no_move::no_move;
pub(super) use open_four::own_open_four;
pub(super) use reduction::reduction;
pub(super) use reverse_futility::reverse_futility;
pub(super) use table_cutoff::table_cutoff;
pub(super) use win_distance::win_distance;
