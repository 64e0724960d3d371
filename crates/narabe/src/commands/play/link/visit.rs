//! A stay in one room: carries out what [`Room`] says is to be done, and tells it what happens.

use std::future::pending;
use std::io::Write;
use std::time::Duration;

use narabe_server::{Entropy as _, OsEntropy};
use tokio::time::{Instant, sleep_until};

use super::address::Door;
use super::api::Api;
use super::lines::Lines;
use super::machine::{Effect, Input};
use super::room::{Happening, Leaving, Room, Todo};
use super::screen::Screen;
use super::socket::{Heard, Socket};

/// A socket that is silent for so long is asked whether it lives.
const QUIET: Duration = Duration::from_secs(12);

/// When something is to happen by itself.
#[derive(Debug, Default)]
struct Timers {
    retry: Option<Instant>,
    quiet: Option<Instant>,
    rival_left: Option<Instant>,
    waited_enough: Option<Instant>,
}

/// Stays in the room until there is a reason to leave it.
pub(super) async fn visit<W: Write>(
    api: Api,
    door: Door,
    lines: &mut Lines,
    screen: &mut Screen<W>,
) -> anyhow::Result<Leaving> {
    let mut room = Room::new(api.lang);
    let mut socket = Socket::new(api, door);
    let mut timers = Timers { quiet: Some(after(QUIET)), ..Timers::default() };
    let mut is_input_open = true;
    socket.connect(0);
    loop {
        let happening = tokio::select! {
            heard = socket.next() => {
                timers.quiet = Some(after(QUIET));
                Happening::Live(input(heard))
            }
            line = lines.next(), if is_input_open => {
                screen.was_answered();
                is_input_open = line.is_some();
                typed(line)?
            }
            happening = timers.next() => happening,
        };
        let todos = room.happen(happening);
        if let Some(leaving) = carry_out(todos, &mut socket, &mut timers, screen)? {
            socket.leave().await;
            return Ok(leaving);
        }
        screen.ask()?;
    }
}

fn input(heard: Heard) -> Input {
    match heard {
        Heard::Message(message) => Input::Message(*message),
        Heard::Dropped => Input::Dropped,
        Heard::Gone => Input::Gone,
    }
}

fn typed(line: Option<String>) -> anyhow::Result<Happening> {
    let Some(line) = line else { return Ok(Happening::InputEnded) };
    let mut id = [0; 16];
    OsEntropy.fill(&mut id)?;
    Ok(Happening::Typed { line, id: format!("{:032x}", u128::from_ne_bytes(id)) })
}

/// Does what is to be done; the reason when the room is to be left.
fn carry_out<W: Write>(
    todos: Vec<Todo>,
    socket: &mut Socket,
    timers: &mut Timers,
    screen: &mut Screen<W>,
) -> anyhow::Result<Option<Leaving>> {
    for todo in todos {
        match todo {
            Todo::Live(effect) => connect(effect, socket, timers),
            Todo::Say(text) => screen.say(&text)?,
            Todo::RivalLeftIn(time) => timers.rival_left = time.map(after),
            Todo::WaitAtMost(time) => timers.waited_enough = Some(after(time)),
            Todo::Leave(leaving) => return Ok(Some(leaving)),
        }
    }
    Ok(None)
}

fn connect(effect: Effect, socket: &mut Socket, timers: &mut Timers) {
    match effect {
        Effect::Connect(since) => {
            timers.retry = None;
            socket.connect(since);
        }
        Effect::Send(message) => socket.say(message),
        Effect::HangUp => socket.hang_up(),
        Effect::RetryIn(time) => timers.retry = Some(after(scattered(time))),
        Effect::Probe => socket.probe(),
        // The room has put it into words already.
        Effect::Refused(_) => {}
    }
}

fn after(time: Duration) -> Instant {
    Instant::now() + time
}

/// A quarter more or less, so that clients do not all come back at the same moment.
fn scattered(time: Duration) -> Duration {
    let mut byte = [0];
    // Without randomness they come back together, which is still a coming back.
    drop(OsEntropy.fill(&mut byte));
    time * 3 / 4 + time * u32::from(byte[0]) / 512
}

impl Timers {
    /// The next thing that happens by itself.
    async fn next(&mut self) -> Happening {
        tokio::select! {
            () = due(&mut self.retry) => Happening::Live(Input::Retry),
            () = due(&mut self.quiet) => {
                self.quiet = Some(after(QUIET));
                Happening::Live(Input::Quiet)
            }
            () = due(&mut self.rival_left) => Happening::RivalLeft,
            () = due(&mut self.waited_enough) => Happening::WaitedEnough,
        }
    }
}

async fn due(timer: &mut Option<Instant>) {
    match *timer {
        Some(at) => sleep_until(at).await,
        None => pending().await,
    }
    *timer = None;
}
