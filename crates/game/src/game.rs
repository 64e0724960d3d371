//! The game: events in, prompts out.

use narabe_rules::{Color, Extent, Point};

use crate::state::{Asked, State};
use crate::{
    Action, CANONICAL_OPENINGS, CanonicalOpening, CanonicalOpeningView, Event, Illegal, Outcome,
    Player, Reason, Region, Setting, Token,
};

/// A stone or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The side.
    pub color: Color,
    /// Where the stone went; `None` for a pass.
    pub point: Option<Point>,
}

/// A game: a setting and the events since.
#[derive(Clone, Debug)]
pub struct Game {
    setting: Setting,
    events: Vec<Event>,
    /// What stood before each action in effect, and who took it.
    past: Vec<Step>,
    state: State,
    draw_offer: Option<Player>,
    undo_offer: Option<Player>,
}

#[derive(Clone, Debug)]
struct Step {
    before: State,
    /// The player, when the action answered the prompt.
    answered_by: Option<Player>,
}

impl Game {
    /// A game before its first action.
    pub fn new(setting: Setting) -> Self {
        let state = State::new(&setting);
        Self::from_state(setting, state)
    }

    pub(crate) const fn from_state(setting: Setting, state: State) -> Self {
        Self {
            setting,
            events: Vec::new(),
            past: Vec::new(),
            state,
            draw_offer: None,
            undo_offer: None,
        }
    }

    /// Takes an action. `at_ms` is when, in milliseconds since 1970 (UTC).
    ///
    /// # Errors
    /// When the action is not legal now; nothing has changed then.
    pub fn apply(&mut self, token: &Token, at_ms: u64) -> Result<&Event, Illegal> {
        let asked = self.state.asked(&self.setting);
        let is_undo = matches!(token.action, Action::Undo(_));
        if asked.is_none() && !is_undo {
            return Err(Illegal::GameOver);
        }
        let prompted = asked.as_ref().map_or(Player::First, |asked| asked.player);
        // An undo without consent is nobody's own, and its token names nobody.
        let named = token.player.filter(|_| !is_undo);
        let player = named.unwrap_or(prompted);
        match asked {
            Some(asked) if token.action.answers_prompt() => {
                self.answer(&asked, player, &token.action)?;
            }
            _ => self.act(player, &token.action)?,
        }
        let seq = self.seq();
        self.events.push(Event { seq, player, action: token.action.clone(), at_ms });
        Ok(&self.events[self.events.len() - 1])
    }

    fn answer(&mut self, asked: &Asked, player: Player, action: &Action) -> Result<(), Illegal> {
        if player != asked.player {
            return Err(Illegal::NotYourTurn { player: asked.player });
        }
        let mut state = self.state.clone();
        state.answer(&self.setting, asked, action)?;
        self.step_to(state, Some(player));
        // Playing on answers the rival's draw offer, and makes any request to take back mean something else.
        self.draw_offer = self.draw_offer.filter(|offerer| *offerer == player);
        self.undo_offer = None;
        Ok(())
    }

    fn step_to(&mut self, state: State, answered_by: Option<Player>) {
        let before = core::mem::replace(&mut self.state, state);
        self.past.push(Step { before, answered_by });
        if self.state.outcome.is_some() {
            self.draw_offer = None;
            self.undo_offer = None;
        }
    }

