//! How long to think about a move: what the clocks allow, and whether another iteration is worth it.
//!
//! Pure functions of durations. Whoever reads a clock asks [`Budget::is_over`] between two iterations, and leaves the
//! search at [`Budget::hard`] whatever it does.

use std::time::Duration;

use narabe_game::Move;

use crate::{Report, Score};

/// What the clocks allow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allowance {
    /// For this move; `None` for no limit, zero for as fast as possible.
    pub turn: Option<Duration>,
    /// Left for all moves to come; `None` for no limit.
    pub left: Option<Duration>,
    /// What each move gives back.
    pub increment: Duration,
    /// The stones on the board: the more there are, the fewer moves are to come.
    pub stones: u32,
}

/// How long a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Until here another iteration is begun, while nothing speaks for more or for less.
    pub soft: Duration,
    /// Here the search is left.
    pub hard: Duration,
}

/// What the iterations so far have shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trend {
    first: Option<Move>,
    score: Option<Score>,
    /// The iterations since the best move last changed.
    steady: u32,
    /// How much worse the last iteration found the position than the one before.
    fall: i32,
}

/// Of a limit this part, one in so many, is kept back for what is between the clock and the search, …
const RESERVE_PART: u32 = 20;
/// … but no less than this, …
const LEAST_RESERVE: Duration = Duration::from_millis(10);
/// … and no more than this.
const MOST_RESERVE: Duration = Duration::from_millis(100);

/// A move takes this where there is no time at all.
const AT_ONCE: Duration = Duration::from_millis(3);

/// A game has about so many stones of both sides; …
const USUAL_STONES: u32 = 70;
/// … but so many moves of one's own may always be to come.
const LEAST_MOVES: u32 = 10;

/// Of what is left for all moves one may take this part, one in so many.
const LARGEST_PART: u32 = 5;
/// One move may take so many times its fair share, where the turn and the largest part allow it.
const MOST_SHARES: u32 = 4;

/// A best move that stayed so long needs less time, in iterations.
const STEADY: u32 = 4;
/// A fall of the score by so much needs more, in the units of the evaluation.
const FALL: i32 = 60;

impl Allowance {
    /// How long this move may take.
    pub fn budget(&self) -> Budget {
        let turn = self.turn.map(without_reserve);
        let Some(left) = self.left.map(without_reserve) else {
            // What a turn leaves over is lost, so all of it is used.
            let hard = turn.unwrap_or(Duration::MAX).max(AT_ONCE);
            return Budget { soft: hard, hard };
        };
        let moves = (USUAL_STONES.saturating_sub(self.stones) / 2).max(LEAST_MOVES);
        let fair = left / moves + self.increment * 3 / 4;
        let most = left.min((left / LARGEST_PART).max(fair)).min(fair * MOST_SHARES);
        let hard = most.min(turn.unwrap_or(Duration::MAX)).max(AT_ONCE);
        Budget { soft: fair.max(AT_ONCE).min(hard), hard }
    }
}

fn without_reserve(limit: Duration) -> Duration {
    limit.saturating_sub((limit / RESERVE_PART).clamp(LEAST_RESERVE, MOST_RESERVE))
}

impl Budget {
    /// Whether no further iteration is begun, so much time having passed.
    pub fn is_over(&self, elapsed: Duration, trend: &Trend) -> bool {
        // What a turn leaves over is lost: only a game's time is worth saving.
        let is_saving = self.soft < self.hard;
        let percent = if is_saving { trend.percent() } else { 100 };
        elapsed >= (self.soft.saturating_mul(percent) / 100).min(self.hard)
    }
}

impl Trend {
    /// Notes what a finished iteration has shown.
    pub fn note(&mut self, report: &Report) {
        let Some(best) = report.lines.first() else { return };
        let first = best.moves.first().copied();
        self.steady = if first == self.first { self.steady + 1 } else { 0 };
        self.fall = self.score.map_or(0, |score| score.0 - best.score.0);
        self.first = first;
        self.score = Some(best.score);
    }

