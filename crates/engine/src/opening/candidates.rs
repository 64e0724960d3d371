//! Points that come into question for a stone of the opening.

use narabe_game::{Action, Game, Region};
use narabe_rules::{Color, Point};

use crate::dice::Dice;
use crate::frame::Frame;
use crate::ground::Ground;
use crate::task::legal_points;

/// A stone of the opening that is to have to do with others lies within so many lines of one of them.
const NEAR: i32 = 4;

/// It lies at least so many lines from the edge.
const INSIDE: i32 = 2;

/// The empty points of a region.
pub(super) fn open_points(game: &Game, region: &Region) -> Vec<Point> {
    game.board().empty_points().filter(|point| region.contains(*point)).collect()
}

/// The game after a stone that is legal and does not end it.
pub(super) fn after_stone(game: &Game, point: Point) -> Option<Game> {
    let after = game.after(&Action::Place(point)).ok()?;
    after.outcome().is_none().then_some(after)
}

/// Some of the region's points, in the order of the dice: mostly near other stones, or inside the board where
/// there are none, and a few from anywhere.
pub(super) fn some(game: &Game, region: &Region, count: usize, dice: &mut Dice) -> Vec<Point> {
    let open = open_points(game, region);
    let (near, far): (Vec<Point>, Vec<Point>) =
        open.into_iter().partition(|point| is_near(game, *point));
    let (mut near, mut far) = (shuffled(near, dice), shuffled(far, dice));
    let few = far.len().min((count / 4).max(count.saturating_sub(near.len())));
    near.truncate(count - few);
    far.truncate(few);
    near.extend(far);
    near
}

fn is_near(game: &Game, point: Point) -> bool {
    let lines = game.setting().rules().extent.lines().map_or(0, i32::from);
    let distance = |stone: Point| (stone.x - point.x).abs().max((stone.y - point.y).abs());
    let inside = |at: i32| (INSIDE..lines - INSIDE).contains(&at);
    let is_inside = inside(point.x) && inside(point.y);
    let mut stones = game.board().stones();
    is_inside
        && (game.board().stone_count() == 0 || stones.any(|(stone, _)| distance(stone) <= NEAR))
}

fn shuffled(mut points: Vec<Point>, dice: &mut Dice) -> Vec<Point> {
    for last in (1..points.len()).rev() {
        points.swap(last, dice.below(last as u32 + 1) as usize);
    }
    points
}

/// The points on which a stone of `color` looks best, best first; fouls left out.
pub(super) fn best_looking(game: &Game, color: Color) -> Vec<Point> {
    let frame = Frame::of(game);
    let ground = Ground::of(game, frame);
    let legal = legal_points(game, frame, color).iter();
    let look = ground.look(color);
    let mut looks: Vec<(i32, Point)> =
        legal.map(|spot| (look.order(spot), frame.point(spot))).collect();
    looks.sort_by_key(|(order, point)| (core::cmp::Reverse(*order), *point));
    looks.into_iter().map(|(_, point)| point).collect()
}
