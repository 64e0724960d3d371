//! A browser: requests with its cookies, and sockets.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::http::{Response, request};
use crate::socket::Socket;

/// A browser with its cookies.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    address: SocketAddr,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) language: &'static str,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, cookies: BTreeMap::new(), language: "en" }
    }

    /// The same browser, at another server.
    pub(crate) fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    fn cookie_header(&self) -> String {
        let pairs: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// Sends a request and keeps the cookies that come back.
    pub(crate) async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Response {
        let cookies = self.cookie_header();
        let mut all = vec![("accept-language", self.language)];
        if !cookies.is_empty() {
            all.push(("cookie", cookies.as_str()));
        }
        all.extend(headers);
        let response = request(self.address, method, path, &all, body).await;
        for cookie in response.headers("set-cookie") {
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        response
    }

    pub(crate) async fn get(&mut self, path: &str) -> Response {
        self.send("GET", path, &[], "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &str) -> Response {
        self.send("POST", path, &[("content-type", "application/json")], body).await
    }

    /// Makes a room and gives its name.
    pub(crate) async fn create(&mut self, rules: &str) -> String {
        self.create_by(&json!({"setting": {"rules": rules}})).await
    }

    /// A room made by this request.
    pub(crate) async fn create_by(&mut self, request: &Value) -> String {
        let response = self.post("/api/rooms", &request.to_string()).await;
        assert_eq!(response.status, 201, "{response:?}");
        response.json()["room"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn join(&mut self, room: &str) -> Response {
        self.post(&format!("/api/rooms/{room}/join"), "").await
    }

    /// The watch link's last part, as a player is told it.
    pub(crate) async fn watch_id(&mut self, room: &str) -> String {
        let view = self.get(&format!("/api/rooms/{room}")).await.json();
        view["watch_url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned()
    }

    /// A socket to a room, after its greeting.
    pub(crate) async fn live(&self, room: &str) -> Socket {
        self.live_since(room, None).await
    }

    pub(crate) async fn live_since(&self, room: &str, since: Option<u32>) -> Socket {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        self.socket(&format!("/api/rooms/{room}/live{since}")).await.unwrap()
    }

    /// A socket to a path, or the status that refused it.
    pub(crate) async fn socket(&self, path: &str) -> Result<Socket, u16> {
        let headers = [("cookie", self.cookie_header()), ("accept-language", self.language.into())];
        Socket::open(self.address, path, &headers).await
    }
}
