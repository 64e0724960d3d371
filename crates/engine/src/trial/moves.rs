//! Which stones are tried, and in which order.

use narabe_rules::Color;
use narabe_solver::four_points;
use narabe_threats::{Spot, SpotSet};

use super::Line;
use super::outlook::Outlook;

impl Line {
    /// The stones to try, best first: what could stop the rival's win where there is one, or else every point
    /// that has to do with others.
    pub(super) fn candidates(&self, color: Color, outlook: &Outlook) -> Vec<Spot> {
        let rival = color.other();
        let mut spots = outlook.rival_wins;
        if spots.is_empty() {
            spots = self.adviser().promising();
            spots.unite(&outlook.rival_takes.iter().copied().collect());
        } else {
            spots.unite(&self.ends_of_fives(rival, &outlook.rival_wins).into_iter().collect());
        }
        spots.unite(&outlook.takes.iter().copied().collect());
        self.ordered(color, outlook, spots.iter())
    }

    /// The fours that `color` can make, best first.
    pub(super) fn fours(&self, color: Color, outlook: &Outlook) -> Vec<Spot> {
        self.ordered(color, outlook, four_points(self.adviser(), color))
    }

    fn ordered(
        &self,
        color: Color,
        outlook: &Outlook,
        spots: impl Iterator<Item = Spot>,
    ) -> Vec<Spot> {
        let mut ordered: Vec<(i32, Spot)> =
            spots.map(|spot| (outlook.order(self, color, spot), spot)).collect();
        ordered.sort_by_key(|(order, spot)| (core::cmp::Reverse(*order), *spot));
        ordered.into_iter().map(|(_, spot)| spot).collect()
    }

    /// A point among `wins` with which `color`, to move, really wins now.
    pub(super) fn win_now(&self, color: Color, wins: &SpotSet) -> Option<Spot> {
        let wins_at = |spot: &Spot| {
            let place = narabe_game::Action::Place(self.frame().point(*spot));
            let after = self.game().after(&place);
            after.is_ok_and(|game| game.outcome().is_some_and(|end| end.color == Some(color)))
        };
        wins.iter().find(wins_at)
    }
}
