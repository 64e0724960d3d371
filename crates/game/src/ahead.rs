//! Looking ahead: games that a searcher plays on, without a past that could be taken back.

use narabe_rules::{Point, Setup, standing_row};

use crate::opening::equal;
use crate::state::State;
use crate::{Action, Game, Illegal, Reason, Setting};

impl Game {
    /// The game after this answer to its prompt, without the events that led to it.
    ///
    /// # Errors
    /// When the action does not answer the prompt, or not legally.
    pub fn after(&self, action: &Action) -> Result<Self, Illegal> {
        let asked = self.asked().ok_or(Illegal::GameOver)?;
        let mut state = self.state().clone();
        state.answer(self.setting(), &asked, action)?;
        Ok(Self::from_state(self.setting().clone(), state))
    }

    /// The same stones, with the opening behind them: from here on the sides take turns.
    #[must_use]
    pub fn beyond_opening(&self) -> Self {
        let state = State { opening: Vec::new(), ..self.state().clone() };
        Self::from_state(self.setting().without_opening(), state)
    }

    /// The stones of a set-up on the board of this setting, with the opening behind them and nothing known of how they
    /// came there. It is over when a winning row stands or nobody can win any more.
    #[must_use]
    pub fn of_setup(setting: &Setting, setup: &Setup) -> Self {
        let setting = setting.without_opening();
        let mut state = State::new(&setting);
        state.board = setup.board.clone();
        state.to_move = setup.to_move;
        match standing_row(setting.rules(), &setup.board) {
            Some((color, line)) => state.win(color, Reason::Five, Some(line)),
            None => state.settle_draws(&setting),
        }
        Self::from_state(setting, state)
    }

    /// Whether the opening still asks for something.
    pub fn is_in_opening(&self) -> bool {
        self.setting().opening_step(&self.state().opening).is_some()
    }

    /// Whether two fifth moves on the stones as they lie would count as the same by the opening's terms.
    pub fn equal_fifths(&self, one: Point, other: Point) -> bool {
        equal(self.board(), self.setting().opening_terms().equality, one, other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setting, SettingSpec};

    fn game(rules: &str, opening: &str, transcript: &str) -> Game {
        let spec = SettingSpec { opening: Some(opening.to_owned()), ..SettingSpec::of(rules) };
        let setting = Setting::resolve(&spec).expect("the setting exists");
        Game::replay(setting, transcript).expect("the transcript is legal")
    }

    #[test]
    fn a_game_ahead_stands_where_the_game_would_stand() {
        let mut real = game("renju", "swap2", "h8 a1 o15");
        let ahead = real.after(&Action::AddTwo).expect("it is asked");
        real.apply(&crate::Token::prompted(Action::AddTwo), 0).expect("it is asked");
        assert_eq!((ahead.prompt(), ahead.board()), (real.prompt(), real.board()));
        assert_eq!((ahead.events().len(), ahead.actions_in_effect()), (0, 0));
        assert_eq!(real.after(&Action::Declare(3)).err(), Some(Illegal::NotAsked));
    }

    #[test]
    fn a_set_up_is_a_game_from_there_on() {
        let setting = Setting::resolve(&SettingSpec::of("renju")).expect("renju is a rule set");
        let of = |stones| Setup::parse(setting.rules(), stones).expect("it is a set-up");
        // Twice as many black stones as white ones, a foul among them.
        let setup = of("black: h9 h10 i8 j8 h8 a1 | white: -");
        let game =
            Game::of_setup(&setting, &Setup { to_move: narabe_rules::Color::White, ..setup });
        assert_eq!(game.color_to_place(), Some(narabe_rules::Color::White));
        assert!(game.after(&Action::Place(Point::new(0, 1))).is_ok());
        let won = Game::of_setup(&setting, &of("black: a1 b1 c1 d1 e1 | white: a3"));
        assert_eq!(won.outcome().map(|outcome| outcome.reason), Some(Reason::Five));
        assert_eq!(
            won.outcome().and_then(|outcome| outcome.line.clone()).map_or(0, |l| l.len()),
            5
        );
    }

    #[test]
    fn beyond_the_opening_the_sides_take_turns() {
        let inside = game("renju", "yamaguchi", "h8 i9 j7");
        let beyond = inside.beyond_opening();
        assert!(inside.is_in_opening() && !beyond.is_in_opening());
        assert_eq!(beyond.board(), inside.board());
        assert_eq!(beyond.color_to_place(), Some(narabe_rules::Color::White));
        assert!(beyond.after(&Action::Place(Point::new(0, 0))).is_ok());
    }
}
