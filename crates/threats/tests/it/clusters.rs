//! Crowded random positions: stones close together, where fives, fours, threes and fouls are common.

use narabe_rules::{Board, Color, Direction, Point, Rules, Setup, stone_key};

/// A stream of random numbers that is the same on every run.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound`. Zobrist keys are the outputs of a good mixing function, so they serve.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 += 1;
        let key = stone_key(Point::new(self.0 as i32, (self.0 >> 32) as i32), Color::Black);
        key % bound
    }
}

/// A position of broken rows that cross each other in a box of 5 to 9 lines somewhere on the board, with more
/// stones of the side that has fouls, in which nobody has a row of five.
pub(crate) fn cluster(rules: &Rules, dice: &mut Dice) -> Setup {
    let lines = u64::from(rules.extent.lines().unwrap());
    let width = (5 + dice.below(5)).min(lines);
    let corner = [0, 1].map(|_| dice.below(lines - width + 1));
    let mut setup =
        Setup { rules: rules.clone(), board: Board::new(rules.extent), to_move: Color::Black };
    for _ in 0..4 + dice.below(10) {
        let [x, y] = corner.map(|corner| (corner + dice.below(width)) as i32);
        let color = if dice.below(5) < 3 { Color::Black } else { Color::White };
        let direction = Direction::ALL[dice.below(4) as usize];
        let stones = (0..=dice.below(6) as i32).filter(|_| dice.below(4) > 0);
        for point in stones.map(|steps| Point::new(x, y).step(direction, steps)) {
            add_stone(&mut setup, point, color);
        }
    }
    setup
}

/// Puts a stone where one can be put that makes no winning row.
fn add_stone(setup: &mut Setup, point: Point, color: Color) {
    if setup.board.is_empty_at(point) {
        setup.board.place(point, color).unwrap();
        if narabe_rules::winning_row(&setup.rules, &setup.board, color, point).is_some() {
            setup.board.remove(point);
        }
    }
}
