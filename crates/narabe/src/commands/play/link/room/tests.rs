//! A room as a story: what happens, and what is said and sent.

use narabe_game::SettingSpec;
use narabe_wire::{EventView, Presence, Rematch, RematchRoom, ServerMessage};

use super::*;

const BOTH: Presence = Presence { first: true, second: true, absent: None };
const ALONE: Presence = Presence { first: true, second: false, absent: None };

/// A room, and everything that it gave to do.
struct Story {
    room: Room,
    todos: Vec<Todo>,
    events: Vec<EventView>,
    lines: u32,
}

impl Story {
    /// A player in a room whose game tells these tokens.
    fn of(rules: &str, you: Option<Player>, joined: bool, tokens: &[&str]) -> Self {
        let mut story =
            Self { room: Room::new(Lang::En), todos: Vec::new(), events: Vec::new(), lines: 0 };
        for token in tokens {
            story.note(token, None);
        }
        story.greet(rules, you, joined, if joined { BOTH } else { ALONE });
        story
    }

    fn begun(tokens: &[&str]) -> Self {
        Self::of("freestyle", Some(Player::First), true, tokens)
    }

    fn greet(&mut self, rules: &str, you: Option<Player>, joined: bool, presence: Presence) {
        let hello = ServerMessage::Hello {
            you,
            joined,
            setting: SettingSpec::of(rules),
            seq: self.events.len() as u32,
            from: 0,
            events: self.events.clone(),
            presence,
            rematch: Rematch::default(),
        };
        self.hear(hello);
    }

    /// Adds an event, written with its player where it is not the one whose turn the number says.
    fn note(&mut self, token: &str, id: Option<String>) -> EventView {
        let seq = self.events.len() as u32;
        let player = if seq.is_multiple_of(2) { Player::First } else { Player::Second };
        let (token, player) = token
            .split_once('@')
            .map_or((token, player), |(token, name)| (token, name.parse().unwrap()));
        let event = EventView { seq, player, token: token.to_owned(), at: 0, id };
        self.events.push(event.clone());
        event
    }

    fn happen(&mut self, happening: Happening) {
        let todos = self.room.happen(happening);
        self.todos.extend(todos);
    }

    fn hear(&mut self, message: ServerMessage) {
        self.happen(Happening::Live(Input::Message(message)));
    }

    /// The room tells an event.
    fn event(&mut self, token: &str) -> &mut Self {
        let event = self.note(token, None);
        self.hear(ServerMessage::Events { from: event.seq, events: vec![event] });
        self
    }

    /// The room tells that the pending action is done.
    fn done(&mut self) -> &mut Self {
        let pending = self.room.live.pending[0].clone();
        let you = self.room.you().unwrap();
        let event = self.note(&format!("{}@{you}", pending.token), Some(pending.id));
        self.hear(ServerMessage::Events { from: event.seq, events: vec![event] });
        self
    }

    fn rematch(&mut self, offered_by: Option<Player>, url: Option<&str>) -> &mut Self {
        let room = url.map(|url| RematchRoom { url: url.to_owned(), watch_url: "/w/x".to_owned() });
        self.hear(ServerMessage::Rematch(Rematch { offered_by, room }));
        self
    }

    fn presence(&mut self, presence: Presence) -> &mut Self {
        self.hear(ServerMessage::Presence(presence));
        self
    }

    fn lose(&mut self) -> &mut Self {
        self.happen(Happening::Live(Input::Dropped));
        self
    }

    fn typed(&mut self, line: &str) -> &mut Self {
        self.lines += 1;
        let id = self.lines.to_string();
        self.happen(Happening::Typed { line: line.to_owned(), id });
        self
    }

    fn forget(&mut self) -> &mut Self {
        self.todos.clear();
        self
    }

    /// What was said since the last time, without boards.
    fn said(&mut self) -> Vec<String> {
        let todos = std::mem::take(&mut self.todos);
        let said = todos.into_iter().filter_map(|todo| match todo {
            Todo::Say(text) if !text.contains("A  B  C") => Some(text),
            _ => None,
        });
        said.collect()
    }

    /// What was sent since the last time.
    fn sent(&mut self) -> Vec<String> {
        let todos = std::mem::take(&mut self.todos);
        let sent = todos.into_iter().filter_map(|todo| match todo {
            Todo::Live(Effect::Send(ClientMessage::Act { token, .. })) => Some(token),
            Todo::Live(Effect::Send(message)) => Some(format!("{message:?}")),
            _ => None,
        });
        sent.collect()
    }

