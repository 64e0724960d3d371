//! Replaying a winning line with the rules alone.

use narabe_rules::{Board, Color, Point, Rules, Setup, Verdict, judge};

use super::stones::{fives, goes_on, is_foul};
use crate::{Unprovable, check_rules};

/// Why a line, or a proof, does not show a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// Rules under which nothing is proved.
    #[error(transparent)]
    Rules(#[from] Unprovable),
    /// A stone on a point that holds one or is off the board.
    #[error("{point} is not empty")]
    NotEmpty {
        /// The point.
        point: Point,
    },
    /// An attacking stone that is a foul.
    #[error("{point} is a foul")]
    Foul {
        /// The point.
        point: Point,
    },
    /// The rival could make a five instead of the answer that the line gives him.
    #[error("the rival makes a five on {point}")]
    RivalFive {
        /// Where.
        point: Point,
    },
    /// An attacking stone that is neither a five nor a four.
    #[error("{point} makes no four")]
    NoFour {
        /// The point.
        point: Point,
    },
    /// An answer that is not the forced one.
    #[error("the rival's answer must be on {point}")]
    OtherAnswer {
        /// The forced answer.
        point: Point,
    },
    /// The line goes on after it has won.
    #[error("the line goes on after {point} has won")]
    PastTheEnd {
        /// The winning stone.
        point: Point,
    },
    /// The line ends before it has won.
    #[error("the line ends without a win")]
    Unfinished,
    /// After an attacking stone the rival has fouls only, which he cannot place, and the game is drawn.
    #[error("after {point} only fouls are left to the rival, and the game is drawn")]
    Drawn {
        /// The attacking stone.
        point: Point,
    },
    /// An attacking stone that threatens nothing.
    #[error("{point} threatens nothing")]
    NoThreat {
        /// The point.
        point: Point,
    },
    /// An answer that the proof does not list and that is not lost at once.
    #[error("the answer on {point} is not refuted")]
    Unanswered {
        /// The answer.
        point: Point,
    },
}

/// Replays `line`, the attacker's stones and the rival's answers in turn, and checks that every answer is
/// forced and the last stone wins: a five, two points to make one, or one point that is a foul to the rival.
///
/// # Errors
/// At the first stone that does not stand up, and where [`check_rules`] refuses the rules.
pub fn verify(setup: &Setup, attacker: Color, line: &[Point]) -> Result<(), Flaw> {
    check_rules(&setup.rules)?;
    let mut replay = Replay { rules: &setup.rules, board: setup.board.clone(), attacker };
    for (at, stones) in line.chunks(2).enumerate() {
        let last = line.len() <= 2 * at + 2;
        let point = stones[0];
        match (replay.attack(point)?, stones.get(1)) {
            (Reply::Lost, None) => return Ok(()),
            (Reply::Lost, Some(_)) => return Err(Flaw::PastTheEnd { point }),
            (Reply::Forced(_), None) => return Err(Flaw::Unfinished),
            (Reply::Forced(forced), Some(answer)) if forced == *answer => {
                replay.place(forced, attacker.other())?;
            }
            (Reply::Forced(point), Some(_)) => return Err(Flaw::OtherAnswer { point }),
        }
        if last {
            return Err(Flaw::Unfinished);
        }
    }
    Err(Flaw::Unfinished)
}

/// What is left to the rival.
enum Reply {
    Lost,
    Forced(Point),
}

struct Replay<'a> {
    rules: &'a Rules,
    board: Board,
    attacker: Color,
}

impl Replay<'_> {
    fn place(&mut self, point: Point, color: Color) -> Result<(), Flaw> {
        self.board.place(point, color).map_err(|occupied| Flaw::NotEmpty { point: occupied.point })
    }

    /// Puts an attacking stone and says what the rival can do.
    fn attack(&mut self, point: Point) -> Result<Reply, Flaw> {
        if !self.board.is_empty_at(point) {
            return Err(Flaw::NotEmpty { point });
        }
        match judge(self.rules, &self.board, self.attacker, point) {
            Verdict::Five(_) => return Ok(Reply::Lost),
            Verdict::Foul(_) => return Err(Flaw::Foul { point }),
            Verdict::Legal => self.place(point, self.attacker)?,
        }
        let rival = self.attacker.other();
        if let Some(point) = fives(self.rules, &self.board, rival).first().copied() {
            return Err(Flaw::RivalFive { point });
        }
        if !goes_on(self.rules, &self.board, rival) {
            return Err(Flaw::Drawn { point });
        }
        match fives(self.rules, &self.board, self.attacker)[..] {
            [] => Err(Flaw::NoFour { point }),
            [parry] if !is_foul(self.rules, &self.board, rival, parry) => Ok(Reply::Forced(parry)),
            _ => Ok(Reply::Lost),
        }
    }
}
