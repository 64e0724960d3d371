//! Plays games and writes their positions, each with a sibling in which the last stone is a random one: what
//! a search has to evaluate is mostly such positions.

use std::io::{Write as _, stdout};

use anyhow::Context as _;
use narabe_engine::{Dice, Level, Limits, best_move};
use narabe_game::{Action, Game, Player, Setting, SettingSpec, Token};
use narabe_rules::{Point, Setup};
use narabe_threats::ThreatBoard;

use crate::sample::Sample;

/// What is played.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) rules: String,
    pub(crate) lines: u32,
    pub(crate) games: u64,
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
}

/// In so many of a hundred positions of a game a random stone is played.
const RANDOM_PERCENT: u32 = 6;

/// Games that last longer are drawn.
const LONGEST: usize = 140;

pub(crate) fn run(plan: &Plan) -> anyhow::Result<()> {
    let spec = SettingSpec { size: Some(plan.lines), ..SettingSpec::of(&plan.rules) };
    let setting = Setting::resolve(&spec)?;
    let mut output = stdout().lock();
    for number in 0..plan.games {
        let mut play = Play {
            plan,
            game: Game::new(setting.clone()),
            dice: Dice::new(plan.seed << 32 | number),
            samples: Vec::new(),
        };
        play.open();
        play.go_on()?;
        for sample in play.samples() {
            writeln!(output, "{sample}")?;
        }
    }
    Ok(())
}

/// A game under way.
struct Play<'a> {
    plan: &'a Plan,
    game: Game,
    dice: Dice,
    /// The samples, those of the game with the player to move.
    samples: Vec<(Option<Player>, Sample)>,
}

impl Play<'_> {
    /// Places a few random stones near the centre.
    fn open(&mut self) {
        let stones = 2 + self.dice.below(6) as usize;
        let reach = 2 + self.dice.below(4) as i32;
        let centre = self.game.setting().rules().extent.centre();
        for _ in 0..200 {
            if self.game.moves().len() >= stones {
                break;
            }
            let dice = &mut self.dice;
            let mut near = |middle: i32| middle - reach + dice.below(2 * reach as u32 + 1) as i32;
            let point = Point::new(near(centre.x), near(centre.y));
            // A refused stone changes nothing, so another is tried.
            let _refused = place(&mut self.game, point).is_err();
        }
    }

    fn go_on(&mut self) -> anyhow::Result<()> {
        while self.game.outcome().is_none() && self.game.moves().len() < LONGEST {
            let (answer, score) = self.search(&self.game)?;
            let player = self.game.prompt().map(|prompt| prompt.player);
            self.samples.push((player, self.sample(&self.game, score)));
            let random = self.random_point()?;
            let Some(random) = random else { break };
            self.add_sibling(random)?;
            if self.dice.below(100) < RANDOM_PERCENT {
                place(&mut self.game, random)?;
            } else {
                self.game.apply(&answer, 0)?;
            }
        }
        Ok(())
    }

    fn search(&self, game: &Game) -> anyhow::Result<(Token, i32)> {
        let limits = Limits { nodes: Some(self.plan.nodes), ..Limits::of(Level::Hard) };
        let choice = best_move(game, limits, 1, &|| false)?;
        Ok((choice.token, choice.score.map_or(0, |score| score.0)))
    }

    fn add_sibling(&mut self, random: Point) -> anyhow::Result<()> {
        let mut game = self.game.clone();
        place(&mut game, random)?;
        if game.outcome().is_none() {
            let (_, score) = self.search(&game)?;
            self.samples.push((None, self.sample(&game, score)));
        }
        Ok(())
    }

    /// A random point of those where a stone of either side makes something.
    fn random_point(&mut self) -> anyhow::Result<Option<Point>> {
        let setup = Setup::from_moves(self.game.setting().rules(), &self.points())?;
        let board = ThreatBoard::from_setup(&setup)?;
        let may = |point: &Point| place(&mut self.game.clone(), *point).is_ok();
        let points: Vec<Point> =
            board.promising().iter().map(|spot| spot.point()).filter(may).collect();
        if points.is_empty() {
            return Ok(None);
        }
        Ok(Some(points[self.dice.below(points.len() as u32) as usize]))
    }

    fn points(&self) -> Vec<Point> {
        self.game.moves().iter().filter_map(|played| played.point).collect()
    }

    fn sample(&self, game: &Game, score: i32) -> Sample {
        let extent = game.setting().rules().extent;
        let names = game.moves().iter().filter_map(|played| played.point);
        let stones: Vec<String> = names.map(|point| extent.name(point).to_string()).collect();
        Sample {
            rules: self.plan.rules.clone(),
            lines: self.plan.lines,
            score,
            result: None,
            stones: stones.join(" "),
        }
    }

    /// The samples with the result of the game.
    fn samples(self) -> Vec<Sample> {
        let winner = self.game.outcome().and_then(|outcome| outcome.winner);
        let seen_by = |player| match winner {
            None => 0,
            Some(winner) if winner == player => 1,
            Some(_) => -1,
        };
        let samples = self.samples.into_iter();
        samples.map(|(player, sample)| Sample { result: player.map(seen_by), ..sample }).collect()
    }
}

fn place(game: &mut Game, point: Point) -> anyhow::Result<()> {
    game.apply(&Token::prompted(Action::Place(point)), 0).context("placing a stone")?;
    Ok(())
}
