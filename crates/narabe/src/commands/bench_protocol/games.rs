//! Games under every kind of limit: the brain against stones near its own, every answer judged by the rules.

use std::time::Duration;

use indicatif::ProgressBar;
use narabe_engine::Dice;
use narabe_game::{Action, Game, Setting, SettingSpec, Token};
use narabe_protocol::{Answer, Axes, Command, Coordinates, Info, RuleBits};
use narabe_rules::{Point, gomocup_rule_sets};

use super::brain::{Brain, Heard, Program};
use super::times::{Times, ms};

/// What is played, and within which limits.
#[derive(Clone, Debug)]
struct Plan {
    id: &'static str,
    rule: i64,
    size: i32,
    limit: Limit,
}

/// What the brain is allowed.
#[derive(Clone, Copy, Debug)]
enum Limit {
    /// Milliseconds a move.
    Turn(u64),
    /// Milliseconds a game, and what each move gives back.
    Match { total: u64, increment: u64 },
    /// A byte of memory, and milliseconds a move.
    Byte(u64),
}

/// A line of the table.
#[derive(Clone, Debug)]
pub(super) struct Line {
    plan: Plan,
    games: u32,
    times: Times,
    late: usize,
    /// The most that a game took, of a limited game's time.
    spent: Duration,
    illegal: u32,
    hangs: u32,
}

/// How long after its time an answer may come, beside a fiftieth of it.
const TOLERANCE: Duration = Duration::from_millis(50);

/// Whether an answer came later than is tolerated.
pub(super) fn is_late(time: Duration, allowed: Duration) -> bool {
    time > allowed + TOLERANCE.max(allowed / 50)
}

/// A game is left after so many stones: there are others to play.
const MOST_STONES: usize = 80;

impl Line {
    pub(super) const fn is_sound(&self) -> bool {
        self.late == 0 && self.illegal == 0 && self.hangs == 0
    }
}

/// Plays all games.
pub(super) fn measure(
    program: &Program,
    games: u32,
    seed: u64,
    bar: &ProgressBar,
) -> anyhow::Result<Vec<Line>> {
    let plans = plans();
    bar.inc_length(plans.len() as u64 * u64::from(games));
    let mut lines = Vec::new();
    for plan in plans {
        let times = Times::default();
        let spent = Duration::ZERO;
        let mut line = Line { plan, games, times, late: 0, spent, illegal: 0, hangs: 0 };
        for game in 0..games {
            bar.set_message(format!("{} {}", line.plan.id, line.plan.size));
            let mut rival = Rival::new(seed.wrapping_add(u64::from(game)));
            play(program, &mut line, game % 2 == 0, &mut rival)?;
            bar.inc(1);
        }
        lines.push(line);
    }
    Ok(lines)
}

fn plans() -> Vec<Plan> {
    let plan = |rule: u8, id, size, limit| Plan { id, rule: i64::from(rule), size, limit };
    let mut plans = Vec::new();
    for (rule, set) in gomocup_rule_sets() {
        for limit in [0, 20, 100, 500].map(Limit::Turn) {
            plans.push(plan(*rule, set.id, 15, limit));
        }
    }
    for size in [5, 6, 10, 20, 25] {
        plans.push(plan(0, "freestyle", size, Limit::Turn(100)));
    }
    plans.push(plan(4, "renju", 15, Limit::Match { total: 4_000, increment: 0 }));
    plans.push(plan(0, "freestyle", 20, Limit::Match { total: 1_000, increment: 100 }));
    plans.push(plan(1, "standard", 15, Limit::Byte(100)));
    plans
}

fn play(
    program: &Program,
    line: &mut Line,
    brain_begins: bool,
    rival: &mut Rival,
) -> anyhow::Result<()> {
    let size = Some(line.plan.size as u32);
    let setting = Setting::resolve(&SettingSpec { size, ..SettingSpec::of(line.plan.id) })?;
    let mut game = Game::new(setting);
    let mut brain = program.start()?;
    let mut clock = Clock::new(line.plan.limit);
    introduce(&mut brain, &line.plan);
    let mut command = Command::Begin;
    if !brain_begins {
        let stone = rival.stone(&game);
        place(&mut game, stone);
        command = Command::Turn(coordinates(&game, stone));
    }
    while game.outcome().is_none() && game.moves().len() < MOST_STONES {
        if let Some(left) = clock.left {
            let left = i64::try_from(left.as_millis()).unwrap_or(i64::MAX);
            brain.say(&Command::Info(Info::TimeLeft(left)));
        }
        let allowed = clock.allowed();
        brain.say(&command);
        let (at, time) = match brain.hear(allowed) {
            Heard::Answer(Answer::Move(at), time) => (at, time),
            Heard::Answer(..) => {
                line.illegal += 1;
                return Ok(());
            }
            Heard::Left | Heard::Nothing => {
                line.hangs += 1;
                return Ok(());
            }
        };
        line.times.add(time);
        line.late += usize::from(is_late(time, allowed));
        clock.spend(time);
        let point = Axes::ColumnRow.point(game.setting().rules().extent, at);
        if !point.is_some_and(|point| place(&mut game, point)) {
            line.illegal += 1;
            return Ok(());
        }
        if game.outcome().is_none() {
            let stone = rival.stone(&game);
            place(&mut game, stone);
            command = Command::Turn(coordinates(&game, stone));
        }
    }
    line.spent = line.spent.max(clock.spent);
    brain.say(&Command::End);
    line.hangs += u32::from(brain.leave().is_none());
    Ok(())
}

