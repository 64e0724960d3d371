//! Positions: `BOARD` and `YXBOARD`.

use narabe_protocol::{ListedStone, Owner};
use narabe_rules::Point;

use super::{Done, Refused, Session};
use crate::stones::{Stones, Twice};

impl Session {
    /// Takes the stones and answers with one.
    pub(super) fn board(&mut self, list: &[ListedStone]) -> Done {
        let before = self.stones.clone();
        self.stones = Some(self.listed(list)?);
        self.close_rows();
        let done = self.think_of_stone();
        if done.is_err() {
            self.stones = before;
        }
        done
    }

    /// Takes the stones.
    pub(super) fn yx_board(&mut self, list: &[ListedStone]) -> Done {
        self.stones = Some(self.listed(list)?);
        self.close_rows();
        Ok(Vec::new())
    }

    fn listed(&self, list: &[ListedStone]) -> Result<Stones, Refused> {
        let extent = self.stones()?.extent();
        let is_continuous = self.is_continuous();
        // Where the game does not go on after a five, a closed point is a mark of what renju forbids.
        let meant = list.iter().filter(|stone| is_continuous || stone.owner != Owner::Closed);
        let meant: Vec<&ListedStone> = meant.collect();
        let points: Result<Vec<(Point, Owner)>, Refused> =
            meant.iter().map(|stone| Ok((self.point(stone.at)?, stone.owner))).collect();
        Stones::listed(extent, &points?)
            .map_err(|Twice(number)| Refused::Occupied { at: meant[number].at })
    }

    /// Takes the rows out of the game that a manager has not marked as finished.
    fn close_rows(&mut self) {
        let points: Vec<Point> = self.stones.iter().flat_map(Stones::order).collect();
        for point in points {
            self.close_row_of(point);
        }
    }
}
