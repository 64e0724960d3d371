//! The root and the stones tried on top of it: as games, and on the adviser's board.

use narabe_game::{Action, Game};
use narabe_rules::{ByColor, Color, Point, Rules, Terms, WinRule, captured_stones};
use narabe_threats::{Spot, ThreatBoard};

use crate::frame::Frame;
use crate::ground::put_stones;

/// A position that stones are played on and taken back from.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    frame: Frame,
    adviser: ThreatBoard,
    root: Game,
    plies: Vec<Ply>,
}

/// A move that was tried.
#[derive(Clone, Debug)]
struct Ply {
    /// Where the stone went; `None` for a pass.
    spot: Option<Spot>,
    color: Color,
    /// The enemy stones that it took off.
    taken: Vec<Spot>,
    /// The game after it.
    game: Game,
}

impl Line {
    /// The stones of a game, its opening left behind.
    pub(crate) fn new(game: &Game, frame: Frame) -> Self {
        let rules = nearest(&frame.rules(game));
        let mut adviser = ThreatBoard::new(&rules).expect("these rules are a matter of lines");
        put_stones(&mut adviser, game, frame);
        Self { frame, adviser, root: game.beyond_opening(), plies: Vec::new() }
    }

    pub(crate) const fn frame(&self) -> Frame {
        self.frame
    }

    /// The patterns of the nearest rules.
    pub(crate) const fn adviser(&self) -> &ThreatBoard {
        &self.adviser
    }

    /// The game as it stands.
    pub(crate) fn game(&self) -> &Game {
        self.plies.last().map_or(&self.root, |ply| &ply.game)
    }

    /// The empty points; `None` on the endless sheet.
    pub(super) fn empty_count(&self) -> Option<u32> {
        self.rules().extent.lines().map(|_| self.adviser.empty_count())
    }

    pub(super) fn rules(&self) -> &Rules {
        self.root.setting().rules()
    }

    /// Plays a stone; `false` when the game refuses it.
    pub(super) fn play(&mut self, color: Color, spot: Spot) -> bool {
        let point = self.frame.point(spot);
        let Ok(game) = self.game().after(&Action::Place(point)) else { return false };
        let taken = self.taken_by(color, point);
        self.adviser.place(spot, color);
        for spot in &taken {
            self.adviser.remove(*spot);
        }
        self.plies.push(Ply { spot: Some(spot), color, taken, game });
        true
    }

    /// Passes; `false` when the game refuses it.
    pub(super) fn pass(&mut self) -> bool {
        let (Ok(game), Some(color)) =
            (self.game().after(&Action::Pass), self.game().color_to_place())
        else {
            return false;
        };
        self.plies.push(Ply { spot: None, color, taken: Vec::new(), game });
        true
    }

    /// Takes the last move back.
    pub(super) fn take_back(&mut self) {
        if let Some(ply) = self.plies.pop() {
            for spot in &ply.taken {
                self.adviser.place(*spot, ply.color.other());
            }
            ply.spot.into_iter().for_each(|spot| self.adviser.remove(spot));
        }
    }

    fn taken_by(&self, color: Color, point: Point) -> Vec<Spot> {
        if self.rules().terms.capture_pairs.is_none() {
            return Vec::new();
        }
        let board = self.game().board().with(point, color);
        let taken = captured_stones(self.rules(), &board, color, point);
        taken.into_iter().filter_map(|point| self.frame.spot(point)).collect()
    }

    /// The key of the position with `color` to move: the stones, and the pairs taken so far.
    pub(super) fn key(&self, color: Color) -> u64 {
        let pairs = self.game().captured();
        let counts = u64::from(pairs.black) << 8 | u64::from(pairs.white) << 1 | color as u64;
        self.adviser.key() ^ counts.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// The nearest rules that line patterns express: without captures, and with fives that no end blocks. Under
/// them every five of the real rules is one.
fn nearest(rules: &Rules) -> Rules {
    let length = |color| match rules.terms.wins[color] {
        WinRule::ExactlyFive | WinRule::FiveNotBlocked => WinRule::ExactlyFive,
        WinRule::FiveOrMore | WinRule::SixOrFiveNotBlocked => WinRule::FiveOrMore,
    };
    let wins = ByColor::new(length(Color::Black), length(Color::White));
    let terms = Terms { wins, capture_pairs: None, perfect_five: false, ..rules.terms };
    Rules { terms, ..rules.clone() }
}
