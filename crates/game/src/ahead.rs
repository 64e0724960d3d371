//! Looking ahead: games that a searcher plays on, without a past that could be taken back.

use narabe_rules::Point;

use crate::opening::equal;
use crate::state::State;
use crate::{Action, Game, Illegal};

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
    fn beyond_the_opening_the_sides_take_turns() {
        let inside = game("renju", "yamaguchi", "h8 i9 j7");
        let beyond = inside.beyond_opening();
        assert!(inside.is_in_opening() && !beyond.is_in_opening());
        assert_eq!(beyond.board(), inside.board());
        assert_eq!(beyond.color_to_place(), Some(narabe_rules::Color::White));
        assert!(beyond.after(&Action::Place(Point::new(0, 0))).is_ok());
    }
}
