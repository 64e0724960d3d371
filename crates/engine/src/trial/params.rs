//! Every tunable number of the search by trial, in the units of the evaluation unless said otherwise.

/// What each captured pair is worth, …
pub(super) const PAIR: i32 = 45;
/// … and how much more for each that was captured before: the last one wins.
pub(super) const PAIR_AGAIN: i32 = 14;

/// What a pair is worth that the side to move could take at once.
pub(super) const PAIR_TO_TAKE: i32 = 40;
/// What a pair is worth that the rival could take next.
pub(super) const PAIR_IN_DANGER: i32 = 25;

/// How much earlier a stone is tried for each pair that it takes, …
pub(super) const TAKING_ORDER: i32 = 120;
/// … and for each that it keeps the rival from taking there.
pub(super) const SAVING_ORDER: i32 = 80;

/// So many stones are tried in a position with no depth left to lose, …
pub(super) const WIDTH_BASE: usize = 6;
/// … and so many more for each ply left.
pub(super) const WIDTH_PER_PLY: usize = 3;
/// No more than this many are tried at the root.
pub(super) const ROOT_WIDTH: usize = 24;

/// So many plies below the horizon fours and what must be answered are still played out.
pub(super) const PLIES_BEYOND: u32 = 10;
/// So many fours are tried there in a position.
pub(super) const FOURS_BEYOND: usize = 3;

/// A step of the search ends after this many positions.
pub(super) const SLICE: u64 = 1_500;
/// A root move that is not finished in so many steps ends the search.
pub(super) const SLICES: u32 = 6;
