//! What a manager says to a brain.

use std::time::Duration;

use narabe_brain::{Effect, Job, Options, Session, Thought};
use narabe_game::Action;
use narabe_protocol::{Answer, CommandReader, Lines};

/// A conversation is left after so many lines.
const MOST_LINES: usize = 60;

/// No bytes make the readers or a session panic; what is read as a command or an answer is printed and read back as
/// the same; whatever a session wants thought about can be answered as it says itself, and is answered before the
/// next.
pub fn protocol(input: &[u8]) {
    let mut lines = Lines::new();
    lines.push(input);
    lines.finish();
    let lines: Vec<String> = lines.take(MOST_LINES).collect();
    let mut reader = CommandReader::new();
    for line in &lines {
        answers_are_read_back(line);
        reader.read(line).into_iter().filter_map(Result::ok).for_each(|command| {
            let printed = command.to_string();
            let mut again = CommandReader::new();
            let read: Vec<_> = printed.lines().flat_map(|line| again.read(line)).collect();
            assert_eq!(read, [Ok(command)]);
        });
    }
    converse(&lines);
}

fn answers_are_read_back(line: &str) {
    let Ok(answer) = line.parse::<Answer>();
    let Ok(again) = answer.to_string().parse::<Answer>();
    assert_eq!(again.to_string(), answer.to_string());
}

/// The brain thinks as long as the next line lets it, and then does what it can do at once.
fn converse(lines: &[String]) {
    let mut session = Session::new(Options::default(), 2);
    let mut thinking = None;
    for (number, line) in lines.iter().enumerate() {
        take(session.read(line), &mut thinking);
        if number % 3 != 0 {
            answer(&mut session, &mut thinking);
        }
    }
    answer(&mut session, &mut thinking);
}

fn answer(session: &mut Session, thinking: &mut Option<Job>) {
    while let Some(job) = thinking.take() {
        let action = job.fallback;
        if action != Action::Pass {
            assert!(job.game.after(&action).is_ok(), "{action:?} after {}", job.game.transcript());
        }
        let elapsed = Duration::from_millis(10);
        let thought = Thought { elapsed, ..Thought::of(action) };
        take(session.thought(&thought), thinking);
    }
}

fn take(effects: Vec<Effect>, thinking: &mut Option<Job>) {
    for effect in effects {
        match effect {
            Effect::Say(answer) => assert_eq!(answer.to_string().lines().count(), 1),
            Effect::Think(job) => assert!(thinking.replace(*job).is_none(), "one at a time"),
            Effect::Stop => assert!(thinking.is_some(), "there is something to stop"),
            Effect::Prepare { .. } | Effect::Forget | Effect::Quit => {}
        }
    }
}
