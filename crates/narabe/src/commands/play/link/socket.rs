//! One socket at a time, served by a task of its own: what an old one still says is not heard any more.

use std::time::Duration;

use anyhow::Context as _;
use futures_util::{SinkExt as _, StreamExt as _};
use narabe_wire::{ClientMessage, ServerMessage};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::address::Door;
use super::api::Api;

/// How long the last words may take.
const FAREWELL: Duration = Duration::from_secs(2);
/// How long it may take to open a socket.
const PATIENCE: Duration = Duration::from_secs(15);

/// What comes from a socket.
#[derive(Debug)]
pub(super) enum Heard {
    /// The room says something.
    Message(Box<ServerMessage>),
    /// The socket is gone, or could not be opened.
    Dropped,
    /// There is no such room any more.
    Gone,
}

/// The way to a room.
#[derive(Debug)]
pub(super) struct Socket {
    api: Api,
    door: Door,
    /// Which socket is the one in use.
    number: u64,
    current: Option<Current>,
    heard: UnboundedReceiver<(u64, Heard)>,
    hears: UnboundedSender<(u64, Heard)>,
}

#[derive(Debug)]
struct Current {
    says: UnboundedSender<ClientMessage>,
    task: JoinHandle<()>,
}

impl Socket {
    pub(super) fn new(api: Api, door: Door) -> Self {
        let (hears, heard) = mpsc::unbounded_channel();
        Self { api, door, number: 0, current: None, heard, hears }
    }

    /// Opens a socket for the events from a number on, in the place of the one before.
    pub(super) fn connect(&mut self, since: u32) {
        self.hang_up();
        let (says, said) = mpsc::unbounded_channel();
        let (number, hears) = (self.number, self.hears.clone());
        let (api, path) = (self.api.clone(), self.door.live(since));
        let task = tokio::spawn(async move {
            // Why a socket ended makes no difference: the next one is tried in any case.
            drop(converse(&api, &path, said, |message| hear(&hears, number, message)).await);
            hear(&hears, number, Heard::Dropped);
        });
        self.current = Some(Current { says, task });
    }

    /// Says something, when there is a socket.
    pub(super) fn say(&self, message: ClientMessage) {
        if let Some(current) = &self.current {
            // A socket that has just ended says so itself.
            drop(current.says.send(message));
        }
    }

    /// Lets go of the socket; its task says what is still to be said, and goodbye.
    pub(super) fn hang_up(&mut self) {
        self.number += 1;
        self.current = None;
    }

    /// Lets go of the socket, and waits until it has said goodbye.
    pub(super) async fn leave(mut self) {
        if let Some(Current { says, task }) = self.current.take() {
            drop(says);
            // Without a farewell the server notices all the same, a little later.
            drop(tokio::time::timeout(FAREWELL, task).await);
        }
    }

    /// Asks, beside everything else, whether the room is still there.
    pub(super) fn probe(&self) {
        let (api, door) = (self.api.clone(), self.door.clone());
        let (number, hears) = (self.number, self.hears.clone());
        drop(tokio::spawn(async move {
            if !api.has(&door).await {
                hear(&hears, number, Heard::Gone);
            }
        }));
    }

    /// What comes next.
    pub(super) async fn next(&mut self) -> Heard {
        loop {
            match self.heard.recv().await {
                Some((_, Heard::Gone)) => return Heard::Gone,
                Some((number, heard)) if number == self.number => return heard,
                Some(_) => {}
                // Cannot be while `hears` lives.
                None => std::future::pending().await,
            }
        }
    }
}

fn hear(hears: &UnboundedSender<(u64, Heard)>, number: u64, heard: Heard) {
    // Nobody hears it any more when the player has left.
    drop(hears.send((number, heard)));
}

/// Serves one socket until either side ends it.
async fn converse(
    api: &Api,
    path: &str,
    mut said: UnboundedReceiver<ClientMessage>,
    hear: impl Fn(Heard),
) -> anyhow::Result<()> {
    let opened = tokio::time::timeout(PATIENCE, open(api, path)).await;
    let mut socket = opened.context("opening a socket took too long")??;
    loop {
        tokio::select! {
            message = said.recv() => match message {
                Some(message) => {
                    socket.send(Message::text(serde_json::to_string(&message)?)).await?;
                }
                None => return Ok(socket.close(None).await?),
            },
            frame = socket.next() => match frame.context("the server ended the socket")?? {
                Message::Text(text) => {
                    // A message of a kind that only a newer program knows is nothing to us.
                    if let Ok(message) = serde_json::from_str(&text) {
                        hear(Heard::Message(Box::new(message)));
                    }
                }
                Message::Close(_) => return Ok(()),
                _ => {}
            },
        }
    }
}

async fn open(api: &Api, path: &str) -> anyhow::Result<WebSocketStream<TcpStream>> {
    let mut request = format!("ws://{}{path}", api.site.authority()).into_client_request()?;
    request.headers_mut().insert("accept-language", api.lang.code().parse()?);
    if let Some(cookie) = &api.cookie {
        request.headers_mut().insert("cookie", cookie.parse()?);
    }
    let stream = TcpStream::connect(api.site.endpoint()).await?;
    stream.set_nodelay(true)?;
    Ok(client_async(request, stream).await?.0)
}
