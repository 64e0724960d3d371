//! Checking a proof tree with the rules alone: every answer of the rival is looked at.

use std::cell::RefCell;
use std::collections::BTreeMap;

use narabe_rules::{Board, Color, Point, Rules, Setup, Verdict, judge};

use super::line::{Flaw, verify};
use super::stones::{fives, fives_near, goes_on, is_foul, may_be_fours};
use crate::{Proof, check_rules};

/// Where a proof does not stand up, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("after {} stones: {flaw}", path.len())]
pub struct ProofFlaw {
    /// The stones up to there: the attacker's and the rival's in turn.
    pub path: Vec<Point>,
    /// What is wrong there.
    pub flaw: Flaw,
}

/// Replays `proof` from `setup`, where `attacker` is to move, and tries every answer of the rival that it does
/// not list.
///
/// # Errors
/// At the first stone that does not stand up, and where [`check_rules`] refuses the rules.
pub fn verify_proof(setup: &Setup, attacker: Color, proof: &Proof) -> Result<(), ProofFlaw> {
    let mut replay = Replay::default();
    loop {
        if let Some(verified) = replay.go_on(setup, attacker, proof, u64::MAX) {
            return verified;
        }
    }
}

/// A replay of one proof that can be left and gone on with.
#[derive(Clone, Debug, Default)]
pub(crate) struct Replay {
    /// The positions of the proof that stand, in the order in which they are found to.
    stand: usize,
    /// How many answers that are not listed are refuted in the position after those.
    refuted: usize,
    /// The positions that this walk through the proof has come past.
    passed: usize,
    /// What may still be looked at before it is left.
    left: u64,
    /// The stones up to where it is.
    path: Vec<Point>,
}

/// Why a replay does not go on.
enum Halt {
    Flaw(Flaw),
    Left,
}

impl From<Flaw> for Halt {
    fn from(flaw: Flaw) -> Self {
        Self::Flaw(flaw)
    }
}

impl Replay {
    /// Looks at so many positions and answers more; `None` when that was not enough. It must be the same proof of the same position each time.
    pub(crate) fn go_on(
        &mut self,
        setup: &Setup,
        attacker: Color,
        proof: &Proof,
        most: u64,
    ) -> Option<Result<(), ProofFlaw>> {
        (self.passed, self.left) = (0, most.max(1));
        self.path.clear();
        let seen = RefCell::default();
        let check = Check { rules: &setup.rules, attacker, rival: attacker.other(), seen: &seen };
        let checked = check_rules(&setup.rules).map_err(|unprovable| Flaw::from(unprovable).into());
        match checked.and_then(|()| check.attack(&setup.board, proof, self)) {
            Ok(()) => Some(Ok(())),
            Err(Halt::Flaw(flaw)) => Some(Err(ProofFlaw { path: self.path.clone(), flaw })),
            Err(Halt::Left) => None,
        }
    }

    /// Whether the proof is known to stand; then it is passed over.
    fn passes(&mut self, proof: &Proof) -> bool {
        let after = self.passed + proof.len();
        let is_known = after <= self.stand;
        if is_known {
            self.passed = after;
        }
        is_known
    }

    fn spend(&mut self) -> Result<(), Halt> {
        self.left = self.left.checked_sub(1).ok_or(Halt::Left)?;
        Ok(())
    }

    /// The same proof of the same position has been found to stand elsewhere.
    fn stands_elsewhere(&mut self, proof: &Proof) {
        self.passed += proof.len();
        self.stand = self.passed;
        self.refuted = 0;
    }

    /// The position stands, and everything after it.
    const fn stands(&mut self) {
        self.passed += 1;
        self.stand = self.passed;
        self.refuted = 0;
    }
}

#[derive(Clone, Copy)]
struct Check<'a> {
    rules: &'a Rules,
    attacker: Color,
    rival: Color,
    seen: &'a RefCell<Seen<'a>>,
}

/// The positions that were found to stand since the replay was last gone on with, by their keys, with their proofs: stones in
/// another order lead to the same again.
type Seen<'a> = BTreeMap<u64, (Board, &'a Proof)>;

