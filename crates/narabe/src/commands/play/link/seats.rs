//! The secrets that open seats: one for each site, as a browser has one cookie for each.
//!
//! Invariant: only this user can read the file, and a secret goes to the site that gave it and to no other.

use std::collections::BTreeMap;
use std::fs::{self, DirBuilder};
use std::io::{self, ErrorKind, Write as _};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::address::Site;

/// The seats of one player.
#[derive(Debug)]
pub(super) struct Seats {
    /// Where they are kept; nowhere when the system names no folder for it.
    file: Option<PathBuf>,
    /// Cookies by the site that gave them.
    cookies: BTreeMap<String, String>,
}

impl Seats {
    /// The seats in this file; none when there is no such file yet.
    pub(super) fn open(file: Option<PathBuf>) -> anyhow::Result<Self> {
        let cookies = match &file {
            Some(file) => {
                read(file).with_context(|| format!("reading the seats in {}", file.display()))?
            }
            None => BTreeMap::new(),
        };
        Ok(Self { file, cookies })
    }

    /// The cookie for this site.
    pub(super) fn cookie(&self, site: &Site) -> Option<&str> {
        self.cookies.get(&site.to_string()).map(String::as_str)
    }

    /// Keeps a cookie for the next time. Whether it could be kept.
    pub(super) fn keep(&mut self, site: &Site, cookie: &str) -> bool {
        self.cookies.insert(site.to_string(), cookie.to_owned());
        self.file.as_deref().is_some_and(|file| write(file, &self.cookies).is_ok())
    }
}

fn read(file: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    match fs::read_to_string(file) {
        Ok(text) => serde_json::from_str(&text).context("it is no list of seats"),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(BTreeMap::new()),
        Err(error) => Err(error.into()),
    }
}

/// Writes a new file and puts it in the old one's place, so that none is ever half written. Temporary files
/// are readable by their owner only.
fn write(file: &Path, cookies: &BTreeMap<String, String>) -> io::Result<()> {
    let folder = match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    let mut fresh = tempfile::NamedTempFile::new_in(folder)?;
    serde_json::to_writer_pretty(&mut fresh, cookies)?;
    fresh.write_all(b"\n")?;
    fresh.persist(file)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use tempfile::TempDir;

    use super::*;

    #[test]
    fn a_secret_is_kept_for_its_site_and_its_owner() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("new/seats.json");
        let site = |text| Site::parse(text).unwrap();
        let mut seats = Seats::open(Some(file.clone())).unwrap();
        assert!(seats.keep(&site("http://a.example"), "narabe_seat=1"));
        assert!(seats.keep(&site("http://b.example"), "narabe_seat=2"));
        let again = Seats::open(Some(file.clone())).unwrap();
        assert_eq!(again.cookie(&site("http://a.example")), Some("narabe_seat=1"));
        assert_eq!(again.cookie(&site("http://a.example:81")), None);
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&file), mode(file.parent().unwrap())), (0o600, 0o700));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_not_written_over() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("seats.json");
        fs::write(&file, "something else").unwrap();
        assert!(Seats::open(Some(file)).is_err());
    }

    #[test]
    fn what_cannot_be_kept_still_opens_the_seat_until_the_end() {
        let site = Site::parse("http://a.example").unwrap();
        for file in [None, Some(PathBuf::from("/dev/null/seats.json"))] {
            let mut seats = Seats { file, cookies: BTreeMap::new() };
            assert!(!seats.keep(&site, "narabe_seat=1"));
            assert_eq!(seats.cookie(&site), Some("narabe_seat=1"));
        }
    }
}
