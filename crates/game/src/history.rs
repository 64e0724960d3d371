//! What the moves of a game did to the board, for those who show or tell it afterwards.

use narabe_rules::{Board, Point, captured_stones};

use crate::{Game, Move};

impl Game {
    /// The enemy stones that each move took off, in the order of points, for each of [`Game::moves`].
    ///
    /// ```
    /// use narabe_game::{Game, Setting, SettingSpec};
    ///
    /// let setting = Setting::resolve(&SettingSpec::of("penta")).unwrap();
    /// let game = Game::replay(setting, "h8 i8 a1 j8 k8").unwrap();
    /// let taken: Vec<usize> = game.captures().iter().map(Vec::len).collect();
    /// assert_eq!(taken, [0, 0, 0, 0, 2]);
    /// ```
    pub fn captures(&self) -> Vec<Vec<Point>> {
        let rules = self.setting().rules();
        let mut board = Board::new(rules.extent);
        let mut taken_by = |done: &Move| {
            let Some(point) = done.point else { return Vec::new() };
            board = board.with(point, done.color);
            let mut taken = captured_stones(rules, &board, done.color, point);
            for captured in &taken {
                board.remove(*captured);
            }
            taken.sort_unstable();
            taken
        };
        self.moves().iter().map(&mut taken_by).collect()
    }
}
