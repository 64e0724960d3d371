//! A live room: one task that owns the game and does one thing after the other.
//!
//! Invariant: an action is in the store before anybody is told of it. The game in memory runs ahead of the
//! store by the one action that is being committed; when that fails, memory is thrown away and loaded again.

use std::sync::Arc;

use narabe_game::{Action, Game, Illegal, Player, Token};
use narabe_render::{Marks, svg};
use narabe_store::{AppendError, EventRow, NewEvent, RoomRow, SeatOutcome, StoreError, TokenHash};
use narabe_wire::{Closing, ErrorCode, EventView, Presence, RoomView, ServerMessage};
use tokio::sync::{broadcast, mpsc};

use super::events::{event_view, replay, seat_token, token_body};
use super::log::Log;
use super::message::{Accepted, Act, Attached, Frame, RoomMessage, frame};
use super::presence::Presences;
use super::refusal::Refused;
use crate::app::App;
use crate::error::AppError;

/// Frames that a slow socket may fall behind before it is given the whole state instead.
const BACKLOG: usize = 16;
/// How often an action is tried anew after another server's action took its place in the log.
const ATTEMPTS: usize = 8;

/// A room with its game.
#[derive(Debug)]
pub(super) struct Room {
    pub(super) app: Arc<App>,
    pub(super) row: RoomRow,
    pub(super) game: Game,
    log: Log,
    presences: Presences,
    updates: broadcast::Sender<Frame>,
    /// Set when memory and store may differ and the store does not answer: the room must end.
    is_lost: bool,
}

impl Room {
    /// The room as the store has it.
    pub(super) async fn load(app: Arc<App>, row: RoomRow) -> Result<Self, AppError> {
        let rows = app.store.events(row.key, 0).await?;
        let game = replay(&row.setting, &rows)?;
        let mut log = Log::default();
        log.extend(rows.into_iter().map(event_view));
        let presences = Presences::new(app.now_ms());
        let (updates, _) = broadcast::channel(BACKLOG);
        Ok(Self { app, row, game, log, presences, updates, is_lost: false })
    }

    /// Does what the mailbox says until nobody can write to it, or the room has ended.
    pub(super) async fn run(mut self, mut mailbox: mpsc::Receiver<Box<RoomMessage>>) {
        while let Some(message) = mailbox.recv().await {
            if let RoomMessage::Close(reason) = *message {
                self.publish(&ServerMessage::Closed { reason });
                return;
            }
            self.handle(*message).await;
            if self.is_lost {
                self.app.hub.forget(self.row.key);
                self.publish(&ServerMessage::Closed { reason: Closing::Shutdown });
                return;
            }
        }
    }

