//! Playing: `START`, `RECTSTART`, `RESTART`, `BEGIN`, `TURN`, `TAKEBACK`, `PLAY`, and the brain's own stone.

use narabe_engine::clock::Allowance;
use narabe_game::{Action, Game};
use narabe_protocol::{Answer, Coordinates};
use narabe_rules::{Extent, Point};

use super::choice::{is_legal, refuse_won};
use super::{Done, Effect, Purpose, Refused, Session, message};
use crate::stones::Stones;
use crate::{Aim, Job, Thought};

impl Session {
    pub(super) fn start(&mut self, width: i32, height: i32) -> Done {
        if width != height {
            return Err(Refused::NoSquare { width, height });
        }
        let extent = u32::try_from(width).ok().and_then(|lines| Extent::square(lines).ok());
        let extent = extent.ok_or(Refused::Size { lines: width })?;
        Ok(self.new_game(extent))
    }

    pub(super) fn restart(&mut self) -> Done {
        let extent = self.stones()?.extent();
        Ok(self.new_game(extent))
    }

    fn new_game(&mut self, extent: Extent) -> Vec<Effect> {
        self.stones = Some(Stones::new(extent));
        self.blocked.clear();
        self.settings.begin_game();
        let begun = [Effect::Forget, Effect::Say(Answer::Ok)];
        begun.into_iter().chain(self.prepare()).collect()
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
        // The stone stays even where the game is over by it: it can be taken back.
        if at == Coordinates::PASS {
            self.stones.as_mut().ok_or(Refused::NoBoard)?.pass();
        } else {
            let point = self.empty_point(at)?;
            self.place(point);
        }
        self.think_of_stone()
    }

    pub(super) fn take_back(&mut self, at: Option<Coordinates>) -> Done {
        let point = at.map(|at| self.point(at)).transpose()?;
        let stones = self.stones.as_mut().ok_or(Refused::NoBoard)?;
        if stones.take_back(point) {
            return Ok(vec![Effect::Say(Answer::Ok)]);
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
        let lines = self.settings.lines;
        self.think_of_stones(lines)
    }

    /// The same, telling so many of the best ones.
    pub(super) fn think_of_stones(&mut self, lines: usize) -> Done {
        let setting = self.setting()?;
        let stones = self.stones()?;
        refuse_won(&setting, stones)?;
        if stones.empty_points().next().is_none() {
            return Err(Refused::Full);
        }
        let Some(fallback) = self.near_stone(&setting)? else { return Ok(self.no_legal_stone()) };
        let game = self.stones()?.game(&setting);
        if game.outcome().is_some() {
            // Nobody can win any more, and the manager plays on.
            return Ok(self.answer_stone(fallback));
        }
        let weak = self.settings.level().filter(|_| lines == 1 && self.not_to_try().is_empty());
        let not = self.not_to_try();
        let aim = weak.map_or(Aim::Stones { lines, only: None, not }, Aim::Answer);
        let job = self.job(game, aim, Action::Place(fallback));
        self.purpose = Some(Purpose::Stone { fallback });
        Ok(vec![Effect::Think(Box::new(job))])
    }

    /// A job within what the manager allows.
    pub(super) fn job(&self, game: Game, aim: Aim, fallback: Action) -> Job {
        Job {
            time: self.settings.time(game.board().stone_count()),
            game,
            aim,
            share: 100,
            nodes: self.settings.nodes,
            depth: self.settings.depth,
            table_entries: self.settings.table_entries(),
            threads: self.settings.threads(self.most_threads),
            params: self.options.params,
            fallback,
        }
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
        let told = message("every empty point is forbidden: narabe passes");
        vec![told, Effect::Say(Answer::Move(Coordinates::PASS))]
    }

    /// Places a stone of the side to move.
    pub(super) fn place(&mut self, point: Point) {
        if let Some(stones) = &mut self.stones {
            stones.place(point);
        }
        self.close_row_of(point);
    }

    /// After a stone of the brain's: thinks on while the rival does, where the manager wants that.
    pub(super) fn ponder(&mut self, effects: &[Effect]) -> Option<Effect> {
        let has_moved = matches!(effects, [Effect::Say(Answer::Move(_))]);
        if !(self.settings.pondering && has_moved) {
            return None;
        }
        let setting = self.setting().ok()?;
        let fallback = self.near_stone(&setting).ok()??;
        let game = self.stones().ok()?.game(&setting);
        if game.outcome().is_some() {
            return None;
        }
        let aim = Aim::Stones { lines: 1, only: None, not: self.not_to_try() };
        let time = Allowance::default();
        self.purpose = Some(Purpose::Ponder);
        let job = self.job(game, aim, Action::Place(fallback));
        Some(Effect::Think(Box::new(Job { time, ..job })))
    }
}
