//! The machine, happening by happening.

use super::*;

fn event(seq: u32, id: Option<&str>) -> EventView {
    let player = if seq.is_multiple_of(2) { Player::First } else { Player::Second };
    EventView { seq, player, token: format!("a{}", seq + 1), at: 0, id: id.map(str::to_owned) }
}

fn hello(events: &[EventView], from: usize) -> Input {
    Input::Message(ServerMessage::Hello {
        you: Some(Player::First),
        joined: true,
        setting: SettingSpec::of("freestyle"),
        seq: events.len() as u32,
        from: from as u32,
        events: events[from..].to_vec(),
        presence: Presence { first: true, second: true, absent: None },
        rematch: Rematch::default(),
    })
}

fn events(from: u32, events: Vec<EventView>) -> Input {
    Input::Message(ServerMessage::Events { from, events })
}

fn refused(id: Option<&str>) -> Input {
    Input::Message(ServerMessage::Refused {
        id: id.map(str::to_owned),
        code: "occupied".to_owned(),
        args: std::collections::BTreeMap::new(),
        message: "no".to_owned(),
        seq: 0,
    })
}

fn closed(reason: Closing) -> Input {
    Input::Message(ServerMessage::Closed { reason })
}

fn act(id: &str) -> Input {
    Input::Act { id: id.to_owned(), token: "h8".to_owned() }
}

fn sent(id: &str, seq: u32) -> Effect {
    let (id, token) = (id.to_owned(), "h8".to_owned());
    Effect::Send(ClientMessage::Act { id, seq, token })
}

fn pause(ms: u64) -> Effect {
    Effect::RetryIn(Duration::from_millis(ms))
}

/// What a new client does about these happenings, and what it is then.
fn run(inputs: impl IntoIterator<Item = Input>) -> (Live, Vec<Effect>) {
    let mut live = Live::new();
    let effects = inputs.into_iter().flat_map(|input| live.step(input)).collect();
    (live, effects)
}

type Case = (&'static str, Vec<Input>, Vec<Effect>);

fn check(cases: impl IntoIterator<Item = Case>) {
    for (name, inputs, effects) in cases {
        assert_eq!(run(inputs).1, effects, "{name}");
    }
}

#[test]
fn an_action_is_sent_once_on_each_connection() {
    use Input::{Dropped, Retry};
    check([
        ("an action waits for the hello", vec![act("x")], vec![]),
        ("and is sent after it", vec![act("x"), hello(&[], 0)], vec![sent("x", 0)]),
        ("or at once", vec![hello(&[], 0), act("x")], vec![sent("x", 0)]),
        (
            "it is sent once on each connection",
            vec![hello(&[], 0), act("x"), Dropped, Retry, hello(&[], 0)],
            vec![sent("x", 0), pause(400), Effect::Connect(0), sent("x", 0)],
        ),
        (
            "but not when it was done before the connection was lost",
            vec![hello(&[], 0), act("x"), Dropped, Retry, hello(&[event(0, Some("x"))], 0)],
            vec![sent("x", 0), pause(400), Effect::Connect(0)],
        ),
    ]);
}

#[test]
fn a_connection_is_kept_and_found_again() {
    use Input::{Dropped, Gone, Quiet, Retry};
    check([
        (
            "the events that were seen are not asked for again",
            vec![hello(&[event(0, None), event(1, None)], 0), Dropped, Retry],
            vec![pause(400), Effect::Connect(2)],
        ),
        (
            "a gap means to start over",
            vec![hello(&[], 0), events(1, vec![event(1, None)])],
            vec![Effect::HangUp, Effect::Connect(0)],
        ),
        (
            "the pauses grow, and then the room is asked for",
            vec![Dropped, Retry, Dropped, Retry, Dropped],
            vec![
                pause(400),
                Effect::Connect(0),
                pause(1000),
                Effect::Connect(0),
                pause(2000),
                Effect::Probe,
            ],
        ),
        (
            "a hello makes them short again",
            vec![Dropped, hello(&[], 0), Dropped],
            vec![pause(400), pause(400)],
        ),
        (
            "who answers no ping is gone",
            vec![hello(&[], 0), Quiet, Quiet],
            vec![Effect::Send(ClientMessage::Ping), Effect::HangUp, pause(400)],
        ),
        (
            "who does is not",
            vec![hello(&[], 0), Quiet, Input::Message(ServerMessage::Pong), Quiet],
            vec![Effect::Send(ClientMessage::Ping), Effect::Send(ClientMessage::Ping)],
        ),
        ("a refusal is told", vec![refused(None)], vec![Effect::Refused("no".to_owned())]),
        (
            "a server that stops may come back",
            vec![hello(&[], 0), closed(Closing::Shutdown)],
            vec![Effect::HangUp, pause(400)],
        ),
        (
            "a room whose time is over does not",
            vec![hello(&[], 0), closed(Closing::Expired), Dropped, Retry, act("x")],
            vec![Effect::HangUp],
        ),
        (
            "nor does one that is not found",
            vec![Dropped, Gone, Retry],
            vec![pause(400), Effect::HangUp],
        ),
    ]);
}

#[test]
fn a_pending_action_leaves_when_it_is_answered_by_its_id() {
    let cases = [
        ("by an event", events(0, vec![event(0, Some("x"))]), 0, 1),
        ("by an event of somebody else", events(0, vec![event(0, Some("y"))]), 1, 1),
        ("by a refusal", refused(Some("x")), 0, 0),
        ("by a refusal of something else", refused(Some("y")), 1, 0),
        ("by a refusal of nothing", refused(None), 1, 0),
    ];
    for (name, answer, pending, seen) in cases {
        let (live, _) = run([hello(&[], 0), act("x"), answer]);
        assert_eq!((live.pending.len(), live.events.len()), (pending, seen), "{name}");
    }
}

#[test]
fn events_have_no_gap_and_no_double() {
    let all: Vec<EventView> = (0..4).map(|seq| event(seq, None)).collect();
    let (live, _) = run([
        hello(&all[..2], 0),
        events(1, all[1..3].to_vec()),
        events(0, all[..1].to_vec()),
        events(2, all[2..].to_vec()),
    ]);
    assert_eq!(live.events, all);
}

#[test]
fn news_of_the_room_is_kept() {
    let presence = Presence { first: true, second: false, absent: None };
    let rematch = Rematch { offered_by: Some(Player::Second), room: None };
    let (live, _) = run([
        hello(&[], 0),
        Input::Message(ServerMessage::Presence(presence)),
        Input::Message(ServerMessage::Rematch(rematch.clone())),
        Input::Message(ServerMessage::Joined { player: Player::Second }),
    ]);
    let known = live.known.unwrap();
    assert_eq!((known.presence, known.rematch, known.joined), (presence, rematch, true));
}
