//! Proofs as trees, and how the search's result becomes one.

use narabe_rules::Point;
use narabe_threats::{Spot, Threat};

use super::numbers::Numbers;
use super::search::{ProofSearch, Task, attack_key};
use super::threats::{Answers, answers, answers_to_line, winning_stone};
use crate::vcf::{Limits, Solution};

/// A won position: the attacker's stone, and for each answer that is not lost at once the proof after it.
///
/// Without answers the stone wins: a five, or a four that cannot be parried, or a stone that threatens so much
/// that every answer leaves such a five or four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The attacking stone.
    pub stone: Point,
    /// The rival's answers, each with the proof of what it leads to.
    pub answers: Vec<(Point, Self)>,
    /// Where the stone threatens no winning four at once, the line of fours that it threatens: after any other
    /// answer, and after none, the attacker plays it.
    pub threat: Vec<Point>,
}

impl Proof {
    /// A proof of a line of forced answers: attacking stones and answers in turn; `None` when it is empty.
    pub fn of_line(line: &[Point]) -> Option<Self> {
        let (stone, rest) = line.split_first()?;
        let answers = match rest.split_first() {
            Some((answer, rest)) => vec![(*answer, Self::of_line(rest)?)],
            None => Vec::new(),
        };
        Some(Self { stone: *stone, answers, threat: Vec::new() })
    }

    /// The number of positions in it.
    pub fn len(&self) -> usize {
        1 + self.answers.iter().map(|(_, proof)| proof.len()).sum::<usize>()
    }

    /// Never: a proof has its first stone.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// The stones of the longest line.
    pub fn plies(&self) -> usize {
        let longest = self.answers.iter().map(|(_, proof)| proof.plies() + 1).max();
        1 + longest.unwrap_or(0)
    }

    /// The answer that resists longest, with the proof after it; `None` after the last stone.
    pub fn longest_answer(&self) -> Option<&(Point, Self)> {
        self.answers.iter().rev().max_by_key(|(_, proof)| proof.plies())
    }

    /// The longest line: attacking stones and answers in turn.
    pub fn line(&self) -> Vec<Point> {
        let mut line = vec![self.stone];
        let mut here = self;
        while let Some((answer, next)) = here.longest_answer() {
            line.extend([*answer, next.stone]);
            here = next;
        }
        line
    }
}

impl ProofSearch {
    /// The proof of a position that the search has shown to be won, the attacker to move; `None` when it was
    /// stopped before it was written down.
    pub(super) fn proof(&mut self, task: &mut Task<'_>) -> Option<Proof> {
        let attacker = task.attacker;
        if let Some(five) = task.board.threatening(attacker, Threat::Five).first() {
            return Some(Proof { stone: five.point(), answers: Vec::new(), threat: Vec::new() });
        }
        if task.board.count(attacker.other(), Threat::Five) == 0
            && let Some(stone) = winning_stone(task.board, attacker)
        {
            return Some(Proof { stone: stone.point(), answers: Vec::new(), threat: Vec::new() });
        }
        self.proof_by_fours(task).or_else(|| self.proof_by_threats(task))
    }

    fn proof_by_fours(&mut self, task: &mut Task<'_>) -> Option<Proof> {
        let limits = Limits::nodes(task.effort.fours_nodes);
        let report = self.fours.glance(task.board, task.attacker, limits);
        self.nodes += report.nodes;
        match report.solution {
            Solution::Win(line) => Proof::of_line(&line),
            Solution::None | Solution::Unknown => None,
        }
    }

    fn proof_by_threats(&mut self, task: &mut Task<'_>) -> Option<Proof> {
        let stone = self.winning_attack(task)?;
        task.board.place(stone, task.attacker);
        let proof = self.answered(task, stone.point());
        task.board.remove(stone);
        proof
    }

    /// The proof of a position in which the attacker has just put `stone`, the answers each with theirs.
    fn answered(&mut self, task: &mut Task<'_>, stone: Point) -> Option<Proof> {
        let mut threat = Vec::new();
        let mut answers = answers(task.board, task.attacker);
        if answers == Answers::Free {
            threat = self.threatened_fours(task)?;
            answers = answers_to_line(task.board, task.attacker, &threat);
        }
        let answers = match answers {
            Answers::Stones(stones) => {
                stones.iter().map(|answer| self.after(task, answer)).collect::<Option<_>>()?
            }
            Answers::None => Vec::new(),
            Answers::Free => return None,
        };
        let threat = threat.iter().map(|spot| spot.point()).collect();
        Some(Proof { stone, answers, threat })
    }

    fn after(&mut self, task: &mut Task<'_>, answer: Spot) -> Option<(Point, Proof)> {
        let rival = task.attacker.other();
        task.board.place(answer, rival);
        let proof = self.proof(task);
        task.board.remove(answer);
        Some((answer.point(), proof?))
    }

    /// The stone that the search found to win; searched for again when the table has lost it.
    fn winning_attack(&mut self, task: &mut Task<'_>) -> Option<Spot> {
        let key = attack_key(task.board, task.attacker);
        let won = |search: &Self| {
            let known = search.table.get(key)?;
            known.stone.filter(|_| known.numbers.proof == 0)
        };
        won(self).or_else(|| {
            self.attack(task, Numbers::UNLIMITED);
            won(self)
        })
    }
}
