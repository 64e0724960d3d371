//! The fifth moves that Black could offer, by their worth: of any number offered, White leaves him the worst.

use narabe_game::Game;
use narabe_rules::{Color, Point};

use super::ahead::at_next_stone;
use super::candidates;

/// The way to the list. Where the fourth stone is not yet on the board, White's best one is looked for first.
#[derive(Clone, Debug)]
pub(super) struct Fifths {
    /// The opening at its fourth stone, or at the offer.
    game: Game,
    count: usize,
    /// The stones weighed now.
    points: Vec<Point>,
    stage: Stage,
    ranked: Vec<(Point, i32)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Begin,
    Fourth,
    Fifth,
}

/// What the list needs, or the list.
pub(super) enum Found<'a> {
    /// The scores of these positions.
    Wish(Vec<Game>),
    /// Unequal fifths with their scores for Black, best first.
    Ranked(&'a [(Point, i32)]),
}

/// So many fourth stones are weighed.
const FOURTHS: usize = 8;

/// So many more fifths are weighed than are offered.
const SPARE_FIFTHS: usize = 8;

impl Fifths {
    /// The fifths of an opening in which `count` are to be offered.
    pub(super) fn new(game: &Game, count: usize) -> Self {
        let game = at_next_stone(game);
        Self { game, count, points: Vec::new(), stage: Stage::Begin, ranked: Vec::new() }
    }

    /// Goes on with the scores for Black of the positions wished for last.
    pub(super) fn next(&mut self, scores: &[i32]) -> Found<'_> {
        match self.stage {
            Stage::Begin if side_to_move(&self.game) == Some(Color::White) => self.weigh_fourths(),
            Stage::Begin => self.weigh_fifths(),
            Stage::Fourth => {
                let best = scores.iter().zip(&self.points).min_by_key(|(score, _)| **score);
                let fourth = best.and_then(|(_, at)| candidates::after_stone(&self.game, *at));
                if let Some(game) = fourth {
                    self.game = at_next_stone(&game);
                }
                self.weigh_fifths()
            }
            Stage::Fifth => {
                self.ranked = self.points.iter().copied().zip(scores.iter().copied()).collect();
                self.ranked.sort_by_key(|(point, score)| (core::cmp::Reverse(*score), *point));
                Found::Ranked(&self.ranked)
            }
        }
    }

    /// The unequal fifths that look best, as many as can be offered.
    pub(super) fn good_looking(&self) -> Vec<Point> {
        self.unequal(self.count)
    }

    /// What offering so many is worth to Black: White leaves him the worst of the best.
    pub(super) fn worth_of_offer(&self) -> i32 {
        let worst = self.ranked.get(self.count.saturating_sub(1)).or_else(|| self.ranked.last());
        worst.map_or(0, |(_, score)| *score)
    }

    fn weigh_fourths(&mut self) -> Found<'_> {
        self.stage = Stage::Fourth;
        let mut points = candidates::best_looking(&self.game, Color::White);
        points.truncate(FOURTHS);
        self.points = points;
        Found::Wish(self.games_after(Color::White))
    }

    fn weigh_fifths(&mut self) -> Found<'_> {
        self.stage = Stage::Fifth;
        self.points = self.unequal(self.count + SPARE_FIFTHS);
        Found::Wish(self.games_after(Color::Black))
    }

    /// The games after each of the points, beyond the opening; points that end the game are dropped.
    fn games_after(&mut self, color: Color) -> Vec<Game> {
        let beyond = self.game.beyond_opening();
        debug_assert_eq!(beyond.color_to_place(), Some(color));
        let stone = |point: Point| Some((point, candidates::after_stone(&beyond, point)?));
        let (points, games) = self.points.drain(..).filter_map(stone).unzip();
        self.points = points;
        games
    }

    fn unequal(&self, count: usize) -> Vec<Point> {
        let mut chosen: Vec<Point> = Vec::new();
        for point in candidates::best_looking(&self.game, Color::Black) {
            if chosen.len() == count {
                break;
            }
            if !chosen.iter().any(|other| self.game.equal_fifths(*other, point)) {
                chosen.push(point);
            }
        }
        chosen
    }
}

fn side_to_move(game: &Game) -> Option<Color> {
    game.beyond_opening().color_to_place()
}