/// A four that the attacker could make next, and the points that would complete it.
struct Four {
    stone: Point,
    completes: Vec<Point>,
}

/// What happens after an answer that a proof does not list.
enum Threat<'a> {
    /// One of these fours wins.
    Fours(Vec<Four>),
    /// This line of fours wins.
    Line(&'a [Point]),
}

impl<'a> Check<'a> {
    /// The attacker to move. The path is left at the flaw.
    fn attack(self, board: &Board, proof: &'a Proof, replay: &mut Replay) -> Result<(), Halt> {
        if replay.passes(proof) {
            return Ok(());
        }
        if self.has_seen(board, proof) {
            replay.stands_elsewhere(proof);
            return Ok(());
        }
        self.try_stone(board, proof, replay)?;
        self.seen.borrow_mut().insert(board.key(), (board.clone(), proof));
        replay.stands();
        replay.spend()
    }

    fn has_seen(self, board: &Board, proof: &Proof) -> bool {
        let seen = self.seen.borrow();
        let known = seen.get(&board.key());
        known.is_some_and(|(known, its)| known == board && *its == proof)
    }

    fn try_stone(self, board: &Board, proof: &'a Proof, replay: &mut Replay) -> Result<(), Halt> {
        let after = self.placed(board, self.attacker, proof.stone)?;
        replay.path.push(proof.stone);
        match after {
            None => no_answers(proof)?,
            Some(after) => self.answers(&after, proof, replay)?,
        }
        replay.path.pop();
        Ok(())
    }

    /// The rival to move after a stone that is no five.
    fn answers(self, after: &Board, proof: &'a Proof, replay: &mut Replay) -> Result<(), Halt> {
        let point = proof.stone;
        if let Some(point) = fives(self.rules, after, self.rival).first().copied() {
            return Err(Flaw::RivalFive { point }.into());
        }
        if !goes_on(self.rules, after, self.rival) {
            return Err(Flaw::Drawn { point }.into());
        }
        match fives(self.rules, after, self.attacker)[..] {
            [] => self.answer_threat(after, proof, replay),
            [parry] if !is_foul(self.rules, after, self.rival, parry) => {
                self.answer_four(after, parry, proof, replay)
            }
            _ => Ok(no_answers(proof)?),
        }
    }

    /// The board with a stone more; `None` when it makes a five.
    fn placed(self, board: &Board, color: Color, point: Point) -> Result<Option<Board>, Flaw> {
        if !board.is_empty_at(point) {
            return Err(Flaw::NotEmpty { point });
        }
        match judge(self.rules, board, color, point) {
            Verdict::Five(_) => Ok(None),
            Verdict::Foul(_) => Err(Flaw::Foul { point }),
            Verdict::Legal => Ok(Some(board.with(point, color))),
        }
    }

    fn answer_four(
        self,
        board: &Board,
        parry: Point,
        proof: &'a Proof,
        replay: &mut Replay,
    ) -> Result<(), Halt> {
        match &proof.answers[..] {
            [] => Err(Flaw::Unfinished.into()),
            [(answer, rest)] if *answer == parry => self.answered(board, *answer, rest, replay),
            _ => Err(Flaw::OtherAnswer { point: parry }.into()),
        }
    }

    fn answered(
        self,
        board: &Board,
        answer: Point,
        rest: &'a Proof,
        replay: &mut Replay,
    ) -> Result<(), Halt> {
        replay.path.push(answer);
        match self.placed(board, self.rival, answer)? {
            Some(after) => self.attack(&after, rest, replay)?,
            None => return Err(Flaw::RivalFive { point: answer }.into()),
        }
        replay.path.pop();
        Ok(())
    }

