//! The site's HTTP interface: rooms are made, entered and looked at here; what is played goes by the socket.

use std::time::Duration;

use anyhow::{Context as _, anyhow};
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{HeaderMap, Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use narabe_game::{Player, SettingSpec};
use narabe_wire::{CreateRoom, Joined, Opens, Problem, RoomCreated, RoomView};
use narabe_words::Lang;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use super::address::{Door, Site};

/// How long a site may take to answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// No answer is larger.
const MAX_ANSWER_BYTES: usize = 1024 * 1024;

/// A site, and who asks it.
#[derive(Clone, Debug)]
pub(super) struct Api {
    pub(super) site: Site,
    pub(super) lang: Lang,
    /// The cookie that opens the seats, once there is one.
    pub(super) cookie: Option<String>,
}

/// Why the site did not do what was asked.
#[derive(Debug)]
pub(super) enum Trouble {
    /// It says why, in the player's language.
    Refused(Box<Problem>),
    /// It cannot be understood, or not be reached.
    Broken(anyhow::Error),
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

impl Api {
    /// Makes a room, and takes a seat in it.
    pub(super) async fn create(
        &mut self,
        setting: SettingSpec,
        opens: Opens,
    ) -> Result<RoomCreated, Trouble> {
        self.post("/api/rooms", &CreateRoom { setting, opens }).await
    }

    /// Takes the free seat of a room, or the seat that this player has there already.
    pub(super) async fn join(&mut self, room: &str) -> Result<Player, Trouble> {
        let joined: Joined = self.post(&format!("/api/rooms/{room}/join"), &()).await?;
        Ok(joined.player)
    }

    /// How a room stands.
    pub(super) async fn view(&self, room: &str) -> Result<RoomView, Trouble> {
        let path = format!("/api/rooms/{room}");
        read(&self.ask(Method::GET, &path, Bytes::new()).await.map_err(Trouble::Broken)?)
    }

    /// Whether the room is still there. Only a clear "no such room" counts: a site that cannot be reached
    /// may come back.
    pub(super) async fn has(&self, door: &Door) -> bool {
        let answer = self.ask(Method::GET, &door.page(), Bytes::new()).await;
        answer.map_or(true, |answer| answer.status != StatusCode::NOT_FOUND)
    }

    async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Trouble> {
        let body = serde_json::to_vec(body).map_err(|error| Trouble::Broken(error.into()))?;
        let answer = self.ask(Method::POST, path, body.into()).await.map_err(Trouble::Broken)?;
        if let Some(cookie) = seat_cookie(&answer.headers) {
            self.cookie = Some(cookie);
        }
        read(&answer)
    }

    async fn ask(&self, method: Method, path: &str, body: Bytes) -> anyhow::Result<Answer> {
        let answer = tokio::time::timeout(PATIENCE, self.exchange(method, path, body)).await;
        let answer = answer.unwrap_or_else(|_| Err(anyhow!("it does not answer")));
        answer.with_context(|| format!("{} cannot be reached", self.site))
    }

    async fn exchange(&self, method: Method, path: &str, body: Bytes) -> anyhow::Result<Answer> {
        let stream = TcpStream::connect(self.site.endpoint()).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        // It ends with the sender; what goes wrong in it is told by the answer as well.
        drop(tokio::spawn(connection));
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.site.authority())
            .header(ACCEPT_LANGUAGE, self.lang.code())
            .header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let response = sender.send_request(request.body(Full::new(body))?).await?;
        let (head, body) = response.into_parts();
        let body = Limited::new(body, MAX_ANSWER_BYTES).collect().await;
        let body = body.map_err(|error| anyhow!(error))?.to_bytes();
        Ok(Answer { status: head.status, headers: head.headers, body })
    }
}

/// The name and the value of the seat's cookie, as they are sent back.
fn seat_cookie(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.filter_map(|cookie| cookie.split(';').next());
    let seat = pairs.find(|pair| {
        let name = pair.split('=').next().unwrap_or_default();
        name == "narabe_seat" || name == "__Host-narabe_seat"
    });
    seat.map(str::to_owned)
}

fn read<T: DeserializeOwned>(answer: &Answer) -> Result<T, Trouble> {
    let not_narabe = |error: serde_json::Error| {
        Trouble::Broken(anyhow!(error).context("this does not look like narabe's answer"))
    };
    if answer.status.is_success() {
        return serde_json::from_slice(&answer.body).map_err(not_narabe);
    }
    match serde_json::from_slice(&answer.body) {
        Ok(problem) => Err(Trouble::Refused(Box::new(problem))),
        Err(error) => Err(not_narabe(error)),
    }
}

impl From<Trouble> for anyhow::Error {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Refused(problem) => anyhow!("{}. {}", problem.title, problem.detail),
            Trouble::Broken(error) => error,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(status: u16, body: &'static str) -> Answer {
        let status = StatusCode::from_u16(status).unwrap();
        Answer { status, headers: HeaderMap::new(), body: Bytes::from_static(body.as_bytes()) }
    }

    #[test]
    fn answers_are_told_apart() {
        let problem = r#"{"type":"about:blank","title":"There is no such room","status":404,
            "detail":"Start a new one.","code":"room-not-found","args":{}}"#;
        let cases = [
            (answer(200, r#"{"player":"second"}"#), "second"),
            (answer(404, problem), "There is no such room. Start a new one."),
            (answer(200, "<html>"), "this does not look like narabe's answer"),
            (answer(502, "<html>"), "this does not look like narabe's answer"),
        ];
        for (answer, expected) in cases {
            let told = match read::<Joined>(&answer) {
                Ok(joined) => joined.player.to_string(),
                Err(trouble) => anyhow::Error::from(trouble).to_string(),
            };
            assert_eq!(told, expected);
        }
    }

    #[test]
    fn the_seat_s_cookie_is_found_among_others() {
        let cases = [
            (&["narabe_lang=pl; Path=/", "narabe_seat=ab; HttpOnly"][..], Some("narabe_seat=ab")),
            (&["__Host-narabe_seat=cd; Secure"][..], Some("__Host-narabe_seat=cd")),
            (&["not_narabe_seat=ef"][..], None),
            (&[][..], None),
        ];
        for (sent, expected) in cases {
            let mut headers = HeaderMap::new();
            for cookie in sent {
                headers.append(SET_COOKIE, cookie.parse().unwrap());
            }
            assert_eq!(seat_cookie(&headers).as_deref(), expected);
        }
    }
}
