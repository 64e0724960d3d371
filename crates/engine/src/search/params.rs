//! Every tunable number of the search, in the units of the evaluation unless said otherwise.

/// How much more the side to move's prospects count, in a hundred: it is the first to use them.
pub(super) const TEMPO_PERCENT: i32 = 20;

/// How much of the rival's shape a stone is credited with for taking it away, in a hundred.
pub(crate) const DEFENCE_PERCENT: i32 = 75;

/// A score so far above beta, for each ply left, will not come down to it.
pub(super) const REVERSE_FUTILITY_MARGIN: i32 = 45;
/// Down to this depth, reverse futility is trusted.
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 3;

/// A quiet stone so far below alpha, for each ply left, will not lift the score to it.
pub(super) const FUTILITY_MARGIN: i32 = 60;
/// Down to this depth, futility is trusted.
pub(super) const FUTILITY_DEPTH: i32 = 2;

/// So many points are tried in a position with no depth left to lose, …
pub(super) const LATE_MOVES_BASE: usize = 3;
/// … and so many more for each ply left.
pub(super) const LATE_MOVES_PER_PLY: usize = 2;

/// From this place in the order on, stones are searched less deeply at first.
pub(super) const REDUCTION_FROM: usize = 4;
/// From this place on, two plies less.
pub(super) const REDUCTION_DEEPER_FROM: usize = 12;

/// So far below the horizon a position with a threatened open four is still searched, in plies.
pub(super) const DEFENCE_PLIES: i32 = 3;
