//! The state of a game between two actions, and how an answer to the prompt changes it.
//!
//! Offers, requests to take back and the events are the game's ([`crate::Game`]); here is what lies on the
//! board and what it means.

use narabe_rules::{
    Board, ByColor, Color, FirstStone, FoulMode, NoPoint, PassRule, Point, Rules, Verdict,
    five_possible, judge,
};

use crate::{Action, Illegal, Move, Outcome, Player, Reason, Region, Setting};

/// Stones, turn, and what else an answer to a prompt can change. Cheap to clone: undo restores a copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) board: Board,
    /// Stones and passes in their order.
    pub(crate) moves: Vec<Move>,
    /// What was answered inside the opening.
    opening: Vec<Action>,
    pub(crate) holders: ByColor<Player>,
    /// Whose turn it is after the opening.
    to_move: Color,
    /// The last stone, while the other side may still claim it.
    pub(crate) claimable: Option<Point>,
    pub(crate) captured: ByColor<u8>,
    pub(crate) outcome: Option<Outcome>,
}

/// What is asked now; a [`crate::Prompt`] without the costly list of forbidden points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) player: Player,
    pub(crate) color: Color,
    /// Where a stone may go; `None` when none may.
    pub(crate) place: Option<Region>,
    pub(crate) pass: bool,
    pub(crate) claim: Option<Point>,
}

impl State {
    pub(crate) fn new(setting: &Setting) -> Self {
        Self {
            board: Board::new(setting.rules().extent),
            moves: Vec::new(),
            opening: Vec::new(),
            holders: ByColor::new(Player::First, Player::Second),
            to_move: Color::Black,
            claimable: None,
            captured: ByColor::both(0),
            outcome: None,
        }
    }

    /// What is asked now; `None` after the end.
    pub(crate) fn asked(&self, setting: &Setting) -> Option<Asked> {
        if self.outcome.is_some() {
            return None;
        }
        let rules = setting.rules();
        if let Some(step) = (setting.opening().next)(rules, &self.opening) {
            let place = Some(step.region);
            return Some(self.asked_of(step.color, place, false));
        }
        let color = self.to_move;
        let place = self.region(rules, color).filter(|_| self.has_legal_point(rules, color));
        let pass = self.may_pass(rules, place.is_some());
        Some(self.asked_of(color, place, pass))
    }

    fn asked_of(&self, color: Color, place: Option<Region>, pass: bool) -> Asked {
        Asked { player: self.holders[color], color, place, pass, claim: self.claimable }
    }

    /// Where a stone may go outside an opening; `None` when no point is empty.
    fn region(&self, rules: &Rules, color: Color) -> Option<Region> {
        let terms = &rules.terms;
        let centre = rules.extent.centre();
        if self.board.is_full() {
            return None;
        }
        if terms.first == FirstStone::Centre && self.board.stone_count() == 0 {
            return Some(Region::Points(vec![centre]));
        }
        let distance = i32::from(terms.second_black_distance);
        let is_second = color == Color::Black && self.board.count(Color::Black) == 1;
        if distance > 0 && is_second {
            let far = |point: &Point| {
                (point.x - centre.x).abs().max((point.y - centre.y).abs()) >= distance
            };
            return Some(Region::Points(self.board.empty_points().filter(far).collect()));
        }
        Some(Region::All)
    }

    /// Whether the rules leave the side a point: only blocked fouls can take the last one.
    fn has_legal_point(&self, rules: &Rules, color: Color) -> bool {
        let terms = &rules.terms;
        terms.fouls[color].is_empty()
            || terms.foul_mode != FoulMode::Block
            || self
                .board
                .empty_points()
                .any(|point| !matches!(judge(rules, &self.board, color, point), Verdict::Foul(_)))
    }

    fn may_pass(&self, rules: &Rules, can_place: bool) -> bool {
        let begun = rules.terms.first == FirstStone::Anywhere || self.board.stone_count() > 0;
        let allowed = rules.terms.pass == PassRule::Allowed || !can_place;
        begun && allowed
    }