    /// After which time the rival's absence is told, as it was set last.
    fn waits(&self) -> Option<Duration> {
        let mut timers = self.todos.iter().filter_map(|todo| match todo {
            Todo::RivalLeftIn(time) => Some(*time),
            _ => None,
        });
        timers.next_back().flatten()
    }

    /// Why the room is left.
    fn left(&self) -> Option<String> {
        self.todos.iter().find_map(|todo| match todo {
            Todo::Leave(Leaving::Cpu { game, level, plays }) => {
                Some(format!("cpu {level:?} as {plays} after {:?}", game.transcript()))
            }
            Todo::Leave(leaving) => Some(format!("{leaving:?}")),
            _ => None,
        })
    }
}

#[test]
fn who_comes_is_told_how_things_stand() {
    let first = Some(Player::First);
    let won = &["h8", "a1", "h9", "a2", "h10", "a3", "h11", "a4", "h12"][..];
    let cases = [
        (Story::of("freestyle", first, false, &[]), "Waiting for your friend"),
        (Story::begun(&[]), "Your turn: place a black stone."),
        (Story::begun(&["h8"]), "Your friend is thinking."),
        (
            Story::begun(&["h8", "h9", "draw-offer@second"]),
            "Your friend offers a draw. Type accept",
        ),
        (Story::begun(&["h8", "h9", "undo-offer@first"]), "You asked to take back"),
        (Story::of("freestyle", None, true, &["h8"]), "White to move."),
        (Story::begun(won), "Type rematch"),
    ];
    for (mut story, sentence) in cases {
        let said = story.said();
        assert!(said[0].starts_with("narabe: Freestyle gomoku, 15 lines."), "{said:?}");
        assert!(said.last().unwrap().starts_with(sentence), "{said:?}");
    }
}

#[test]
fn what_happens_is_said_once() {
    let cases = [
        (
            Story::of("freestyle", Some(Player::First), false, &[]).joined(),
            vec!["Your friend is here. You begin with Black.", "Your turn: place a black stone."],
        ),
        (
            Story::of("freestyle", Some(Player::Second), false, &[]).joined(),
            vec!["Your friend is here and begins. You play White.", "Your friend is thinking."],
        ),
        (
            Story::begun(&["h8"]).then(|story| story.event("i9")),
            vec!["White I9", "Your turn: place a black stone."],
        ),
        (
            Story::begun(&["h8"]).then(|story| story.event("draw-offer@second")),
            vec!["Your friend offers a draw. Type accept or decline."],
        ),
        (
            Story::begun(&["h8", "i9", "draw-offer@first"])
                .then(|story| story.event("draw-decline@second")),
            vec!["Your friend plays on.", "Your turn: place a black stone."],
        ),
        (
            Story::begun(&["h8", "i9", "undo-offer@first"])
                .then(|story| story.event("undo-accept@second")),
            vec!["Taken back.", "Your turn: place a black stone."],
        ),
        (
            Story::begun(&["h8"]).then(|story| story.event("resign@second")),
            vec![
                "You won! Black wins: the other side resigned.",
                "Type rematch for another game with sides changed, or quit.",
            ],
        ),
        (
            Story::begun(&["h8"]).then(|story| story.presence(ALONE).presence(BOTH)),
            vec!["Your friend is away. The game waits.", "Your friend is back."],
        ),
        (
            Story::begun(&["h8", "resign@second"])
                .then(|story| story.rematch(Some(Player::Second), None)),
            vec!["Your friend offers a rematch with sides changed. Type accept or decline."],
        ),
    ];
    for (mut story, expected) in cases {
        assert_eq!(story.said(), expected);
    }
}

impl Story {
    fn then(mut self, happen: impl FnOnce(&mut Self) -> &mut Self) -> Self {
        self.forget();
        happen(&mut self);
        self
    }

    fn joined(self) -> Self {
        self.then(|story| {
            let guest = story.room.you().unwrap().other();
            story.hear(ServerMessage::Joined { player: guest });
            story.presence(BOTH)
        })
    }
}

