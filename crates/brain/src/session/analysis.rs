//! Looking at a position: `YXNBEST`, `YXSEARCHDEFEND`, `YXBALANCEONE`, `YXBALANCETWO`, `YXSHOWFORBID`, and the points
//! that are blocked.

use std::cmp::Reverse;

use narabe_engine::{Score, Variation};
use narabe_game::{Action, Game, Setting};
use narabe_protocol::{Answer, Command, Coordinates};
use narabe_rules::{Color, Point, forbidden_points};

use super::choice::refuse_won;
use super::{Done, Effect, Refused, Session, message};
use crate::{Aim, Job, Thought};

/// What a look at a position is for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purpose {
    /// Every stone that is not lost.
    Defend,
    /// A stone that leaves the position even but for a bias.
    BalanceOne { bias: i32, fallback: Point },
    /// The first of two stones that do; the second is found after it.
    BalanceTwo { bias: i32, fallback: Point },
    /// The second of them, after the first.
    BalanceSecond { bias: i32, first: Point, fallback: Point },
}

/// Every stone gets a line of its own.
const ALL_LINES: usize = 1_000;
/// Stones are weighed for a balance where they are at most so far from another stone.
const NEAR: i32 = 3;

impl Session {
    pub(super) fn n_best(&mut self, count: i32) -> Done {
        let (command, takes) = (Command::YxNBest(count), "a number from 1");
        match usize::try_from(count) {
            Ok(count @ 1..) => self.think_of_stones(count.min(ALL_LINES)),
            _ => Err(Refused::Value { command, takes }),
        }
    }

    pub(super) fn search_defend(&mut self) -> Done {
        let setting = self.playable()?;
        let (job, _) = self.weigh(self.stones()?.game(&setting), |_| true)?;
        let aim = match job.aim {
            Aim::Stones { only: Some(points), .. } => Aim::Defences(points),
            aim => aim,
        };
        Ok(self.look(Purpose::Defend, Job { aim, ..job }))
    }

    pub(super) fn balance_one(&mut self, bias: i32) -> Done {
        let setting = self.playable()?;
        let (job, fallback) = self.weigh_near(self.stones()?.game(&setting))?;
        Ok(self.look(Purpose::BalanceOne { bias, fallback }, job))
    }

    pub(super) fn balance_two(&mut self, bias: i32) -> Done {
        let setting = self.playable()?;
        let (job, fallback) = self.weigh_near(self.stones()?.game(&setting))?;
        Ok(self.look(Purpose::BalanceTwo { bias, fallback }, Job { share: 50, ..job }))
    }

    /// What came of a look.
    pub(super) fn looked(&mut self, look: Purpose, thought: &Thought) -> Vec<Effect> {
        match look {
            Purpose::Defend => self.defences(thought),
            Purpose::BalanceOne { bias, fallback } => {
                let point = most_even(&thought.lines, bias).unwrap_or(fallback);
                vec![Effect::Say(Answer::Move(self.coordinates(point)))]
            }
            Purpose::BalanceTwo { bias, fallback } => {
                let first = most_even(&thought.lines, bias).unwrap_or(fallback);
                let second = self.weigh_second(bias, first);
                second.unwrap_or_else(|| vec![Effect::Say(Answer::Move(self.coordinates(first)))])
            }
            Purpose::BalanceSecond { bias, first, fallback } => {
                // The second stone is the other side's.
                let second = most_even(&thought.lines, bias.saturating_neg()).unwrap_or(fallback);
                let pair = [first, second].map(|point| self.coordinates(point));
                vec![Effect::Say(Answer::Moves(pair.to_vec()))]
            }
        }
    }

    fn look(&mut self, purpose: Purpose, job: Job) -> Vec<Effect> {
        self.purpose = Some(super::Purpose::Look(purpose));
        vec![Effect::Think(Box::new(job))]
    }

    /// The rules, when there is a stone to be played by them.
    fn playable(&self) -> Result<Setting, Refused> {
        let setting = self.setting()?;
        let stones = self.stones()?;
        refuse_won(&setting, stones)?;
        if stones.game(&setting).outcome().is_some() {
            return Err(Refused::Drawn);
        }
        Ok(setting)
    }

    /// The job of weighing each stone that could keep the balance of a game, and one of them.
    fn weigh_near(&self, game: Game) -> Result<(Job, Point), Refused> {
        let stones: Vec<Point> = game.board().stones().map(|(point, _)| point).collect();
        let is_near = |point: Point| {
            let near = |stone: &Point| {
                (stone.x - point.x).abs() <= NEAR && (stone.y - point.y).abs() <= NEAR
            };
            stones.is_empty() || stones.iter().any(near)
        };
        self.weigh(game, is_near)
    }

