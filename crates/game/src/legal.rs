//! What may be done now: the prompt in full, and every legal action.

use narabe_rules::{Color, Foul, FoulMode, Point, forbidden_points};

use crate::{Action, Alternative, Game, Player, Prompt, Token};

impl Game {
    /// Who must act and what is expected; `None` after the end.
    pub fn prompt(&self) -> Option<Prompt> {
        let asked = self.asked()?;
        let mut alternatives = asked.alternatives;
        for alternative in &mut alternatives {
            if let Alternative::Place { color, forbidden, .. } = alternative {
                *forbidden = self.blocked_points(*color);
            }
        }
        Some(Prompt { player: asked.player, alternatives })
    }

    fn blocked_points(&self, color: Color) -> Vec<(Point, Foul)> {
        let rules = self.setting().rules();
        match rules.terms.foul_mode {
            FoulMode::Block => forbidden_points(rules, self.board(), color),
            FoulMode::Loss | FoulMode::Claim => Vec::new(),
        }
    }

    /// The colour whose stone the prompt asks for, otherwise the one that the prompted player holds; `None`
    /// after the end.
    pub fn color_to_place(&self) -> Option<Color> {
        let asked = self.asked()?;
        let held = if self.holders().black == asked.player { Color::Black } else { Color::White };
        Some(asked.place().map_or(held, |(color, _)| color))
    }

    /// Exactly the tokens that [`Game::apply`] accepts now, those of `time` and `abandon` left out, which
    /// are the game's own. Nothing on the endless sheet, where placements have no end, but what is no stone.
    pub fn legal_actions(&self) -> Vec<Token> {
        let mut tokens = self.answers();
        if self.outcome().is_none() {
            tokens.extend(Player::ALL.iter().flat_map(|player| self.offers(*player)));
        }
        let undo = |count| Token::prompted(Action::Undo(count));
        tokens.extend((1..=u16::try_from(self.actions_in_effect()).unwrap_or(u16::MAX)).map(undo));
        tokens
    }

    /// Every answer to the prompt but offers.
    pub(crate) fn answers(&self) -> Vec<Token> {
        let Some(prompt) = self.prompt() else { return Vec::new() };
        let actions = prompt.alternatives.into_iter().flat_map(|alternative| match alternative {
            Alternative::Place { region, forbidden, .. } => self
                .board()
                .empty_points()
                .filter(|point| region.contains(*point))
                .filter(|point| forbidden.iter().all(|(foul, _)| foul != point))
                .map(Action::Place)
                .collect(),
            Alternative::Pass => vec![Action::Pass],
            Alternative::Claim { .. } => vec![Action::Claim],
            Alternative::Swap => vec![Action::Swap, Action::Stay],
            Alternative::Declare { min, max } => (min..=max).map(Action::Declare).collect(),
            Alternative::AddTwo => vec![Action::AddTwo],
            Alternative::Choose { points, .. } => points.into_iter().map(Action::Choose).collect(),
            // Offers are told by the points and their classes, not one by one.
            Alternative::Offer { .. } => Vec::new(),
        });
        actions.map(Token::prompted).collect()
    }

    fn offers(&self, player: Player) -> Vec<Token> {
        let mut actions = vec![Action::Resign];
        match self.draw_offer() {
            None => actions.push(Action::DrawOffer),
            Some(by) if by != player => actions.extend([Action::DrawAccept, Action::DrawDecline]),
            Some(_) => {}
        }
        match self.undo_offer() {
            None if self.actions_since_last_of(player) > 0 => actions.push(Action::UndoOffer),
            Some(by) if by != player => actions.extend([Action::UndoAccept, Action::UndoDecline]),
            None | Some(_) => {}
        }
        actions.into_iter().map(|action| Token::by(player, action)).collect()
    }
}
