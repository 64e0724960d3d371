//! Pages for people: rendered in the reader's language, useful before and without scripts.

pub(crate) mod error;
mod frame;
pub(crate) mod play;
pub(crate) mod room;
pub(crate) mod watch;

/// `GET /robots.txt`: rooms are private, and their names are not to be collected.
pub(crate) async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /r/\nDisallow: /w/\nDisallow: /api/\n"
}