    /// A reply that nobody waits for any more is no error: the asker's socket has closed.
    async fn handle(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Attach { player, since, reply } => {
                drop(reply.send(self.attach(player, since)));
            }
            RoomMessage::Resync { player, reply } => {
                drop(reply.send(self.hello(player, None)));
            }
            RoomMessage::Detach { player } => self.detach(player),
            RoomMessage::Join { token, reply } => drop(reply.send(self.join(token).await)),
            RoomMessage::View { token, reply } => drop(reply.send(self.view(token))),
            RoomMessage::Picture { reply } => drop(reply.send(self.picture())),
            RoomMessage::Act { act, reply } => drop(reply.send(self.act(act).await)),
            RoomMessage::Absent { player, reply } => drop(reply.send(self.absent(player).await)),
            RoomMessage::Rematch { player, offer, reply } => {
                drop(reply.send(self.rematch(player, offer).await));
            }
            RoomMessage::Close(_) => {}
        }
    }

    fn attach(&mut self, player: Option<Player>, since: Option<u32>) -> Attached {
        if player.is_some_and(|player| self.presences.open(player)) {
            self.publish(&ServerMessage::Presence(self.presence()));
        }
        Attached { hello: self.hello(player, since), updates: self.updates.subscribe() }
    }

    fn detach(&mut self, player: Option<Player>) {
        let now_ms = self.app.now_ms();
        if player.is_some_and(|player| self.presences.close(player, now_ms)) {
            self.publish(&ServerMessage::Presence(self.presence()));
        }
    }

    /// Everything that a socket needs which has seen the first `since` events.
    fn hello(&self, player: Option<Player>, since: Option<u32>) -> Frame {
        let from = since.filter(|since| *since <= self.seq()).unwrap_or(0);
        frame(&ServerMessage::Hello {
            you: player,
            joined: self.row.seats.are_taken(),
            setting: self.game.setting().spec(),
            seq: self.seq(),
            from,
            events: self.log.since(from).to_vec(),
            presence: self.presence(),
            rematch: self.rematch_view(),
        })
    }

    async fn join(&mut self, token: TokenHash) -> Result<SeatOutcome, StoreError> {
        let outcome = self.app.store.take_seat(self.row.key, token).await?;
        if let SeatOutcome::Taken(player) = outcome {
            match player {
                Player::First => self.row.seats.first = Some(token),
                Player::Second => self.row.seats.second = Some(token),
            }
            self.welcome(player);
        }
        Ok(outcome)
    }

    /// The guest has sat down: absence counts from now on, and everybody is told.
    fn welcome(&mut self, player: Player) {
        self.presences.begin_anew(self.app.now_ms());
        self.publish(&ServerMessage::Joined { player });
        self.publish(&ServerMessage::Presence(self.presence()));
    }

    fn view(&self, token: Option<TokenHash>) -> RoomView {
        RoomView {
            room: self.row.id.to_string(),
            watch_url: self.app.config.link(&format!("/w/{}", self.row.watch_id)),
            you: token.and_then(|token| self.row.seats.player_of(&token)),
            joined: self.row.seats.are_taken(),
            setting: self.game.setting().spec(),
            position: self.game.position(),
            presence: self.presence(),
            rematch: self.rematch_view(),
            expires_at_ms: self.row.expires_at_ms,
        }
    }

    fn picture(&self) -> String {
        let marks = Marks { last: self.game.last_stone(), ..Marks::default() };
        svg::board(self.game.board(), &marks)
    }

    async fn act(&mut self, act: Act) -> Result<Accepted, Refused> {
        if act.seq > self.seq() {
            return Err(self.refuse(ErrorCode::SeqAhead));
        }
        self.need_both().await?;
        let token = seat_token(&self.game, act.player, &act.token)
            .map_err(|error| Refused::unreadable(&error, &act.token, self.seq()))?;
        // These are the game's own: a flag, an absence, taking back without asking.
        if matches!(token.action, Action::Undo(_) | Action::Time | Action::Abandon) {
            return Err(Refused::illegal(&Illegal::NotAsked, self.seq()));
        }
        self.commit(&token, act.player, act.seq, Some(act.id)).await
    }

    async fn absent(&mut self, player: Player) -> Result<Accepted, Refused> {
        let rival = player.other();
        if self.game.outcome().is_some() {
            return Err(Refused::illegal(&Illegal::GameOver, self.seq()));
        }
        self.need_both().await?;
        let (now_ms, absence_ms) = (self.app.now_ms(), self.app.config.absence_ms());
        if self.presences.claimable_in_ms(rival, now_ms, absence_ms) != Some(0) {
            return Err(self.refuse(ErrorCode::RivalPresent));
        }
        self.commit(&Token::by(rival, Action::Abandon), rival, self.seq(), None).await
    }

    /// Refuses while a seat is free. The guest may have joined on another server, which only the store knows.
    async fn need_both(&mut self) -> Result<(), Refused> {
        if self.row.seats.are_taken() {
            return Ok(());
        }
        let row = self.app.store.room(&self.row.id).await.map_err(|error| {
            tracing::error!(?error, "the seats of a room could not be read");
            self.refuse(ErrorCode::StoreFailed)
        })?;
        let row = row.ok_or_else(|| self.refuse(ErrorCode::RoomNotFound))?;
        if !row.seats.are_taken() {
            return Err(self.refuse(ErrorCode::RivalNotJoined));
        }
        let guest = if self.row.seats.first.is_none() { Player::First } else { Player::Second };
        self.row.seats = row.seats;
        self.welcome(guest);
        Ok(())
    }

    /// Judges a token, stores it, tells everybody. Where another server was faster, its events are taken
    /// over and the token is tried on the state after them.
    async fn commit(
        &mut self,
        token: &Token,
        player: Player,
        answers: u32,
        client_id: Option<String>,
    ) -> Result<Accepted, Refused> {
        for _ in 0..ATTEMPTS {
            if let Some(before) = client_id.as_deref().and_then(|id| self.event_called(id)) {
                return Ok(before);
            }
            let event = self.apply(token, player, answers, client_id.clone())?;
            let new = NewEvent { room: self.row.key, event: event.clone() };
            let Err(error) = self.app.store.append(new).await else {
                self.publish_events(vec![event_view(event)]);
                return Ok(Accepted::Published);
            };
            let caught_up = self.catch_up().await;
            match error {
                AppendError::SeqTaken { .. } if caught_up => {}
                AppendError::Gone => return Err(self.refuse(ErrorCode::RoomNotFound)),
                _ => break,
            }
        }
        // A commit may fail and be there all the same: then it was published just now.
        let stored = client_id.as_deref().and_then(|id| self.event_called(id));
        stored.ok_or_else(|| self.refuse(ErrorCode::StoreFailed))
    }

    /// Applies a token to the game in memory and makes the row for it.
    fn apply(
        &mut self,
        token: &Token,
        player: Player,
        answers: u32,
        client_id: Option<String>,
    ) -> Result<EventRow, Refused> {
        let seq = self.seq();
        let at_ms = self.app.now_ms();
        let since_1970 = u64::try_from(at_ms).unwrap_or_default();
        let applied = self.game.apply(token, since_1970);
        applied.map_err(|illegal| Refused::illegal(&illegal, seq))?;
        let token = token_body(&self.game, token);
        Ok(EventRow { seq, player, token, at_ms, client_id, answers })
    }

    /// Loads the game again from the store and tells everybody what was new there. Whether it worked; when
    /// not, nothing in memory can be trusted.
    async fn catch_up(&mut self) -> bool {
        let known = self.seq();
        let loaded = self.app.store.events(self.row.key, 0).await.map_err(AppError::from);
        let loaded = loaded.and_then(|rows| Ok((replay(&self.row.setting, &rows)?, rows)));
        self.is_lost = loaded.is_err();
        if let Ok((game, rows)) = loaded {
            self.game = game;
            self.publish_events(rows.into_iter().skip(known as usize).map(event_view).collect());
        }
        !self.is_lost
    }

    /// An action that is in the log already, for the one who sent it twice.
    fn event_called(&self, id: &str) -> Option<Accepted> {
        let event = self.log.called(id)?;
        let again = ServerMessage::Events { from: event.seq, events: vec![event.clone()] };
        Some(Accepted::Before(frame(&again)))
    }

    fn publish_events(&mut self, events: Vec<EventView>) {
        let Some(first) = events.first() else { return };
        let message = ServerMessage::Events { from: first.seq, events };
        self.publish(&message);
        if let ServerMessage::Events { events, .. } = message {
            self.log.extend(events);
        }
    }

    /// Tells every socket of the room.
    pub(super) fn publish(&self, message: &ServerMessage) {
        if self.updates.receiver_count() > 0 {
            // An error only says that the last receiver has just gone.
            drop(self.updates.send(frame(message)));
        }
    }

    fn presence(&self) -> Presence {
        let counts = self.row.seats.are_taken() && self.game.outcome().is_none();
        self.presences.view(self.app.now_ms(), self.app.config.absence_ms(), counts)
    }

    /// How many events are stored and told.
    fn seq(&self) -> u32 {
        self.log.seq()
    }

    pub(super) fn refuse(&self, code: ErrorCode) -> Refused {
        Refused::new(code, self.seq())
    }
}
