//! A live socket of a test.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::tungstenite::{Error, Message, http::Uri};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Longer than any answer takes: a test that waits for it has failed.
pub(crate) const LIMIT: Duration = Duration::from_secs(10);

pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The greeting.
    pub(crate) hello: Value,
    /// How many events this client has seen.
    pub(crate) seq: u64,
    sent: u32,
}

/// How a socket ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    pub(crate) code: Option<u16>,
}

impl Socket {
    pub(crate) async fn open(
        address: SocketAddr,
        path: &str,
        headers: &[(&str, String)],
    ) -> Result<Self, u16> {
        let uri: Uri = format!("ws://{address}{path}").parse().unwrap();
        let mut builder = ClientRequestBuilder::new(uri);
        for (name, value) in headers {
            builder = builder.with_header(*name, value.clone());
        }
        let (stream, _) = connect_async(builder).await.map_err(|error| match error {
            Error::Http(response) => response.status().as_u16(),
            other => panic!("{other}"),
        })?;
        let mut socket = Self { stream, hello: Value::Null, seq: 0, sent: 0 };
        socket.hello = socket.next().await;
        assert_eq!(socket.hello["type"], "hello");
        socket.seq = socket.hello["seq"].as_u64().unwrap();
        Ok(socket)
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Value {
        self.try_next().await.expect("the socket is open")
    }

    /// The next message, or the end.
    pub(crate) async fn try_next(&mut self) -> Result<Value, Ended> {
        loop {
            let message = timeout(LIMIT, self.stream.next()).await.expect("an answer in time");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["type"] == "events" {
                        let events = message["events"].as_array().unwrap().len() as u64;
                        self.seq = self.seq.max(message["from"].as_u64().unwrap() + events);
                    }
                    return Ok(message);
                }
                Some(Ok(Message::Close(frame))) => {
                    return Err(Ended { code: frame.map(|frame| frame.code.into()) });
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Ended { code: None }),
            }
        }
    }

    /// The next message of one type; others are passed over.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// Sends without waiting for what becomes of it.
    pub(crate) async fn say(&mut self, message: Value) {
        self.send(Message::text(message.to_string())).await;
    }

    /// Sends an action under a fresh name, for the state that this client has seen.
    pub(crate) async fn act(&mut self, token: &str) {
        self.sent += 1;
        let id = format!("{token}-{}", self.sent);
        self.act_as(&id, self.seq, token).await;
    }

    pub(crate) async fn act_as(&mut self, id: &str, seq: u64, token: &str) {
        self.say(json!({"type": "act", "id": id, "seq": seq, "token": token})).await;
    }

    /// Sends an action that must be accepted, and waits until it is.
    pub(crate) async fn play(&mut self, token: &str) {
        self.act(token).await;
        let message = self.next_acted().await;
        assert_eq!(message["type"], "events", "{token}: {message}");
        assert_eq!(message["events"][0]["token"], token);
    }

    /// Sends an action that must be refused, and gives the code.
    pub(crate) async fn refused(&mut self, token: &str) -> String {
        self.act(token).await;
        let message = self.next_acted().await;
        assert_eq!(message["type"], "refused", "{token}: {message}");
        message["code"].as_str().unwrap().to_owned()
    }

    /// The next message about an action.
    pub(crate) async fn next_acted(&mut self) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == "events" || message["type"] == "refused" {
                return message;
            }
        }
    }
}
