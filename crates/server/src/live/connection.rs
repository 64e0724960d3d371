//! One socket: frames of the room out, a client's messages in, a heartbeat to notice the dead.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use narabe_game::Player;
use narabe_wire::{ClientMessage, Closing, ErrorCode, ServerMessage};
use narabe_words::Lang;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite;

use super::hub::{Alive, RoomHandle};
use super::message::{Accepted, Act, Attached, Frame, Seat, frame};
use super::refusal::Refused;
use crate::app::App;
use crate::limits::SocketPlace;

/// No message of a client needs more.
pub(crate) const MAX_MESSAGE_BYTES: usize = 4096;
/// What every idle socket holds for its next message. Most have about a hundred bytes; the largest takes a
/// few reads.
pub(crate) const READ_BUFFER_BYTES: usize = 1024;
/// How often a socket is asked whether anybody is there.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// How long a frame may wait for a client that does not read.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a refused sender may go on sending before the line is cut under its data: cut at once, the
/// network would throw away our last words.
const LINGER: Duration = Duration::from_secs(2);
/// Names of actions are short; a longer one is a mistake.
const MAX_ID_CHARS: usize = 64;

/// A socket and its room.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) app: Arc<App>,
    pub(crate) room: RoomHandle,
    pub(crate) seat: Option<Seat>,
    pub(crate) lang: Lang,
    /// Counts for the client's address.
    pub(crate) _place: SocketPlace,
    /// A stopping server waits until the socket has said goodbye.
    pub(crate) _alive: Alive,
}

/// The socket is no more.
#[derive(Debug)]
struct Gone;

impl Connection {
    /// Serves the socket until one of both sides ends it.
    pub(crate) async fn run(self, mut socket: WebSocket, since: Option<u32>) {
        let player = self.player();
        if let Ok(Attached { hello, updates }) = self.room.attach(player, since).await {
            // Either end of the socket is an ordinary one.
            drop(self.converse(&mut socket, hello, updates).await);
            self.room.detach(player).await;
        }
    }

    async fn converse(
        &self,
        socket: &mut WebSocket,
        hello: Frame,
        mut updates: broadcast::Receiver<Frame>,
    ) -> Result<(), Gone> {
        send(socket, Message::Text(hello)).await?;
        let mut heartbeat = self.heartbeat();
        let mut was_heard = true;
        loop {
            tokio::select! {
                update = updates.recv() => self.forward(socket, update).await?,
                message = socket.recv() => {
                    was_heard = true;
                    self.receive(socket, message).await?;
                }
                _ = heartbeat.tick() => {
                    if !std::mem::replace(&mut was_heard, false) {
                        return Err(Gone);
                    }
                    send(socket, Message::Ping(axum::body::Bytes::new())).await?;
                }
            }
        }
    }

