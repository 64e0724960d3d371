//! Positions to search: crowded, without a row that has won already.

use narabe_rules::{Board, Color, Rules, Setup, winning_row};

/// The set-ups of these boards in which nobody has won, each with the given side to move.
pub(crate) fn undecided(
    rules: &Rules,
    boards: impl Iterator<Item = Board>,
) -> impl Iterator<Item = Setup> {
    let undecided = |board: &Board| {
        board.stones().all(|(point, color)| winning_row(rules, board, color, point).is_none())
    };
    boards.filter(undecided).map(|board| Setup {
        rules: rules.clone(),
        board,
        to_move: Color::Black,
    })
}