    /// The job of weighing each of the legal stones that are wanted, and one of them.
    fn weigh(
        &self,
        game: Game,
        is_wanted: impl Fn(Point) -> bool,
    ) -> Result<(Job, Point), Refused> {
        let not = self.not_to_try();
        let is_legal = |point: &Point| game.after(&Action::Place(*point)).is_ok();
        let points = game.board().empty_points().filter(|point| !not.contains(point));
        let points: Vec<Point> =
            points.filter(|point| is_wanted(*point)).filter(is_legal).collect();
        let fallback = points.first().copied().ok_or(Refused::AllBlocked)?;
        let aim = Aim::Stones { lines: ALL_LINES, only: Some(points), not };
        Ok((self.job(game, aim, Action::Place(fallback)), fallback))
    }

    /// Goes on with the second stone of a balance; `None` where the first ends the game.
    fn weigh_second(&mut self, bias: i32, first: Point) -> Option<Vec<Effect>> {
        let setting = self.setting().ok()?;
        let mut stones = self.stones().ok()?.clone();
        stones.place(first);
        let game = stones.game(&setting);
        if game.outcome().is_some() {
            return None;
        }
        let (job, fallback) = self.weigh_near(game).ok()?;
        Some(self.look(Purpose::BalanceSecond { bias, first, fallback }, job))
    }

    /// Tells every stone after which the game is not known to be lost, those that were searched first, and answers with
    /// the best.
    fn defences(&self, thought: &Thought) -> Vec<Effect> {
        let extent = self.stones.as_ref().map(|stones| stones.board().extent());
        let searched = thought.lines.iter().filter_map(|line| Some((first_of(line)?, line)));
        let is_held =
            |point: Point, line: &Variation| thought.held.contains(&point) && !line.score.is_loss();
        let held = searched.clone().filter(|(point, line)| is_held(*point, line));
        let held = held.map(|(point, line)| (point, line.score, line.depth));
        let is_searched = |point: Point| searched.clone().any(|(known, _)| known == point);
        let others = thought.held.iter().filter(|point| !is_searched(**point));
        let others = others.map(|point| (*point, Score::EVEN, 0));
        let told = held.chain(others).filter_map(|(point, score, depth)| {
            let name = extent?.name(point);
            Some(message(&format!("DEFENCE {name} score {score} depth {depth}")))
        });
        let told: Vec<Effect> = told.collect();
        let count = message(&format!("DEFENCES {}", told.len()));
        let answer = match thought.action {
            Action::Place(point) => self.coordinates(point),
            _ => Coordinates::PASS,
        };
        told.into_iter().chain([count, Effect::Say(Answer::Move(answer))]).collect()
    }

    pub(super) fn show_forbid(&self) -> Done {
        let setting = self.setting()?;
        let stones = self.stones()?;
        // Whoever is to move: a board marks what is forbidden at all.
        let of = |color| forbidden_points(setting.rules(), stones.board(), color);
        let points = Color::ALL.into_iter().flat_map(of).map(|(point, _)| point);
        let open = points.filter(|point| stones.is_empty_at(*point));
        Ok(vec![Effect::Say(Answer::Forbid(open.map(|point| self.coordinates(point)).collect()))])
    }

    pub(super) fn block(&mut self, points: &[Coordinates]) -> Done {
        let points = self.points(points)?;
        let new = points.into_iter().filter(|point| !self.blocked.contains(point));
        let new: Vec<Point> = new.collect();
        self.blocked.extend(new);
        self.blocked.sort_unstable();
        self.blocked.dedup();
        Ok(Vec::new())
    }

    pub(super) fn unblock(&mut self, points: &[Coordinates]) -> Done {
        let points = self.points(points)?;
        self.blocked.retain(|point| !points.contains(point));
        Ok(Vec::new())
    }

    fn points(&self, points: &[Coordinates]) -> Result<Vec<Point>, Refused> {
        points.iter().map(|at| self.point(*at)).collect()
    }
}

/// The first stone of the line whose score is nearest to a bias.
fn most_even(lines: &[Variation], bias: i32) -> Option<Point> {
    let distance = |line: &&Variation| {
        let away = i64::from(line.score.0) - i64::from(bias);
        (away.abs(), Reverse(line.depth))
    };
    first_of(lines.iter().min_by_key(distance)?)
}

fn first_of(line: &Variation) -> Option<Point> {
    line.moves.first()?.point
}
