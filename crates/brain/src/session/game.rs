//! Playing: `START`, `RECTSTART`, `RESTART`, `BEGIN`, `TURN`, `TAKEBACK`, `PLAY`, and the brain's own stone.

use narabe_game::Action;
use narabe_protocol::{Answer, Coordinates};
use narabe_rules::{Extent, ExtentError, Point};

use super::choice::{is_legal, near_stone, refuse_won};
use super::{Done, Effect, Purpose, Refused, Session};
use crate::stones::Stones;
use crate::{Job, Thought};

impl Session {
    pub(super) fn start(&mut self, width: i32, height: i32) -> Done {
        if width != height {
            return Err(Refused::NoSquare { width, height });
        }
        // No board has as many lines as a number that does not fit.
        let lines = u32::try_from(width).unwrap_or(0);
        let extent = Extent::square(lines).map_err(|ExtentError { .. }| ExtentError { lines })?;
        self.stones = Some(Stones::new(extent));
        self.settings.begin_game();
        Ok(ok().into_iter().chain(self.prepare()).collect())
    }

    pub(super) fn restart(&mut self) -> Done {
        self.stones = Some(Stones::new(self.stones()?.extent()));
        self.settings.begin_game();
        Ok(ok())
    }

    pub(super) fn begin(&mut self) -> Done {
        if !self.stones()?.is_empty() {
            return Err(Refused::NotEmpty);
        }
        self.think_of_stone()
    }

    pub(super) fn turn(&mut self, at: Coordinates) -> Done {
        let setting = self.setting()?;
        refuse_won(&setting, self.stones()?)?;
        if at == Coordinates::PASS {
            self.stones.as_mut().ok_or(Refused::NoBoard)?.pass();
            return self.think_of_stone();
        }
        let point = self.empty_point(at)?;
        let before = self.stones.clone();
        self.place(point);
        let done = self.think_of_stone();
        if done.is_err() {
            self.stones = before;
        }
        done
    }

    pub(super) fn take_back(&mut self, at: Option<Coordinates>) -> Done {
        let point = at.map(|at| self.point(at)).transpose()?;
        let stones = self.stones.as_mut().ok_or(Refused::NoBoard)?;
        if stones.take_back(point) {
            return Ok(ok());
        }
        Err(at.map_or(Refused::NothingToTakeBack, |at| Refused::NoStone { at }))
    }

    /// The manager places a stone for the brain and hears it back.
    pub(super) fn play(&mut self, at: Coordinates) -> Done {
        let setting = self.setting()?;
        refuse_won(&setting, self.stones()?)?;
        let point = self.empty_point(at)?;
        self.place(point);
        Ok(vec![Effect::Say(Answer::Move(at))])
    }

    /// Begins to think about the stone of the side to move.
    pub(super) fn think_of_stone(&mut self) -> Done {
        let setting = self.setting()?;
        let stones = self.stones()?;
        refuse_won(&setting, stones)?;
        if stones.empty_points().next().is_none() {
            return Err(Refused::Full);
        }
        let Some(fallback) = near_stone(&setting, stones) else { return Ok(self.no_legal_stone()) };
        let game = stones.game(&setting);
        if game.outcome().is_some() {
            // Nobody can win any more, and the manager plays on.
            return Ok(self.answer_stone(fallback));
        }
        let job = Job {
            game,
            time: self.settings.time(),
            share: 100,
            nodes: self.settings.nodes,
            depth: self.settings.depth,
            fallback: Action::Place(fallback),
        };
        self.purpose = Some(Purpose::Stone { fallback });
        Ok(vec![Effect::Think(Box::new(job))])
    }

    pub(super) fn stone_found(&mut self, thought: &Thought, fallback: Point) -> Vec<Effect> {
        self.settings.spend(thought.elapsed);
        let (Ok(setting), Ok(stones)) = (self.setting(), self.stones()) else { return Vec::new() };
        let point = match &thought.action {
            Action::Place(point) if is_legal(&setting, stones, *point) => *point,
            _ => fallback,
        };
        self.answer_stone(point)
    }

    fn answer_stone(&mut self, point: Point) -> Vec<Effect> {
        let at = self.coordinates(point);
        if self.options.suggest {
            return vec![Effect::Say(Answer::Suggest(at))];
        }
        self.place(point);
        vec![Effect::Say(Answer::Move(at))]
    }

    /// All empty points are fouls: the brain passes, as far as the protocol lets it.
    fn no_legal_stone(&mut self) -> Vec<Effect> {
        if let Some(stones) = &mut self.stones {
            stones.pass();
        }
        let told = Answer::Message("every empty point is forbidden: narabe passes".to_owned());
        vec![Effect::Say(told), Effect::Say(Answer::Move(Coordinates::PASS))]
    }

    /// Places a stone of the side to move.
    fn place(&mut self, point: Point) {
        if let Some(stones) = &mut self.stones {
            stones.place(point);
        }
        self.close_row_of(point);
    }
}

fn ok() -> Vec<Effect> {
    vec![Effect::Say(Answer::Ok)]
}
