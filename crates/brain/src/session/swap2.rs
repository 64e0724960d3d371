//! Swap2: `SWAP2BOARD` of Gomocup, and Yixin-Board's three steps.
//!
//! Whoever takes Black lets the other place the next stone, which is White's: that is what `SWAP` says. Who answers
//! with a stone is White.

use narabe_game::{Action, Player};
use narabe_protocol::{Answer, Coordinates, Swap2Step};

use super::opening::{Next, Opening, Question, placed};
use super::{Done, Effect, Refused, Session, message};

const SWAP2: &str = "swap2";
const STONES: &str = "0, 3 or 5";

impl Session {
    pub(super) fn swap2_board(&mut self, list: &[Coordinates]) -> Done {
        let setting = self.setting_with(Some(SWAP2))?;
        let done = after_stones(self.placements(list)?, STONES)?;
        self.negotiate(Question::Swap2Board, setting, done)
    }

    /// Three stones are set up; after three or five the brain takes Black, or places what White places.
    pub(super) fn swap2_board_next(&self, opening: &Opening) -> Next {
        let Opening { game, answers, .. } = opening;
        let stones = placed(answers);
        let total = game.moves().len();
        let points: Vec<Coordinates> = stones.iter().map(|at| self.coordinates(*at)).collect();
        let say = |answer| Next::Say(vec![Effect::Say(answer)]);
        match answers.first() {
            Some(Action::Place(_)) if total < 3 => Next::More,
            Some(Action::AddTwo) if stones.len() < 2 => Next::More,
            Some(Action::Place(_) | Action::AddTwo) => say(Answer::Moves(points)),
            // The next stone is White's, so the rival's.
            _ if game.holders().black == brain_of(opening) => say(Answer::Swap),
            _ => points.first().map_or(Next::More, |at| say(Answer::Move(*at))),
        }
    }

    pub(super) fn yx_swap2(&mut self, step: Swap2Step) -> Done {
        let setting = self.setting_with(Some(SWAP2))?;
        let stones: Vec<Action> = self.stones()?.order().map(Action::Place).collect();
        let (question, stones, expected) = match step {
            Swap2Step::SetUp => (Question::Swap2SetUp, Vec::new(), "0"),
            Swap2Step::AfterThree => (Question::Swap2AfterThree, stones, "3"),
            Swap2Step::AfterFive => (Question::Swap2AfterFive, stones, "5"),
        };
        let found = stones.len();
        if found.to_string() != expected {
            return Err(Refused::OpeningStones { expected, found });
        }
        self.negotiate(question, setting, after_stones(stones, expected)?)
    }

    pub(super) fn yx_swap2_next(&self, opening: &Opening) -> Next {
        let Opening { game, answers, question } = opening;
        let stones = placed(answers);
        let yes_or_no = |yes| if yes { "YES" } else { "NO" };
        let moves = |first: usize| {
            let told = stones.iter().enumerate().map(move |(index, point)| {
                let Coordinates { first: one, second: two } = self.coordinates(*point);
                message(&format!("SWAP2 MOVE{} {one} {two}", first + index))
            });
            told.collect::<Vec<Effect>>()
        };
        let takes_black = game.holders().black == brain_of(opening);
        match question {
            Question::Swap2SetUp if stones.len() < 3 => Next::More,
            Question::Swap2SetUp => Next::Say(moves(1)),
            Question::Swap2AfterFive => {
                Next::Say(vec![message(&format!("SWAP2 SWAP2 {}", yes_or_no(takes_black)))])
            }
            _ => match answers.first() {
                Some(Action::Swap) => Next::Say(vec![message("SWAP2 SWAP1 YES")]),
                Some(Action::AddTwo) if stones.len() < 2 => Next::More,
                _ if stones.is_empty() => Next::More,
                _ => Next::Say([message("SWAP2 SWAP1 NO")].into_iter().chain(moves(4)).collect()),
            },
        }
    }
}

/// What has been done when these stones are on the board.
fn after_stones(mut stones: Vec<Action>, expected: &'static str) -> Result<Vec<Action>, Refused> {
    match stones.len() {
        0 | 3 => {}
        5 => stones.insert(3, Action::AddTwo),
        found => return Err(Refused::OpeningStones { expected, found }),
    }
    Ok(stones)
}

/// Who the brain is in this negotiation: who sets up and chooses after five stones is first.
fn brain_of(opening: &Opening) -> Player {
    let own = opening.answers.len();
    let before = opening.game.actions_in_effect() - own;
    if before == 3 { Player::Second } else { Player::First }
}