    /// Sockets beat at different moments, so that ten thousand of them are no wave.
    fn heartbeat(&self) -> Interval {
        let mut byte = [0; 2];
        // Without randomness they beat together, which is still a beat.
        drop(self.app.entropy.fill(&mut byte));
        let offset = HEARTBEAT * u32::from(u16::from_le_bytes(byte)) / u32::from(u16::MAX);
        let mut heartbeat = interval_at(Instant::now() + offset, HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat
    }

    async fn forward(
        &self,
        socket: &mut WebSocket,
        update: Result<Frame, RecvError>,
    ) -> Result<(), Gone> {
        match update {
            Ok(frame) => send(socket, Message::Text(frame)).await,
            Err(RecvError::Lagged(_)) => {
                let state = self.room.resync(self.player()).await.or(Err(Gone))?;
                send(socket, Message::Text(state)).await
            }
            Err(RecvError::Closed) => {
                close(socket, close_code::AWAY).await;
                Err(Gone)
            }
        }
    }

    async fn receive(
        &self,
        socket: &mut WebSocket,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<(), Gone> {
        match message {
            Some(Ok(Message::Text(text))) => {
                let answer = self.answer(&text).await;
                match answer {
                    Some(answer) => send(socket, Message::Text(answer)).await,
                    None => Ok(()),
                }
            }
            Some(Ok(Message::Binary(_))) => {
                let refused = self.refused(ErrorCode::BadMessage, None);
                send(socket, Message::Text(refused)).await
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Close(_))) | None => Err(Gone),
            Some(Err(error)) => {
                refuse_for_good(socket, error).await;
                Err(Gone)
            }
        }
    }

    /// What this client alone is told; what the whole room is told comes by its updates.
    async fn answer(&self, text: &Utf8Bytes) -> Option<Frame> {
        let Ok(message) = serde_json::from_str(text) else {
            return Some(self.refused(ErrorCode::BadMessage, None));
        };
        let (id, done) = match (message, self.seat) {
            (ClientMessage::Ping, _) => return Some(frame(&ServerMessage::Pong)),
            (ClientMessage::Act { id, .. }, None) => {
                return Some(self.refused(ErrorCode::NotSeated, Some(id)));
            }
            (_, None) => return Some(self.refused(ErrorCode::NotSeated, None)),
            (ClientMessage::Act { id, seq, token }, Some(seat)) => {
                (Some(id.clone()), self.act(seat, id, seq, token).await)
            }
            (ClientMessage::Absent { .. }, Some(seat)) => (None, self.absent(seat).await),
            (ClientMessage::Rematch { offer }, Some(seat)) => {
                (None, self.rematch(seat, offer).await)
            }
        };
        match done {
            Ok(Accepted::Published) => None,
            Ok(Accepted::Before(frame)) => Some(frame),
            Err(refused) => Some(frame(&refused.message(self.lang, id))),
        }
    }

    async fn act(
        &self,
        seat: Seat,
        id: String,
        seq: u32,
        token: String,
    ) -> Result<Accepted, Refused> {
        self.count(seat, seq)?;
        if id.is_empty() || id.chars().count() > MAX_ID_CHARS {
            return Err(Refused::new(ErrorCode::BadMessage, seq));
        }
        self.room.act(Act { player: seat.player, id, seq, token }).await
    }

    async fn absent(&self, seat: Seat) -> Result<Accepted, Refused> {
        self.count(seat, 0)?;
        self.room.absent(seat.player).await
    }

    async fn rematch(&self, seat: Seat, offer: bool) -> Result<Accepted, Refused> {
        self.count(seat, 0)?;
        self.room.rematch(seat.player, offer).await
    }

    /// Counts what a seat asks the room to do, whatever it is: any of it may cost work in the store.
    fn count(&self, seat: Seat, seq: u32) -> Result<(), Refused> {
        let may_act = self.app.limiter.may_act(&seat.token);
        may_act.then_some(()).ok_or_else(|| Refused::new(ErrorCode::TooManyRequests, seq))
    }

    fn refused(&self, code: ErrorCode, id: Option<String>) -> Frame {
        frame(&Refused::new(code, 0).message(self.lang, id))
    }

    fn player(&self) -> Option<Player> {
        self.seat.map(|seat| seat.player)
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
    timeout(PATIENCE, socket.send(message)).await.or(Err(Gone))?.or(Err(Gone))
}

async fn close(socket: &mut WebSocket, code: u16) {
    let farewell = CloseFrame { code, reason: Utf8Bytes::default() };
    // A socket that is dead already needs no farewell.
    drop(send(socket, Message::Close(Some(farewell))).await);
}

/// Says why a message was not even read, and ends the socket.
async fn refuse_for_good(socket: &mut WebSocket, error: axum::Error) {
    let code = match error.into_inner().downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Utf8(_)) => close_code::INVALID,
        Some(tungstenite::Error::Capacity(_)) => close_code::SIZE,
        _ => close_code::PROTOCOL,
    };
    if code == close_code::SIZE {
        let closed = ServerMessage::Closed { reason: Closing::MessageTooLarge };
        // If this does not reach the client, the code of the close frame says the same.
        drop(send(socket, Message::Text(frame(&closed))).await);
    }
    close(socket, code).await;
    tokio::time::sleep(LINGER).await;
}