    /// How much of the soft limit is to be used.
    const fn percent(&self) -> u32 {
        let is_worse = self.fall >= FALL;
        match self.steady {
            // Nothing has been noted, or the best move has just changed.
            0 if self.first.is_some() => 160,
            _ if is_worse => 160,
            steady if steady >= STEADY => 60,
            _ => 100,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variation;
    use narabe_rules::{Color, Point};

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn budget(turn: Option<u64>, left: Option<u64>, increment: u64, stones: u32) -> (u64, u64) {
        let (turn, left) = (turn.map(ms), left.map(ms));
        let allowance = Allowance { turn, left, increment: ms(increment), stones };
        let Budget { soft, hard } = allowance.budget();
        (soft.as_millis() as u64, hard.as_millis() as u64)
    }

    #[test]
    fn limits_become_budgets() {
        for (turn, left, increment, stones, wanted) in [
            // A turn of its own is used up, but for the reserve.
            (Some(500), None, 0, 4, (475, 475)),
            (Some(5_000), None, 0, 40, (4_900, 4_900)),
            (Some(30), None, 0, 4, (20, 20)),
            // No time at all.
            (Some(0), None, 0, 4, (3, 3)),
            (Some(5), Some(1), 0, 4, (3, 3)),
            // A game's time is shared out among the moves to come, of which there are fewer later on.
            (None, Some(180_100), 0, 0, (5_142, 20_571)),
            (None, Some(180_100), 0, 40, (12_000, 36_000)),
            (None, Some(180_100), 0, 200, (18_000, 36_000)),
            // The turn is shorter.
            (Some(2_000), Some(180_100), 0, 0, (1_900, 1_900)),
            // What a move gives back is used.
            (None, Some(1_100), 1_000, 0, (779, 779)),
        ] {
            let found = budget(turn, left, increment, stones);
            assert_eq!(found, wanted, "{turn:?} {left:?} {increment} {stones}");
        }
        let endless = Allowance::default().budget();
        assert_eq!(endless.hard, Duration::MAX);
    }

    #[test]
    fn a_move_stays_below_every_limit_but_where_there_is_no_time() {
        for turn in [None, Some(0), Some(5), Some(100), Some(30_000)] {
            for left in [None, Some(0), Some(3), Some(500), Some(180_000)] {
                for stones in [0, 30, 300] {
                    let (soft, hard) = budget(turn, left, 100, stones);
                    assert!(soft <= hard);
                    for limit in [turn, left].into_iter().flatten() {
                        assert!(hard < limit || hard == 3, "{hard} of {turn:?} {left:?}");
                    }
                }
            }
        }
    }

    fn report(x: i32, score: i32) -> Report {
        let first = Move { color: Color::Black, point: Some(Point::new(x, 7)) };
        let (depth, selective_depth) = (1, 1);
        let line = Variation { score: Score(score), depth, selective_depth, moves: vec![first] };
        Report { done: false, depth, nodes: 1, lines: vec![line] }
    }

    #[test]
    fn a_steady_course_uses_up_a_turn_but_not_a_games_time() {
        let mut steady = Trend::default();
        (0..9).for_each(|_| steady.note(&report(7, 5)));
        for (turn, left, end) in [
            (Some(5_000), None, 4_900),
            (Some(2_000), Some(180_100), 1_900),
            (None, Some(180_100), 3_085),
            (Some(10_000), Some(180_100), 3_085),
        ] {
            let (turn, left) = (turn.map(ms), left.map(ms));
            let budget = Allowance { turn, left, ..Allowance::default() }.budget();
            assert!(budget.is_over(ms(end + 1), &steady), "{turn:?} {left:?}");
            assert!(!budget.is_over(ms(end - 1), &steady), "{turn:?} {left:?}");
        }
    }

    #[test]
    fn a_steady_course_stops_early_and_an_unsteady_one_late() {
        // The best moves and scores of the iterations, and the part of the soft limit that is used then.
        for (trend, percent) in [
            (&[][..], 100),
            (&[(7, 0)], 160),
            (&[(7, 0), (7, 5)], 100),
            (&[(7, 0), (7, 5), (7, 0), (7, 5), (7, 9)], 60),
            (&[(7, 0), (7, 5), (7, 0), (7, 5), (8, 9)], 160),
            (&[(7, 0), (7, 5), (7, 0), (7, 5), (7, -60)], 160),
        ] {
            let mut noted = Trend::default();
            for (x, score) in trend {
                noted.note(&report(*x, *score));
            }
            let budget = Budget { soft: ms(1_000), hard: ms(1_500) };
            let end = ms(10 * percent).min(budget.hard);
            assert!(budget.is_over(end, &noted), "{trend:?}");
            assert!(!budget.is_over(end.saturating_sub(ms(1)), &noted), "{trend:?}");
        }
    }
}
