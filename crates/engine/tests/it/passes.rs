//! Passing where it is the best move, and wins and losses that hold with passes counted.

use narabe_engine::{Analysis, Inquiry, Level};
use narabe_game::{Action, Game, Token};
use narabe_rules::Point;

use crate::{choose, game};

/// White has an open four in a renju game, and has passed all the same.
const RELIEF: &str = "b2 h8 d15 h9 o15 h10 o2 h11 b15 -";

#[test]
fn a_pass_is_answered_by_a_pass_that_saves_a_draw() {
    let relieved = game("renju", RELIEF);
    for level in Level::ALL.into_iter().filter(|level| *level > Level::Easy) {
        assert_eq!(choose(&relieved, level, 1).token, Token::prompted(Action::Pass), "{level:?}");
    }
    let mut analysis = Analysis::new(&relieved, inquiry()).unwrap();
    while !analysis.step_until(&|| false).done {}
    let lines = analysis.report().lines;
    assert_eq!((lines[0].moves[0].point, lines[0].score.0), (None, 0));
}

#[test]
fn where_only_stones_are_wanted_no_line_begins_with_a_pass() {
    let relieved = game("renju", RELIEF);
    let asked = Inquiry { lines: 3, stones_only: true, ..inquiry() };
    let mut analysis = Analysis::new(&relieved, asked).unwrap();
    while !analysis.step_until(&|| false).done {}
    let lines = analysis.report().lines;
    assert!(lines.iter().all(|line| line.moves[0].point.is_some()), "{lines:?}");
    assert!(lines[0].score.is_loss(), "{lines:?}");
}

#[test]
fn nobody_passes_where_a_stone_is_worth_more() {
    for transcript in ["h8 a1 h9 a2 h10 -", "h8 a1 h9 a2 i9 -"] {
        let game = game("renju", transcript);
        for level in Level::ALL {
            let token = choose(&game, level, 1).token;
            assert!(matches!(token.action, Action::Place(_)), "{level:?} passes in {transcript}");
        }
    }
}

fn inquiry() -> Inquiry {
    Inquiry { depth: Some(12), nodes: Some(50_000), table_entries: 1 << 12, ..Inquiry::default() }
}

/// Empty points of the boards that are played out.
const LEFT: usize = 5;

#[test]
fn on_nearly_full_boards_wins_and_losses_are_what_playing_everything_out_tells() {
    let mut told = [0; 3];
    for seed in 0..60 {
        let Some(game) = nearly_full(seed) else { continue };
        let mut analysis = Analysis::new(&game, inquiry()).unwrap();
        while !analysis.step_until(&|| false).done {}
        let best = analysis.report().lines.swap_remove(0);
        let exact = worth(&game, -1, 1);
        let found = if best.score.is_win() { 1 } else { -i32::from(best.score.is_loss()) };
        assert!(found == 0 || found == exact, "{found} is {exact} in {}", game.transcript());
        let action = best.moves[0].point.map_or(Action::Pass, Action::Place);
        let played = -worth(&game.after(&action).unwrap(), -1, 1);
        assert_eq!(played, exact, "{action:?} in {}", game.transcript());
        told[(exact + 1) as usize] += 1;
    }
    assert!(told.iter().all(|count| *count > 0), "{told:?} lost, drawn and won");
}

/// A renju game on nine lines in which so few points are left, filled by numbers from the seed.
fn nearly_full(seed: u32) -> Option<Game> {
    let mut full = game("renju size=9", "");
    let mut dice = seed.wrapping_mul(2_654_435_761);
    let mut failures = 0;
    while failures < 100 {
        let empty: Vec<Point> = full.board().empty_points().collect();
        if empty.len() <= LEFT {
            return Some(full);
        }
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let place = Action::Place(empty[(dice >> 8) as usize % empty.len()]);
        let goes_on = full.after(&place).is_ok_and(|after| after.outcome().is_none());
        if goes_on {
            full.apply(&Token::prompted(place), 0).unwrap();
        } else {
            failures += 1;
        }
    }
    None
}

/// What everything played out comes to for the side to move: 1 for a win, -1 for a loss.
fn worth(game: &Game, alpha: i32, beta: i32) -> i32 {
    if let Some(outcome) = game.outcome() {
        let last = game.moves().last().map(|last| last.color);
        return outcome.color.map_or(0, |winner| if Some(winner) == last { -1 } else { 1 });
    }
    let mut best = alpha;
    let stones = game.board().empty_points().map(Action::Place);
    for action in stones.chain([Action::Pass]) {
        let Ok(after) = game.after(&action) else { continue };
        best = best.max(-worth(&after, -beta, -best));
        if best >= beta {
            break;
        }
    }
    best
}
