//! Players: rooms by HTTP, moves by sockets. Lean, so that ten thousand of them fit beside the server.

use std::net::SocketAddr;

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use narabe_wire::{ClientMessage, Joined, RoomCreated, ServerMessage};
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The usual board, without fouls: what is measured is the way of a move, not its judging.
const SETTING: &str = r#"{"setting":{"rules":"freestyle","size":15}}"#;

/// A room with both seats taken.
#[derive(Clone, Debug)]
pub(super) struct Room {
    name: String,
    /// The seat cookies of both players.
    cookies: [String; 2],
}

impl Room {
    pub(super) async fn make(address: SocketAddr) -> anyhow::Result<Self> {
        let (created, first) = post::<RoomCreated>(address, "/api/rooms", SETTING).await?;
        let join = format!("/api/rooms/{}/join", created.room);
        let (_, second) = post::<Joined>(address, &join, "").await?;
        Ok(Self { name: created.room, cookies: [first, second] })
    }

    /// Sockets of both players, after their greetings.
    pub(super) async fn open(&self, address: SocketAddr) -> anyhow::Result<[Player; 2]> {
        let [first, second] = &self.cookies;
        let one = Player::open(address, &self.name, first).await?;
        Ok([one, Player::open(address, &self.name, second).await?])
    }
}

/// Posts JSON; gives the answer and the cookie that came with it.
async fn post<T: DeserializeOwned>(
    address: SocketAddr,
    path: &str,
    body: &str,
) -> anyhow::Result<(T, String)> {
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.context("connecting")?;
    stream.write_all(request.as_bytes()).await.context("sending a request")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.context("reading an answer")?;
    let (head, body) = answer.split_once("\r\n\r\n").context("an answer without a body")?;
    let value = serde_json::from_str(body).with_context(|| format!("{path} answered {answer}"))?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).context("no seat cookie")?;
    Ok((value, cookie.to_owned()))
}

/// One player's socket.
pub(super) struct Player {
    socket: WebSocketStream<TcpStream>,
}

impl Player {
    async fn open(address: SocketAddr, room: &str, cookie: &str) -> anyhow::Result<Self> {
        let mut request = format!("ws://{address}/api/rooms/{room}/live").into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let stream = TcpStream::connect(address).await.context("connecting")?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        let mut player = Self { socket };
        match player.next().await? {
            ServerMessage::Hello { you: Some(_), .. } => Ok(player),
            other => bail!("instead of a greeting: {other:?}"),
        }
    }

    /// Sends a stone.
    pub(super) async fn place(&mut self, seq: u32, point: &str) -> anyhow::Result<()> {
        let act = ClientMessage::Act { id: format!("{seq}"), seq, token: point.to_owned() };
        let text = serde_json::to_string(&act)?;
        self.socket.send(Message::text(text)).await.context("sending a move")
    }

    /// Waits until the event numbered `seq` is told.
    pub(super) async fn wait_for(&mut self, seq: u32) -> anyhow::Result<()> {
        loop {
            match self.next().await? {
                ServerMessage::Events { from, .. } if from == seq => return Ok(()),
                ServerMessage::Refused { code, .. } => bail!("move {seq} was refused: {code}"),
                _ => {}
            }
        }
    }

    /// The next message of the room.
    pub(super) async fn next(&mut self) -> anyhow::Result<ServerMessage> {
        loop {
            match self.socket.next().await.context("the server ended a socket")?? {
                Message::Text(text) => return Ok(serde_json::from_str(&text)?),
                Message::Close(_) => bail!("the server closed a socket"),
                _ => {}
            }
        }
    }
}