#[test]
fn lines_become_messages() {
    let over = &["h8", "resign@second"][..];
    let cases = [
        (&[][..], &["h8"][..], vec!["h8"]),
        (&["h8"], &["draw"], vec!["draw-offer"]),
        (&["h8"], &["undo"], vec!["undo-offer"]),
        (&["h8"], &["resign", "yes"], vec!["resign"]),
        (&["h8"], &["resign", "no"], vec![]),
        (&["h8", "draw-offer@second"], &["accept"], vec!["draw-accept"]),
        (&["h8", "draw-offer@second"], &["draw-decline"], vec!["draw-decline"]),
        (&["h8", "h9", "undo-offer@second"], &["decline"], vec!["undo-decline"]),
        (&["h8"], &["win"], vec!["Absent { then: Win }"]),
        (&["h8"], &["cpu hard"], vec!["Absent { then: Cpu }"]),
        (over, &["rematch"], vec!["Rematch { offer: true }"]),
        (over, &["accept"], vec!["Rematch { offer: true }"]),
        (over, &["decline"], vec!["Rematch { offer: false }"]),
    ];
    for (tokens, lines, sent) in cases {
        let mut story = Story::begun(tokens);
        story.forget();
        for line in lines {
            story.typed(line);
        }
        assert_eq!(story.sent(), sent, "{tokens:?} {lines:?}");
    }
}

#[test]
fn what_cannot_be_done_is_said_and_not_sent() {
    let (first, second) = (Some(Player::First), Some(Player::Second));
    let cases = [
        ("freestyle", first, true, &["h8"][..], "i9", "It is not your turn."),
        ("freestyle", first, true, &["h8", "i9"], "i9", "i9 already holds a stone."),
        ("freestyle", first, false, &[], "h8", "Waiting for your friend"),
        ("freestyle", first, false, &[], "resign", "Waiting for your friend"),
        ("freestyle", None, true, &[], "h8", "You are watching this game."),
        ("freestyle", None, true, &[], "win", "You are watching this game."),
        ("freestyle", first, true, &[], "swap", "This cannot be done now."),
        ("freestyle", first, true, &[], "accept", "This cannot be done now."),
        ("freestyle", second, true, &[], "undo", "There is nothing to take back."),
        ("freestyle", first, true, &["h8", "resign@second"], "h9", "The game is over."),
        ("freestyle", first, true, &[], "abandon", "“abandon” is neither a point"),
    ];
    for (rules, you, joined, tokens, line, expected) in cases {
        let mut story = Story::of(rules, you, joined, tokens);
        story.forget().typed(line);
        let todos = story.todos.clone();
        assert_eq!(story.sent(), Vec::<String>::new(), "{line}");
        story.todos = todos;
        assert!(story.said()[0].starts_with(expected), "{line}");
    }
}

#[test]
fn an_action_outlives_a_lost_connection() {
    let mut story = Story::begun(&[]);
    story.forget().lose().typed("h8").typed("h9");
    assert_eq!(
        story.said(),
        [
            "The connection is lost. Trying again… A move you make now is sent as soon as it is back.",
            "The connection is lost. Trying again… A move you make now is sent as soon as it is back.",
            "Your move is on its way…",
        ]
    );
    story.greet("freestyle", Some(Player::First), true, BOTH);
    assert_eq!(story.sent(), ["h8"]);
    story.done();
    assert_eq!(story.said(), ["Black H8", "Your friend is thinking."]);
}

#[test]
fn a_refused_action_is_told_in_the_servers_words_and_can_be_typed_again() {
    let mut story = Story::begun(&[]);
    story.forget().typed("h8");
    let id = Some(story.room.live.pending[0].id.clone());
    let (code, message) = ("too-many-requests".to_owned(), "Wait a moment.".to_owned());
    story.hear(ServerMessage::Refused { id, code, args: [].into(), message, seq: 0 });
    assert_eq!(story.said(), ["Wait a moment."]);
    assert_eq!(story.typed("h8").sent(), ["h8"]);
}

