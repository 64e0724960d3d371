//! The state of a game between two actions, and how an answer to the prompt changes it.
//!
//! Offers, requests to take back and the events are the game's ([`crate::Game`]); here is what lies on the
//! board and what it means.

use narabe_rules::{
    Board, ByColor, Color, FirstStone, FoulMode, NoPoint, PassRule, Point, Rules, Verdict,
    five_possible, judge,
};

use crate::opening::{By, Step, middle, outside_middle};
use crate::{Action, Alternative, Move, Outcome, Player, Reason, Region, Setting};

/// Stones, turn, and what else an answer to a prompt can change. Cheap to clone: undo restores a copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) board: Board,
    /// Stones and passes in their order.
    pub(crate) moves: Vec<Move>,
    /// What was answered inside the opening.
    pub(crate) opening: Vec<Action>,
    pub(crate) holders: ByColor<Player>,
    /// Whose turn it is after the opening.
    pub(crate) to_move: Color,
    /// The last stone, while the other side may still claim it.
    pub(crate) claimable: Option<Point>,
    /// Whose five stands until the reply, where a capture could break it.
    pub(crate) standing_five: Option<Color>,
    pub(crate) captured: ByColor<u8>,
    pub(crate) outcome: Option<Outcome>,
}

/// What is asked now; a [`crate::Prompt`] without the costly list of forbidden points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) player: Player,
    pub(crate) alternatives: Vec<Alternative>,
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
            standing_five: None,
            captured: ByColor::both(0),
            outcome: None,
        }
    }

    /// What is asked now; `None` after the end.
    pub(crate) fn asked(&self, setting: &Setting) -> Option<Asked> {
        if self.outcome.is_some() {
            return None;
        }
        let mut asked = match self.opening_step(setting) {
            Some(step) => self.asked_in_opening(step),
            None => self.asked_in_turn(setting.rules()),
        };
        for alternative in &mut asked.alternatives {
            if let Alternative::Place { region: Region::Points(points), .. } = alternative {
                points.retain(|point| self.board.is_empty_at(*point));
            }
        }
        let claim = self.claimable.map(|point| Alternative::Claim { point });
        asked.alternatives.extend(claim);
        Some(asked)
    }

    /// The next step of the opening; `None` when it is over.
    fn opening_step(&self, setting: &Setting) -> Option<Step> {
        setting.opening_step(&self.opening)
    }

    fn asked_in_opening(&self, step: Step) -> Asked {
        let player = match step.by {
            By::Player(player) => player,
            By::Holder(color) => self.holders[color],
        };
        Asked { player, alternatives: step.alternatives }
    }

    fn asked_in_turn(&self, rules: &Rules) -> Asked {
        let color = self.to_move;
        let region = self.region(rules, color).filter(|_| self.has_legal_point(rules, color));
        let pass = self.may_pass(rules, region.is_some()).then_some(Alternative::Pass);
        let place =
            region.map(|region| Alternative::Place { color, region, forbidden: Vec::new() });
        let alternatives = place.into_iter().chain(pass).collect();
        Asked { player: self.holders[color], alternatives }
    }

    /// Where a stone may go outside an opening; `None` when no point is empty or no stone is left.
    fn region(&self, rules: &Rules, color: Color) -> Option<Region> {
        let terms = &rules.terms;
        let used_up = |most| self.board.count(color) >= u32::from(most);
        if self.board.is_full() || terms.stones.is_some_and(used_up) {
            return None;
        }
        if terms.first == FirstStone::Centre && self.board.stone_count() == 0 {
            return Some(middle(rules.extent, 1));
        }
        let distance = i32::from(terms.second_black_distance);
        let is_second = color == Color::Black && self.board.count(Color::Black) == 1;
        if distance > 0 && is_second {
            return Some(outside_middle(rules.extent, 2 * distance - 1));
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

    pub(crate) fn win(&mut self, color: Color, reason: Reason, line: Option<Vec<Point>>) {
        let winner = Some(self.holders[color]);
        self.outcome = Some(Outcome { winner, color: Some(color), reason, line });
    }

    /// Ends the game in favour of `player`, for a reason that is not on the board.
    pub(crate) fn win_by(&mut self, player: Player, reason: Reason) {
        let color = if self.holders.black == player { Color::Black } else { Color::White };
        self.win(color, reason, None);
    }

    /// Ends the game when nobody can win any more. It waits while the last stone can still be claimed.
    pub(crate) fn settle_draws(&mut self, setting: &Setting) {
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
        let in_opening = self.opening_step(setting).is_some();
        rules.terms.no_point == NoPoint::Draw
            && !in_opening
            && !self.has_legal_point(rules, self.to_move)
    }
}
