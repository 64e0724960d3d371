//! Addresses: a site, and what its links open.

use std::fmt;

/// A site that is reached by plain http: its host, and its port where it names one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Site {
    authority: String,
}

/// What a link opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Door {
    pub(super) kind: Kind,
    /// The room's name, or the watchers' name for it.
    pub(super) name: String,
}

/// By which of its two links a room is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// To play.
    Play,
    /// To watch.
    Watch,
}

/// A text that is no address we can use.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum AddressError {
    /// The connection would have to be encrypted.
    #[error(
        "{0} needs https; from the terminal only http sites can be reached: open it in a browser"
    )]
    Encrypted(String),
    /// No site.
    #[error("a site is written http://host or http://host:port, not {0:?}")]
    Site(String),
    /// No link to a room.
    #[error("a room's link ends in /r/NAME, a link to watch in /w/NAME; {0:?} does neither")]
    Link(String),
}

impl Site {
    /// Reads the address of a site; a slash at its end is no harm.
    pub(super) fn parse(text: &str) -> Result<Self, AddressError> {
        let text = text.trim().trim_end_matches('/').to_ascii_lowercase();
        if text.starts_with("https://") {
            return Err(AddressError::Encrypted(text));
        }
        let authority = text.strip_prefix("http://").unwrap_or_default();
        if authority.is_empty() || authority.contains(['/', '?', '#', '@', ' ']) {
            return Err(AddressError::Site(text));
        }
        Ok(Self { authority: authority.to_owned() })
    }

    /// Host and port, as in a request's `host`.
    pub(super) fn authority(&self) -> &str {
        &self.authority
    }

    /// Host and port to connect to.
    pub(super) fn endpoint(&self) -> String {
        let after_host = self.authority.rsplit(']').next().unwrap_or_default();
        let has_port = after_host.contains(':');
        if has_port { self.authority.clone() } else { format!("{}:80", self.authority) }
    }

    /// A link as it can be sent to somebody: servers without a public address give only the path.
    pub(super) fn absolute(&self, link: &str) -> String {
        if link.starts_with('/') { format!("{self}{link}") } else { link.to_owned() }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.authority)
    }
}

impl Door {
    /// Reads what a link opens, wherever it leads.
    pub(super) fn parse(link: &str) -> Result<Self, AddressError> {
        let path = link
            .split_once("://")
            .map_or(link, |(_, rest)| rest.split_once('/').map_or("", |(_, path)| path));
        let path = path.split(['?', '#']).next().unwrap_or_default().trim_matches('/');
        let (kind, name) = match path.split_once('/') {
            Some(("r", name)) => (Kind::Play, name),
            Some(("w", name)) => (Kind::Watch, name),
            _ => return Err(AddressError::Link(link.to_owned())),
        };
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(AddressError::Link(link.to_owned()));
        }
        Ok(Self { kind, name: name.to_owned() })
    }

    /// The path of the page behind the link.
    pub(super) fn page(&self) -> String {
        let letter = match self.kind {
            Kind::Play => 'r',
            Kind::Watch => 'w',
        };
        format!("/{letter}/{}", self.name)
    }

    /// The path of the socket, for events from a number on.
    pub(super) fn live(&self, since: u32) -> String {
        let kind = match self.kind {
            Kind::Play => "rooms",
            Kind::Watch => "watch",
        };
        format!("/api/{kind}/{}/live?since={since}", self.name)
    }
}

/// Where a link leads and what it opens; a path alone belongs to `site`.
pub(super) fn parse_link(site: &Site, link: &str) -> Result<(Site, Door), AddressError> {
    let link = link.trim();
    let door = Door::parse(link)?;
    let Some((scheme, rest)) = link.split_once("://") else { return Ok((site.clone(), door)) };
    let authority = rest.split('/').next().unwrap_or_default();
    Ok((Site::parse(&format!("{scheme}://{authority}"))?, door))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_is_an_http_origin() {
        let cases = [
            ("http://127.0.0.1:8080", Ok("127.0.0.1:8080")),
            ("http://Play.example/", Ok("play.example:80")),
            ("http://[::1]:8080", Ok("[::1]:8080")),
            ("http://[::1]", Ok("[::1]:80")),
            ("https://play.example", Err("only http sites can be reached")),
            ("play.example", Err("a site is written")),
            ("http://", Err("a site is written")),
            ("http://play.example/r/abc", Err("a site is written")),
            ("http://me@play.example", Err("a site is written")),
        ];
        for (text, expected) in cases {
            match (Site::parse(text), expected) {
                (Ok(site), Ok(endpoint)) => assert_eq!(site.endpoint(), endpoint, "{text}"),
                (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{text}"),
                (got, _) => panic!("{text}: {got:?}"),
            }
        }
    }

    #[test]
    fn links_open_rooms() {
        let here = Site::parse("http://here.example").unwrap();
        let cases = [
            ("http://a.example:81/r/0abc", Ok(("http://a.example:81", "/r/0abc"))),
            (" http://a.example/w/0abc?lang=pl#x ", Ok(("http://a.example", "/w/0abc"))),
            ("/r/0abc", Ok(("http://here.example", "/r/0abc"))),
            ("w/0abc/", Ok(("http://here.example", "/w/0abc"))),
            ("https://a.example/r/0abc", Err("only http sites")),
            ("http://a.example/", Err("a room's link")),
            ("http://a.example/r/", Err("a room's link")),
            ("http://a.example/r/a/b", Err("a room's link")),
            ("/r/..%2f", Err("a room's link")),
            ("0abc", Err("a room's link")),
            ("", Err("a room's link")),
            ("ftp://a.example/r/0abc", Err("a site is written")),
        ];
        for (link, expected) in cases {
            match (parse_link(&here, link), expected) {
                (Ok((site, door)), Ok((origin, page))) => {
                    assert_eq!((site.to_string(), door.page()), (origin.into(), page.into()));
                }
                (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{link}"),
                (got, _) => panic!("{link}: {got:?}"),
            }
        }
    }
}
