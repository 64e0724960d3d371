//! Playing by the shapes on the board, without looking ahead.

use narabe_rules::{Color, Point};
use narabe_threats::{Spot, SpotSet, ThreatBoard};

use crate::dice::Dice;
use crate::ground::Ground;
use crate::level::Slips;

/// A point that looks good to a player of these slips.
pub(crate) fn choose(
    ground: &Ground,
    color: Color,
    choices: &SpotSet,
    slips: Slips,
    dice: &mut Dice,
) -> Option<Spot> {
    let sees_win = !dice.percent(slips.overlooks_four);
    if let Some(winning) = ground.wins(color).iter().find(|spot| choices.contains(*spot)) {
        return Some(winning);
    }
    let rival_wins = ground.wins(color.other());
    let parry = rival_wins.iter().find(|spot| choices.contains(*spot));
    if sees_win && parry.is_some() {
        return parry;
    }
    let look = ground.look(color);
    let shaped: Vec<(i32, Spot)> = choices
        .iter()
        .filter(|spot| !rival_wins.contains(*spot) && is_near(ground.board(), *spot))
        .map(|spot| (look.order(spot), spot))
        .collect();
    let content =
        if dice.percent(slips.lesser_point) { slips.lesser_tolerance } else { slips.tolerance };
    // Late in a game no point near the others may be left.
    pick(&shaped, content, dice).or(parry).or_else(|| choices.iter().next())
}

/// Whether a stone lies within two lines: where shapes are of little worth everywhere, nobody plays far away
/// from all the others.
fn is_near(board: &ThreatBoard, spot: Spot) -> bool {
    let (extent, centre) = (board.rules().extent, spot.point());
    let around = (-2..=2).flat_map(|x| (-2..=2).map(move |y| (x, y)));
    around
        .map(|(x, y)| Point::new(centre.x + x, centre.y + y))
        .any(|point| extent.contains(point) && board.stone(Spot::of(point)).is_some())
}

/// One of the points whose shape has at least `percent` of the worth of the best; a worth below nothing may fall
/// as far short of the best as its opposite.
fn pick(shaped: &[(i32, Spot)], percent: u32, dice: &mut Dice) -> Option<Spot> {
    let best = shaped.iter().map(|(worth, _)| *worth).max()?;
    let least = best * 100 - best.abs() * (100 - percent as i32);
    let good: Vec<Spot> =
        shaped.iter().filter(|(worth, _)| worth * 100 >= least).map(|(_, spot)| *spot).collect();
    good.get(dice.below(good.len() as u32) as usize).copied()
}