    /// Takes an action that either player may take at any time.
    fn act(&mut self, player: Player, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Resign => self.end(player.other(), Reason::Resignation),
            Action::Time => self.end(player.other(), Reason::Time),
            Action::Abandon => self.end(player.other(), Reason::Abandoned),
            Action::DrawOffer if self.draw_offer.is_some() => return Err(Illegal::DrawOfferOpen),
            Action::DrawOffer => self.draw_offer = Some(player),
            Action::DrawAccept => {
                self.answer_draw_offer(player)?;
                let mut state = self.state.clone();
                state.outcome = Some(Outcome::draw(Reason::Agreement));
                self.step_to(state, None);
            }
            Action::DrawDecline => self.answer_draw_offer(player)?,
            Action::UndoOffer => self.offer_undo(player)?,
            Action::UndoAccept => {
                let asker = self.answer_undo_offer(player)?;
                self.take_back(self.actions_since_last_of(asker));
            }
            Action::UndoDecline => {
                self.answer_undo_offer(player)?;
            }
            Action::Undo(count) => self.undo(usize::from(*count))?,
            _ => return Err(Illegal::NotAsked),
        }
        Ok(())
    }

    fn end(&mut self, winner: Player, reason: Reason) {
        let mut state = self.state.clone();
        state.win_by(winner, reason);
        self.step_to(state, None);
    }

    fn answer_draw_offer(&mut self, player: Player) -> Result<(), Illegal> {
        let offered = self.draw_offer == Some(player.other());
        self.draw_offer.take_if(|_| offered).map(|_| ()).ok_or(Illegal::NoDrawOffer)
    }

    fn offer_undo(&mut self, player: Player) -> Result<(), Illegal> {
        if self.undo_offer.is_some() {
            return Err(Illegal::UndoOfferOpen);
        }
        if self.actions_since_last_of(player) == 0 {
            return Err(Illegal::NothingToUndo { most: 0 });
        }
        self.undo_offer = Some(player);
        Ok(())
    }

    fn answer_undo_offer(&mut self, player: Player) -> Result<Player, Illegal> {
        let asked = self.undo_offer == Some(player.other());
        self.undo_offer.take_if(|_| asked).ok_or(Illegal::NoUndoOffer)
    }

    /// How many actions to take back so that `player` stands before the last prompt that he answered; 0 when
    /// he has answered none.
    pub fn actions_since_last_of(&self, player: Player) -> usize {
        let own = self.past.iter().rposition(|step| step.answered_by == Some(player));
        own.map_or(0, |index| self.past.len() - index)
    }

    fn undo(&mut self, count: usize) -> Result<(), Illegal> {
        let most = self.past.len();
        if count == 0 || count > most {
            return Err(Illegal::NothingToUndo { most });
        }
        self.take_back(count);
        Ok(())
    }

    /// Goes back to before the last `count` actions in effect.
    fn take_back(&mut self, count: usize) {
        let keep = self.past.len() - count;
        if let Some(step) = self.past.drain(keep..).next() {
            self.state = step.before;
            self.draw_offer = None;
            self.undo_offer = None;
        }
    }

    /// What is asked now, without the costly list of forbidden points.
    pub(crate) fn asked(&self) -> Option<Asked> {
        self.state.asked(&self.setting)
    }

    pub(crate) const fn state(&self) -> &State {
        &self.state
    }

    /// The canonical openings that the prompted player can set up now, alone, where the rules ask for one:
    /// where the first stone goes to the centre and the next two are his as well.
    pub fn canonical_openings(&self) -> Vec<CanonicalOpeningView> {
        let extent = self.setting.rules().extent;
        let asked = self.asked().filter(|_| extent == Extent::Square(15));
        let asked = asked.filter(|asked| matches!(asked.place(), Some((_, Region::Points(_)))));
        let Some(Asked { player, .. }) = asked else { return Vec::new() };
        let can_set_up = |opening: &&CanonicalOpening| {
            let mut game = self.clone();
            let stones = opening.stones(extent).into_iter();
            let mut tokens = stones.map(|point| Token::by(player, Action::Place(point)));
            tokens.all(|token| game.apply(&token, 0).is_ok())
        };
        CANONICAL_OPENINGS.iter().filter(can_set_up).map(CanonicalOpening::view).collect()
    }

    /// The empty points that cannot be offered beside those of an offer in the making, and why. Nothing when
    /// no offer is asked for.
    pub fn not_offerable(&self, beside: &[Point]) -> Vec<(Point, Illegal)> {
        let offer = self.asked().and_then(|asked| asked.offer());
        let refused = |offer| self.state.not_offerable(&self.setting, offer, beside);
        offer.map(refused).unwrap_or_default()
    }

    /// The setting.
    pub const fn setting(&self) -> &Setting {
        &self.setting
    }

    /// Every accepted action since the beginning, taken back or not.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How many events there are: the number of the next one.
    pub fn seq(&self) -> u32 {
        self.events.len() as u32
    }

    /// How many actions are in effect, so that [`Game::undo`](Action::Undo) could take them back.
    pub fn actions_in_effect(&self) -> usize {
        self.past.len()
    }

    /// The game as it stood after its first `count` actions in effect; `None` when there are not so many.
    #[must_use]
    pub fn after_actions(&self, count: usize) -> Option<Self> {
        let mut game = self.clone();
        game.take_back(self.past.len().checked_sub(count)?);
        Some(game)
    }

    /// The stones.
    pub const fn board(&self) -> &narabe_rules::Board {
        &self.state.board
    }

    /// The stones and passes in effect, in their order.
    pub fn moves(&self) -> &[Move] {
        &self.state.moves
    }

    /// Which player holds which colour.
    pub const fn holders(&self) -> narabe_rules::ByColor<Player> {
        self.state.holders
    }

    /// How many pairs each colour has captured.
    pub const fn captured(&self) -> narabe_rules::ByColor<u8> {
        self.state.captured
    }

    /// Who offers a draw.
    pub const fn draw_offer(&self) -> Option<Player> {
        self.draw_offer
    }

    /// Who asks to take back.
    pub const fn undo_offer(&self) -> Option<Player> {
        self.undo_offer
    }

    /// How the game ended; `None` while it runs.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.state.outcome.as_ref()
    }

    /// The events as text.
    pub fn transcript(&self) -> String {
        let texts: Vec<String> = self.events.iter().map(|event| self.token_text(event)).collect();
        texts.join(" ")
    }

    /// One event as it stands in the transcript: with its player where either could have acted.
    pub fn token_text(&self, event: &Event) -> String {
        let named = !(event.action.answers_prompt() || matches!(event.action, Action::Undo(_)));
        let player = named.then_some(event.player);
        let token = Token { action: event.action.clone(), player };
        token.text(self.setting.rules().extent).to_string()
    }
}