    /// The rival to move after a stone that is no four: he may do anything, and may pass.
    fn answer_threat(
        self,
        board: &Board,
        proof: &'a Proof,
        replay: &mut Replay,
    ) -> Result<(), Halt> {
        let threat = self.threat(board, proof)?;
        for (answer, rest) in &proof.answers {
            self.answered(board, *answer, rest, replay)?;
        }
        let listed = |point: &Point| proof.answers.iter().any(|(answer, _)| answer == point);
        let fours = may_be_fours(self.rules, board, self.rival);
        let others = board.empty_points().filter(|point| !listed(point));
        for point in others.skip(replay.refuted) {
            replay.spend()?;
            let may = !is_foul(self.rules, board, self.rival, point);
            let is_refuted = || {
                let after = board.with(point, self.rival);
                let makes_four = fours.contains(&point) && self.makes_four(&after, point);
                !makes_four && self.is_refuted(&after, point, &threat)
            };
            if may && !is_refuted() {
                return Err(Flaw::Unanswered { point }.into());
            }
            replay.refuted += 1;
        }
        Ok(())
    }

    /// What the attacker would do if the rival passed.
    fn threat<'p>(self, board: &Board, proof: &'p Proof) -> Result<Threat<'p>, Flaw> {
        let point = proof.stone;
        if proof.threat.is_empty() {
            let fours = self.winning_fours(board);
            return if fours.is_empty() {
                Err(Flaw::NoThreat { point })
            } else {
                Ok(Threat::Fours(fours))
            };
        }
        verify(&self.setup(board), self.attacker, &proof.threat)?;
        Ok(Threat::Line(&proof.threat))
    }

    fn setup(self, board: &Board) -> Setup {
        Setup { rules: self.rules.clone(), board: board.clone(), to_move: self.attacker }
    }

    /// The stones of the attacker that make a four which cannot be parried; nobody has a five now.
    fn winning_fours(self, board: &Board) -> Vec<Four> {
        let four = |stone: Point| {
            let after = self.placed(board, self.attacker, stone).ok()??;
            let completes = fives_near(self.rules, &after, self.attacker, stone);
            self.wins(&after, &completes).then_some(Four { stone, completes })
        };
        may_be_fours(self.rules, board, self.attacker).into_iter().filter_map(four).collect()
    }

    /// Whether a four with these completing points cannot be parried.
    fn wins(self, board: &Board, completes: &[Point]) -> bool {
        let is_unparried = match completes {
            [] => false,
            [parry] => is_foul(self.rules, board, self.rival, *parry),
            _ => true,
        };
        is_unparried && goes_on(self.rules, board, self.rival)
    }

    /// Whether the rival threatens a five with the stone that he has put; he had none before.
    fn makes_four(self, after: &Board, stone: Point) -> bool {
        !fives_near(self.rules, after, self.rival, stone).is_empty()
    }

    /// Whether the attacker wins at once after an answer that makes no four, or by the line that he threatens.
    fn is_refuted(self, after: &Board, answer: Point, threat: &Threat<'_>) -> bool {
        match threat {
            Threat::Fours(fours) => {
                let quick = fours.iter().any(|four| self.still_wins(after, answer, four));
                // An answer can make a point a foul that it was not, and so give the attacker another four.
                quick || !self.winning_fours(after).is_empty()
            }
            Threat::Line(line) => matches!(
                verify(&self.setup(after), self.attacker, line),
                // Past the end: the answer has made a parry of the line a foul, so that it wins earlier.
                Ok(()) | Err(Flaw::PastTheEnd { .. })
            ),
        }
    }

    /// Whether the four still wins after the answer. A stone of the rival's changes nothing in a row of the
    /// attacker's but where it stands; it may change what is a foul.
    fn still_wins(self, after: &Board, answer: Point, four: &Four) -> bool {
        if four.stone == answer || is_foul(self.rules, after, self.attacker, four.stone) {
            return false;
        }
        let left: Vec<Point> =
            four.completes.iter().copied().filter(|point| *point != answer).collect();
        self.wins(&after.with(four.stone, self.attacker), &left)
    }
}

fn no_answers(proof: &Proof) -> Result<(), Flaw> {
    match proof.answers[..] {
        [] => Ok(()),
        _ => Err(Flaw::PastTheEnd { point: proof.stone }),
    }
}