    /// Puts the stone that was asked for on `point`.
    pub(crate) fn place(
        &mut self,
        setting: &Setting,
        asked: &Asked,
        point: Point,
    ) -> Result<(), Illegal> {
        let verdict = self.check_point(setting, asked, point)?;
        let (rules, color) = (setting.rules(), asked.color);
        let in_opening = self.answer_opening(setting, &Action::Place(point));
        self.board.place(point, color).or(Err(Illegal::Occupied { point }))?;
        self.moves.push(Move { color, point: Some(point) });
        self.to_move = color.other();
        self.claimable = None;
        match verdict {
            Verdict::Five(line) => self.win(color, Reason::Five, Some(line)),
            Verdict::Foul(foul) if rules.terms.foul_mode == FoulMode::Loss => {
                self.win(color.other(), Reason::of_foul(foul.kind), None);
            }
            Verdict::Foul(_) | Verdict::Legal => {
                let claims = rules.terms.foul_mode == FoulMode::Claim && !in_opening;
                let fouls = !rules.terms.fouls[color].is_empty();
                self.claimable = (claims && fouls).then_some(point);
                self.settle_draws(setting);
            }
        }
        Ok(())
    }

    fn check_point(
        &self,
        setting: &Setting,
        asked: &Asked,
        point: Point,
    ) -> Result<Verdict, Illegal> {
        let (rules, color) = (setting.rules(), asked.color);
        let region = asked.place.as_ref();
        if !rules.extent.contains(point) {
            return Err(Illegal::OffBoard { point });
        }
        if !self.board.is_empty_at(point) {
            return Err(Illegal::Occupied { point });
        }
        let verdict = judge(rules, &self.board, color, point);
        if let (Verdict::Foul(foul), FoulMode::Block) = (&verdict, rules.terms.foul_mode) {
            return Err(Illegal::Forbidden { point, color, foul: foul.kind });
        }
        if !region.ok_or(Illegal::NotAsked)?.contains(point) {
            return Err(Illegal::OutsideRegion { point });
        }
        Ok(verdict)
    }

    /// Records an answer given inside the opening; whether it was one.
    fn answer_opening(&mut self, setting: &Setting, action: &Action) -> bool {
        let open = (setting.opening().next)(setting.rules(), &self.opening).is_some();
        if open {
            self.opening.push(action.clone());
        }
        open
    }

    /// Gives up the right to place a stone.
    pub(crate) fn pass(&mut self, setting: &Setting, asked: &Asked) -> Result<(), Illegal> {
        if !asked.pass {
            return Err(Illegal::NotAsked);
        }
        let second = self.moves.last().is_some_and(|last| last.point.is_none());
        self.moves.push(Move { color: asked.color, point: None });
        self.to_move = asked.color.other();
        self.claimable = None;
        if second {
            self.outcome = Some(Outcome::draw(Reason::Passes));
        } else {
            self.settle_draws(setting);
        }
        Ok(())
    }

    /// Claims the rival's last stone: a right claim wins, a wrong one is recorded and play goes on.
    pub(crate) fn claim(&mut self, setting: &Setting) -> Result<(), Illegal> {
        let point = self.claimable.take().ok_or(Illegal::NotAsked)?;
        let mut before = self.board.clone();
        let color = before.remove(point).ok_or(Illegal::NotAsked)?;
        match judge(setting.rules(), &before, color, point) {
            Verdict::Foul(foul) => self.win(color.other(), Reason::of_foul(foul.kind), None),
            Verdict::Five(_) | Verdict::Legal => self.settle_draws(setting),
        }
        Ok(())
    }

    fn win(&mut self, color: Color, reason: Reason, line: Option<Vec<Point>>) {
        let winner = Some(self.holders[color]);
        self.outcome = Some(Outcome { winner, color: Some(color), reason, line });
    }

    /// Ends the game in favour of `player`, for a reason that is not on the board.
    pub(crate) fn win_by(&mut self, player: Player, reason: Reason) {
        let color = if self.holders.black == player { Color::Black } else { Color::White };
        self.win(color, reason, None);
    }

    /// Ends the game when nobody can win any more. It waits while the last stone can still be claimed.
    fn settle_draws(&mut self, setting: &Setting) {
        if self.claimable.is_some() {
            return;
        }
        let rules = setting.rules();
        let possible = |color| five_possible(rules, &self.board, color);
        let reason = if self.board.is_full() {
            Some(Reason::FullBoard)
        } else if !Color::ALL.into_iter().any(possible) {
            Some(Reason::NoFivePossible)
        } else if self.is_without_point(setting) {
            Some(Reason::NoLegalPoint)
        } else {
            None
        };
        self.outcome = reason.map(Outcome::draw);
    }

    /// Whether the side to move has forbidden points only, where that is a draw.
    fn is_without_point(&self, setting: &Setting) -> bool {
        let rules = setting.rules();
        let in_opening = (setting.opening().next)(rules, &self.opening).is_some();
        rules.terms.no_point == NoPoint::Draw
            && !in_opening
            && !self.has_legal_point(rules, self.to_move)
    }
}