#[test]
fn a_rival_who_stays_away_can_be_left() {
    let since = |since_ms, claimable_in_ms| {
        let absent = Some(Absence { player: Player::Second, since_ms, claimable_in_ms });
        Presence { absent, ..ALONE }
    };
    let mut story = Story::begun(&["h8"]);
    story.forget().presence(since(0, 65_001));
    assert_eq!(story.waits(), Some(Duration::from_millis(65_001)));
    assert_eq!(
        story.said(),
        [
            "Your friend is away. The game waits.",
            "Your friend is away. In 1:06 you can go on without."
        ]
    );
    story.happen(Happening::RivalLeft);
    assert!(story.said()[1].starts_with("Type win to claim the game"));
    // Whatever else is told of the people, this absence is told already; another would not be.
    story.presence(since(0, 0));
    assert_eq!(story.waits(), None);
    story.presence(BOTH).presence(since(1, 0));
    assert_eq!(story.waits(), Some(Duration::ZERO));
    story.event("draw-offer@first").typed("cpu easy").event("abandon@second");
    assert_eq!(story.left().as_deref(), Some("cpu Easy as second after \"h8\""));
}

#[test]
fn a_rematch_is_followed_by_those_who_saw_it_agreed() {
    let over = &["h8", "resign@second"][..];
    let there = RematchRoom { url: "/r/new".to_owned(), watch_url: "/w/new".to_owned() };
    let mut story = Story::begun(over);
    story.rematch(None, Some("/r/new"));
    assert_eq!(story.left().as_deref(), Some("Rematch(\"/r/new\")"));

    for (you, link) in [(Some(Player::First), "/r/new"), (None, "/w/new")] {
        let mut late = Story::of("freestyle", you, true, &[]);
        late.room = Room::new(Lang::En);
        late.hear(ServerMessage::Hello {
            you,
            joined: true,
            setting: SettingSpec::of("freestyle"),
            seq: 2,
            from: 0,
            events: Story::begun(over).events,
            presence: BOTH,
            rematch: Rematch { offered_by: None, room: Some(there.clone()) },
        });
        assert_eq!(late.left(), None);
        assert_eq!(late.typed("rematch").left(), Some(format!("Rematch({link:?})")));
    }
}

#[test]
fn the_end_of_the_input_waits_for_what_was_typed() {
    let mut story = Story::begun(&[]);
    story.forget().typed("h8").happen(Happening::InputEnded);
    assert_eq!(story.left(), None);
    assert_eq!(story.done().left().as_deref(), Some("Home"));

    let mut cut = Story::begun(&[]);
    cut.lose().typed("h8").happen(Happening::InputEnded);
    cut.forget().happen(Happening::WaitedEnough);
    assert_eq!(cut.left().as_deref(), Some("Home"));
    assert_eq!(cut.said(), ["Your last action could not be sent."]);
}

#[test]
fn lines_typed_ahead_wait_for_the_room() {
    let mut story = Story::begun(&[]);
    story.room = Room::new(Lang::En);
    story.forget().typed("h8").happen(Happening::InputEnded);
    assert_eq!(story.todos.len(), 1);
    story.greet("freestyle", Some(Player::First), true, BOTH);
    assert_eq!(story.sent(), ["h8"]);
}

#[test]
fn lines_typed_ahead_wait_for_each_other() {
    let mut story = Story::begun(&["h8", "h9", "draw-offer@second"]);
    story.forget().typed("decline").typed("undo").happen(Happening::InputEnded);
    assert_eq!(story.sent(), ["draw-decline"]);
    assert_eq!(story.done().sent(), ["undo-offer"]);
    assert_eq!(story.left(), None);
    assert_eq!(story.done().left().as_deref(), Some("Home"));
}

#[test]
fn openings_are_answered_by_their_words() {
    let mut story = Story::begun(&[]);
    story.room = Room::new(Lang::En);
    story.forget();
    for token in ["h8@first", "a1@first"] {
        story.note(token, None);
    }
    let opening = Some("swap".to_owned());
    story.hear(ServerMessage::Hello {
        you: Some(Player::Second),
        joined: true,
        setting: SettingSpec { opening, ..SettingSpec::of("freestyle") },
        seq: 2,
        from: 0,
        events: story.events.clone(),
        presence: BOTH,
        rematch: Rematch::default(),
    });
    story.forget().event("o15@first");
    assert_eq!(story.said(), ["Black O15", "Choose what to do. You can type: swap, stay"]);
    assert_eq!(story.typed("swap").sent(), ["swap"]);
    story.done();
    assert_eq!(story.said(), ["You: swap", "Your friend is thinking."]);
    assert!(!story.typed("cpu").sent().is_empty());
}

#[test]
fn a_game_that_makes_no_sense_is_not_shown() {
    let story = Story::begun(&["h8", "h8"]);
    assert!(story.left().unwrap().starts_with("Fault("));
}
