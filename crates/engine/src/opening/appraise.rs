//! How much better Black is than White: the tool of every question.
//!
//! The evaluation is tuned on the ends of games, so neither side is better at a score of zero;
//! `docs/engine/openings.md` has the games that say so.

use narabe_game::Game;
use narabe_rules::Color;

use crate::Score;
use crate::dice::Dice;
use crate::frame::Frame;
use crate::ground::{Asked, Ground};
use crate::level::Effort;
use crate::play::Limits;
use crate::search::{Params, Question};
use crate::task::legal_points;

/// Appraises positions, each with the same effort.
#[derive(Clone, Debug)]
pub(super) struct Appraiser {
    effort: Effort,
    params: Params,
    nodes: u64,
}

impl Appraiser {
    pub(super) fn new(limits: Limits) -> Self {
        let own = limits.level.spec().appraisal_nodes;
        let nodes = limits.nodes.map_or(own, |most| own.min(most));
        Self { effort: effort(nodes), params: limits.params, nodes: 0 }
    }

    /// How much better Black is, the side being to move that would be if the opening ended here.
    pub(super) fn score_for_black(&mut self, position: &Game) -> i32 {
        let game = position.beyond_opening();
        let for_black = |color: Color, score: Score| match color {
            Color::Black => score.0,
            Color::White => -score.0,
        };
        let Some(color) = game.color_to_place() else {
            let winner = game.outcome().and_then(|outcome| outcome.color);
            return winner.map_or(0, |color| for_black(color, Score::win_at(0)));
        };
        let frame = Frame::of(&game);
        let choices = legal_points(&game, frame, color);
        let ground = Ground::of(&game, frame);
        let (effort, params, question) = (self.effort, self.params, Question::CHOICE);
        let asked = Asked { color, choices, effort, params, question };
        let Some(mut search) = ground.search(&asked, Dice::new(0)) else {
            return 0;
        };
        while !search.is_done() {
            search.step(&|| false);
        }
        self.nodes += search.nodes();
        for_black(color, search.best().1)
    }

    /// Gives every further position only a few nodes.
    pub(super) fn hurry(&mut self) {
        self.effort = effort(self.effort.nodes.min(HURRIED));
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The nodes of a position when there is no time left.
const HURRIED: u64 = 30;

/// The effort for one position. Both sides' continuous fours are looked at, however shortly: a position
/// that one of them wins is the one mistake that no balance makes good.
const fn effort(nodes: u64) -> Effort {
    Effort {
        nodes,
        trial_nodes: nodes / 8 + 20,
        depth: 8,
        root_width: 12,
        own_fours: nodes / 4,
        rival_fours: 100,
        inner_fours: 20,
        solver_nodes: 0,
        slice: 0,
        table_entries: 1 << 10,
        whim: 0,
    }
}
