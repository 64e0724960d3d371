//! Relevance zones: where one more stone of the rival's might break a proof.
//!
//! The rival has passed, the attacker wins by a proof. Of all the stones that the rival could have put instead of
//! passing, those outside the zone change nothing that the proof relies on, so it wins against them too.
//! `docs/engine/solver.md` has the argument; the tests replay proofs with every stone outside their zones.

use narabe_rules::{Color, Excuse, Point};
use narabe_threats::{LineClass, Spot, SpotSet, Threat, ThreatBoard};

use crate::Proof;
use crate::fours::{four_points, is_near_the_end};

/// The empty points where one more stone of the rival's might break the proof. It must have been verified for
/// `attacker` to move on this board, which comes back as it was.
pub fn relevance_zone(board: &mut ThreatBoard, attacker: Color, proof: &Proof) -> SpotSet {
    let empty: SpotSet = board.spots().filter(|spot| board.stone(*spot).is_none()).collect();
    let mut walk = Walk {
        is_whole: board.rules().terms.excuse != Excuse::Never,
        board,
        attacker,
        rival: attacker.other(),
        zone: SpotSet::EMPTY,
    };
    walk.attack(proof);
    let Walk { is_whole, mut zone, .. } = walk;
    if is_whole {
        return empty;
    }
    zone.intersect(&empty);
    zone
}

/// A walk through a proof.
struct Walk<'a> {
    board: &'a mut ThreatBoard,
    attacker: Color,
    rival: Color,
    zone: SpotSet,
    /// Whether the proof relies on something that a stone anywhere might change.
    is_whole: bool,
}

/// A four that wins next, and that no stone far away can take from the attacker.
#[derive(Clone, Copy)]
struct Four {
    stone: Spot,
    completes: SpotSet,
}

