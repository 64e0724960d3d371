//! A manager that runs the real program: pipes, processes, whole games.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command as Process, ExitStatus, Stdio};

use narabe_game::{Action, Game, Setting, SettingSpec, Token};
use narabe_protocol::{Answer, Axes, Command, Coordinates, Info, RuleBits};
use narabe_rules::gomocup_rule_sets;

/// A brain that runs.
pub(super) struct Brain {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Brain {
    pub(super) fn start() -> Self {
        let mut process = Process::new(env!("CARGO_BIN_EXE_pbrain-narabe"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (process.stdin.take(), process.stdout.take().unwrap());
        Self { process, input, output: BufReader::new(output) }
    }

    /// A brain that has begun a game by these rules, and whose searches end by themselves.
    fn playing(size: i32, rule: i64, nodes: i64) -> Self {
        let mut brain = Self::start();
        brain.say(&Command::Start { width: size, height: size });
        assert_eq!(brain.hear(), Some(Answer::Ok));
        for info in [
            Info::TimeoutTurn(600_000),
            Info::Rule(RuleBits(rule)),
            Info::MaxNode(nodes),
            Info::HashSize(1024),
        ] {
            brain.say(&Command::Info(info));
        }
        brain
    }

    pub(super) fn say(&mut self, command: &Command) {
        self.write(format!("{command}\n").as_bytes());
    }

    fn write(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    /// The next answer that is no message; `None` when the brain has left.
    pub(super) fn hear(&mut self) -> Option<Answer> {
        std::iter::from_fn(|| self.hear_line()).find(|answer| !matches!(answer, Answer::Message(_)))
    }

    /// The next line; `None` when the brain has left.
    pub(super) fn hear_line(&mut self) -> Option<Answer> {
        let mut line = String::new();
        let length = self.output.read_line(&mut line).unwrap();
        let Ok(answer) = line.parse();
        (length > 0).then_some(answer)
    }

    fn hear_move(&mut self) -> Coordinates {
        match self.hear() {
            Some(Answer::Move(at)) => at,
            answer => panic!("{answer:?} is no move"),
        }
    }

    /// How the brain left, and what it said before.
    fn left(mut self) -> (ExitStatus, Vec<Answer>) {
        let rest = std::iter::from_fn(|| self.hear()).collect();
        (self.process.wait().unwrap(), rest)
    }
}

impl Drop for Brain {
    /// Waits for the brain to leave, so that no test leaves one behind.
    fn drop(&mut self) {
        self.input = None;
        let _left = self.process.kill().and_then(|()| self.process.wait()).is_ok();
    }
}

/// Two brains play a game, and every stone is judged by the rules.
fn play_game(size: i32, rule: i64, id: &str) {
    let spec = SettingSpec { size: Some(size as u32), ..SettingSpec::of(id) };
    let mut game = Game::new(Setting::resolve(&spec).unwrap());
    let extent = game.setting().rules().extent;
    let mut brains = [Brain::playing(size, rule, 60), Brain::playing(size, rule, 40)];
    let mut command = Command::Begin;
    while game.outcome().is_none() {
        let brain = &mut brains[game.moves().len() % 2];
        brain.say(&command);
        let at = brain.hear_move();
        let point = Axes::ColumnRow.point(extent, at).unwrap();
        let token = Token::prompted(Action::Place(point));
        let transcript = game.transcript();
        game.apply(&token, 0)
            .unwrap_or_else(|illegal| panic!("{at} after {transcript}: {illegal}"));
        command = Command::Turn(at);
    }
    for mut brain in brains {
        brain.say(&Command::End);
        let (status, rest) = brain.left();
        assert!(status.success() && rest.is_empty(), "{status} {rest:?}");
    }
}

#[test]
fn brains_play_whole_games_by_every_rule() {
    for (number, set) in gomocup_rule_sets() {
        play_game(15, i64::from(*number), set.id);
    }
}

#[test]
fn brains_play_whole_games_on_every_kind_of_board() {
    for size in [5, 6, 12, 20, 25] {
        play_game(size, 0, "freestyle");
    }
}

/// A brain whose search would not end for hours.
fn thinking() -> Brain {
    let mut brain = Brain::playing(15, 0, 0);
    brain.say(&Command::Turn(Coordinates { first: 7, second: 7 }));
    brain
}

#[test]
fn end_is_heard_in_mid_search() {
    let mut brain = thinking();
    brain.say(&Command::End);
    let (status, rest) = brain.left();
    assert!(status.success() && rest.is_empty(), "{status} {rest:?}");
}

#[test]
fn a_closed_input_ends_the_search_with_an_answer_and_nothing_is_lost() {
    let mut brain = thinking();
    brain.say(&Command::About);
    brain.input = None;
    let (status, rest) = brain.left();
    assert!(status.success());
    assert!(matches!(rest.as_slice(), [Answer::Move(_), Answer::About(_)]), "{rest:?}");
}

#[test]
fn a_search_that_is_stopped_answers_and_the_game_goes_on() {
    let mut brain = thinking();
    for _ in 0..3 {
        brain.say(&Command::Stop);
        let at = brain.hear_move();
        let free = Coordinates { first: 14, second: at.second };
        brain.say(&Command::TakeBack(None));
        assert_eq!(brain.hear(), Some(Answer::Ok));
        brain.say(&Command::Play(free));
        assert_eq!(brain.hear(), Some(Answer::Move(free)));
        brain.say(&Command::TakeBack(Some(free)));
        assert_eq!(brain.hear(), Some(Answer::Ok));
        brain.say(&Command::YxNBest(2));
    }
    brain.say(&Command::End);
    assert!(brain.left().0.success());
}

#[test]
fn lines_may_end_in_any_way_and_garbage_is_answered() {
    let mut brain = Brain::start();
    brain.write(b"START 15\r\nABOUT\rINFO timeout_turn 0\n\r\n\xff\xfe\x00\n");
    assert_eq!(brain.hear(), Some(Answer::Ok));
    assert!(matches!(brain.hear(), Some(Answer::About(_))));
    assert!(matches!(brain.hear(), Some(Answer::Unknown(_))));
    brain.write("x".repeat(200_000).as_bytes());
    brain.write(b"\nINFO max_memory 1\rTURN 0,");
    assert!(matches!(brain.hear(), Some(Answer::Unknown(_))));
    brain.write(b"14\r");
    let at = brain.hear_move();
    assert!((0..15).contains(&at.first) && (0..15).contains(&at.second), "{at}");
    brain.say(&Command::Turn(at));
    assert!(matches!(brain.hear(), Some(Answer::Error(_))));
    brain.input = None;
    assert!(brain.left().0.success());
}

#[test]
fn a_brain_that_ponders_hears_the_next_command_at_once() {
    let mut brain = Brain::playing(15, 4, 0);
    brain.say(&Command::Info(Info::Pondering(true)));
    brain.say(&Command::Begin);
    let mut column = 0;
    for _ in 0..3 {
        let at = brain.hear_move();
        brain.say(&Command::Turn(Coordinates { first: column, second: 14 - at.second / 14 }));
        column += 2;
        brain.say(&Command::Stop);
    }
    brain.hear_move();
    brain.say(&Command::End);
    assert!(brain.left().0.success());
}

#[test]
fn yixin_board_hears_every_line_of_every_variation() {
    let mut brain = Brain::playing(15, 2, 20_000);
    brain.say(&Command::YxShowInfo);
    brain.say(&Command::Info(Info::ShowDetail(3)));
    brain.write(b"yxboard\n5,8,1\n6,7,2\nDONE\nyxnbest 3\n");
    let mut told = Vec::new();
    let best = loop {
        match brain.hear_line().unwrap() {
            Answer::Move(at) => break at,
            answer => told.push(answer.to_string()),
        }
    };
    let count = |begin: &str| told.iter().filter(|line| line.starts_with(begin)).count();
    assert!(count("INFO PV DONE") >= 3, "{told:#?}");
    assert_eq!(count("INFO PV 2"), count("INFO PV 0"));
    for key in ["NUMPV 3", "DEPTH", "SELDEPTH", "NODES", "SPEED", "EVAL", "WINRATE", "BESTLINE"] {
        assert!(count(&format!("INFO {key}")) >= 3, "{key}: {told:#?}");
    }
    assert!(count("MESSAGE REALTIME REFRESH") == 1 && count("MESSAGE (3) depth") >= 1);
    let last = told.iter().rfind(|line| line.starts_with("MESSAGE REALTIME BEST")).unwrap();
    assert_eq!(*last, format!("MESSAGE REALTIME BEST {best}"));
}

/// The best defence, and what is said before it.
fn defences(brain: &mut Brain) -> (Coordinates, Vec<String>) {
    brain.write(b"YXSEARCHDEFEND\n");
    let mut told = Vec::new();
    loop {
        match brain.hear_line().unwrap() {
            Answer::Move(at) => return (at, told),
            Answer::Message(text) => told.push(text),
            answer => panic!("{answer:?}"),
        }
    }
}

#[test]
fn without_time_every_stone_is_told_that_may_defend() {
    for (stones, count) in [("YXBOARD\n7,7,2\nDONE\n", 224), ("", 225)] {
        let mut brain = Brain::playing(15, 0, 0);
        brain.write(format!("INFO timeout_turn 0\n{stones}").as_bytes());
        let (_, told) = defences(&mut brain);
        assert_eq!(told.last().unwrap(), &format!("DEFENCES {count}"));
        let held = told.iter().filter(|text| text.starts_with("DEFENCE "));
        assert_eq!(held.count(), count);
    }
}

#[test]
fn defences_are_those_that_stop_the_win() {
    let mut brain = Brain::playing(15, 0, 500);
    brain.write(b"YXBOARD\n7,7,2\n0,0,1\n8,7,2\n0,2,1\n9,7,2\nDONE\n");
    let (best, told) = defences(&mut brain);
    let ends = [6, 10].map(|first| Coordinates { first, second: 7 });
    assert!(ends.contains(&best), "{best}");
    let held = told.iter().filter(|text| text.starts_with("DEFENCE "));
    assert!(held.clone().all(|text| ["g8", "k8"].contains(&text.split(' ').nth(1).unwrap())));
    assert_eq!(told.last().unwrap(), &format!("DEFENCES {}", held.count()));
}