fn introduce(brain: &mut Brain, plan: &Plan) {
    brain.say(&Command::Start { width: plan.size, height: plan.size });
    let mut infos = vec![Info::Rule(RuleBits(plan.rule)), Info::GameType(1)];
    infos.extend(match plan.limit {
        Limit::Turn(ms) => vec![Info::TimeoutTurn(ms as i64)],
        Limit::Match { total, increment } => vec![
            Info::TimeoutTurn(30_000),
            Info::TimeoutMatch(total as i64),
            Info::TimeIncrement(increment as i64),
        ],
        Limit::Byte(ms) => vec![Info::MaxMemory(1), Info::TimeoutTurn(ms as i64)],
    });
    for info in infos {
        brain.say(&Command::Info(info));
    }
    // Its OK is not part of any move's time.
    let _ok = brain.hear(Duration::ZERO);
}

/// The brain's clock, as its manager keeps it.
struct Clock {
    turn: Option<Duration>,
    left: Option<Duration>,
    increment: Duration,
    spent: Duration,
}

impl Clock {
    const fn new(limit: Limit) -> Self {
        let ms = Duration::from_millis;
        let (turn, left, increment) = match limit {
            Limit::Turn(turn) | Limit::Byte(turn) => (Some(ms(turn)), None, 0),
            Limit::Match { total, increment } => (None, Some(ms(total)), increment),
        };
        Self { turn, left, increment: ms(increment), spent: Duration::ZERO }
    }

    fn allowed(&self) -> Duration {
        self.turn.or(self.left).unwrap_or_default()
    }

    fn spend(&mut self, time: Duration) {
        self.spent += time;
        let left = |left: Duration| left.saturating_sub(time) + self.increment;
        self.left = self.left.map(left);
    }
}

/// Whoever places stones against the brain: near the last one, by chance.
struct Rival {
    dice: Dice,
}

impl Rival {
    const fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed) }
    }

    /// A legal point: one of the nearest to the last stone.
    fn stone(&mut self, game: &Game) -> Point {
        let centre = game.setting().rules().extent.centre();
        let last = game.moves().iter().rev().find_map(|one| one.point).unwrap_or(centre);
        let mut points: Vec<Point> = game.board().empty_points().collect();
        points.retain(|point| game.after(&Action::Place(*point)).is_ok());
        points.sort_by_key(|point| (point.x - last.x).abs().max((point.y - last.y).abs()));
        points.truncate(12);
        let index = self.dice.below(points.len().max(1) as u32);
        points.get(index as usize).copied().unwrap_or(centre)
    }
}

fn place(game: &mut Game, point: Point) -> bool {
    game.apply(&Token::prompted(Action::Place(point)), 0).is_ok()
}

fn coordinates(game: &Game, point: Point) -> Coordinates {
    let at = Axes::ColumnRow.coordinates(game.setting().rules().extent, point);
    at.unwrap_or(Coordinates::PASS)
}

pub(super) fn table(lines: &[Line]) -> String {
    let head = "| rules | lines | given | games | moves | median ms | p99 ms | longest ms | late | illegal | hangs |\n|---|---|---|---|---|---|---|---|---|---|---|";
    let rows = lines.iter().map(row);
    [head.to_owned()].into_iter().chain(rows).map(|row| row + "\n").collect()
}

fn row(line: &Line) -> String {
    let Line { plan, games, times, late, illegal, hangs, .. } = line;
    let spent = ms(line.spent);
    let given = match plan.limit {
        Limit::Turn(turn) => format!("{turn} ms a move"),
        Limit::Byte(turn) => format!("{turn} ms a move, 1 byte"),
        Limit::Match { total, increment: 0 } => {
            format!("{total} ms a game ({spent} used at most)")
        }
        Limit::Match { total, increment } => {
            format!("{total} ms a game and {increment} a move ({spent} used at most)")
        }
    };
    let [median, p99] = [50, 99].map(|percent| ms(times.percentile(percent)));
    let (id, size, moves, longest) = (plan.id, plan.size, times.count(), ms(times.longest()));
    let measured = format!("{moves} | {median} | {p99} | {longest}");
    format!("| {id} | {size} | {given} | {games} | {measured} | {late} | {illegal} | {hangs} |")
}