impl Walk<'_> {
    /// The attacker to move.
    fn attack(&mut self, proof: &Proof) {
        let stone = Spot::of(proof.stone);
        self.enter(stone, false);
        if self.is_whole || self.board.makes_five(self.attacker, stone) {
            return;
        }
        self.board.place(stone, self.attacker);
        let completes = *self.board.threatening(self.attacker, Threat::Five);
        match (completes.first(), completes.len()) {
            (None, _) if proof.threat.is_empty() => self.answer_threat(proof),
            (None, _) => self.answer_line(proof),
            (Some(parry), 1) => self.rely_on_foul(self.rival, parry),
            _ => {}
        }
        self.zone.unite(&completes);
        self.follow(proof);
        self.board.remove(stone);
    }

    /// A stone of the attacker's is about to be put: it must stay empty and legal, and the rival must not get a
    /// five, for which he would need a four; where he has a stone of his choice beside, a three.
    fn enter(&mut self, stone: Spot, is_free: bool) {
        self.zone.insert(stone);
        self.rely_on_foul(self.attacker, stone);
        self.add_rows_of_rival(if is_free { LineClass::ClosedThree } else { LineClass::Four });
        self.is_whole |= is_near_the_end(self.board, self.rival, 4);
    }

    /// Goes through the answers that the proof lists.
    fn follow(&mut self, proof: &Proof) {
        for (answer, rest) in &proof.answers {
            if self.is_whole {
                return;
            }
            let answer = Spot::of(*answer);
            self.zone.insert(answer);
            self.rely_on_foul(self.rival, answer);
            self.board.place(answer, self.rival);
            self.attack(rest);
            self.board.remove(answer);
        }
    }

    /// What a stone would be must not change: a foul, or none. More stones of the rival's only take from the
    /// attacker's rows, so his certainly legal stones stay legal.
    fn rely_on_foul(&mut self, color: Color, spot: Spot) {
        if self.board.rules().terms.fouls[color].is_empty() {
            return;
        }
        self.is_whole |= self.board.threat(color, spot) == Threat::MaybeFoul;
        if color == self.rival {
            self.zone.unite(&self.board.neighbourhood(spot));
        }
    }

    /// Adds the points where the rival makes such a line or a better one, be it a foul or not.
    fn add_rows_of_rival(&mut self, least: LineClass) {
        let certain: &[Threat] = match least {
            LineClass::Four => &Threat::FOURS,
            _ => &[
                Threat::ClosedThree,
                Threat::Fork,
                Threat::Three,
                Threat::ThreePlus,
                Threat::DoubleThree,
                Threat::Four,
                Threat::FourPlus,
                Threat::FourThree,
                Threat::OpenFour,
            ],
        };
        for threat in certain.iter().chain(&[Threat::Five, Threat::MaybeFoul, Threat::Foul]) {
            self.zone.unite(self.board.threatening(self.rival, *threat));
        }
    }

    /// The rival to move after a stone that threatens a four which cannot be parried: what he may answer besides
    /// what is listed must lose to such a four still.
    fn answer_threat(&mut self, proof: &Proof) {
        let fours = self.lasting_fours();
        if fours.is_empty() {
            self.is_whole = true;
            return;
        }
        for four in &fours {
            self.zone.insert(four.stone);
            self.zone.unite(&four.completes);
        }
        self.add_rows_of_rival(LineClass::ClosedThree);
        let is_listed = |at: Point| proof.answers.iter().any(|(answer, _)| *answer == at);
        for answer in self.critical_answers(&fours).iter() {
            if !is_listed(answer.point()) {
                self.rely_on_refutation(answer, &fours);
            }
        }
    }

    /// The fours that win next and whose legality is beyond doubt.
    fn lasting_fours(&mut self) -> Vec<Four> {
        let (attacker, rival) = (self.attacker, self.rival);
        let sure = |spot: &Spot| self.board.threat(attacker, *spot) != Threat::MaybeFoul;
        let stones: SpotSet = four_points(self.board, attacker).filter(sure).collect();
        let mut fours = Vec::new();
        for stone in stones.iter() {
            let completes = self.board.completions(attacker, stone);
            let parry = completes.first().filter(|_| completes.len() == 1);
            let is_trap = |board: &mut ThreatBoard, parry| {
                board.place(stone, attacker);
                let is_foul = board.threat(rival, parry) == Threat::Foul;
                board.remove(stone);
                is_foul
            };
            if parry.is_none_or(|parry| is_trap(self.board, parry)) {
                fours.push(Four { stone, completes });
            }
        }
        let open: Vec<Four> =
            fours.iter().copied().filter(|four| four.completes.len() > 1).collect();
        // Traps hang on what is a foul; they are relied on only where there is nothing else.
        if open.is_empty() { fours } else { open }
    }

    /// The answers that might hinder all of the fours, or that make a four of the rival's.
    fn critical_answers(&mut self, fours: &[Four]) -> SpotSet {
        let mut critical: SpotSet = self.board.spots().collect();
        for four in fours {
            let mut hinders = SpotSet::EMPTY;
            hinders.insert(four.stone);
            match four.completes.len() {
                1 => {
                    hinders.unite(&four.completes);
                    for parry in four.completes.iter() {
                        let near = self.board.neighbourhood(parry);
                        hinders.unite(&near);
                        self.zone.unite(&near);
                    }
                }
                2 => hinders.unite(&four.completes),
                _ => {}
            }
            critical.intersect(&hinders);
        }
        let makes_four = |spot: &Spot| {
            self.board.stone(*spot).is_none()
                && self
                    .board
                    .line_classes(self.rival, *spot)
                    .iter()
                    .any(|line| *line >= LineClass::Four)
        };
        critical.unite(&self.board.spots().filter(makes_four).collect());
        critical.iter().filter(|spot| self.board.stone(*spot).is_none()).collect()
    }

    /// An answer that is not listed: it is a foul and must remain one, or one of the fours must win after it.
    fn rely_on_refutation(&mut self, answer: Spot, fours: &[Four]) {
        if self.board.is_foul(self.rival, answer) {
            self.rely_on_foul(self.rival, answer);
            return;
        }
        self.board.place(answer, self.rival);
        let still_wins = fours.iter().any(|four| self.wins_after(answer, four));
        self.board.remove(answer);
        // It loses to something that has come up with the answer, which is not looked at here.
        self.is_whole |= !still_wins;
    }

    /// Whether a four wins after an answer, which lies on the board, whatever a stone outside the zone does.
    fn wins_after(&mut self, answer: Spot, four: &Four) -> bool {
        let mut left = four.completes;
        left.remove(answer);
        if four.stone == answer || left.is_empty() {
            return false;
        }
        let Some(parry) = left.first().filter(|_| left.len() == 1) else { return true };
        self.board.place(four.stone, self.attacker);
        let is_foul = self.board.threat(self.rival, parry) == Threat::Foul;
        self.board.remove(four.stone);
        is_foul && four.completes.len() == 1
    }

    /// The rival to move after a stone that threatens a line of fours: the line must win after every answer that
    /// is not listed.
    fn answer_line(&mut self, proof: &Proof) {
        let mut placed = Vec::new();
        for (at, point) in proof.threat.iter().enumerate() {
            let (stone, color) = match at % 2 {
                0 => (Spot::of(*point), self.attacker),
                _ => (Spot::of(*point), self.rival),
            };
            self.enter_line(stone, color);
            if self.board.makes_five(color, stone) {
                break;
            }
            self.board.place(stone, color);
            placed.push(stone);
            self.zone.unite(self.board.threatening(self.attacker, Threat::Five));
        }
        self.rely_on_end_of_line(proof.threat.len() == placed.len());
        for stone in placed.into_iter().rev() {
            self.board.remove(stone);
        }
    }

    fn enter_line(&mut self, stone: Spot, color: Color) {
        if color == self.attacker {
            self.enter(stone, true);
        } else {
            self.zone.insert(stone);
            self.rely_on_foul(color, stone);
        }
    }

    /// A line that ends with a trap hangs on a foul that an answer near it may change together with a stone
    /// farther away.
    fn rely_on_end_of_line(&mut self, ends_with_four: bool) {
        let completes = self.board.threatening(self.attacker, Threat::Five).len();
        self.is_whole |= ends_with_four && completes < 2;
    }
}
