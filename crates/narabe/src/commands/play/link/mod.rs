//! A game with a friend by a link: a room on a site, which a browser can be the other side of.
//!
//! [`machine`] and [`room`] are pure: what is known, what is said of it, what is to be done. [`visit`]
//! carries it out, with [`socket`] and [`api`] towards the site, [`lines`] and [`screen`] towards the player.

mod address;
mod api;
mod lines;
mod machine;
mod room;
mod screen;
mod seats;
mod socket;
mod typed;
mod visit;

use std::io::{BufReader, Stdout, stdout};
use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::ValueEnum;
use clap::builder::{OsStringValueParser, TypedValueParser};
use narabe_game::Setting;
use narabe_wire::{ErrorCode, Opens, RoomCreated};
use narabe_words::{Lang, words};

use self::address::{Door, Kind, Site, parse_link};
use self::api::{Api, Trouble};
use self::lines::Lines;
use self::room::Leaving;
use self::screen::Screen;
use self::seats::Seats;
use super::reply::is_yes;
use super::table::{Cpu, Table};

/// Where a game by a link is played.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "By a link")]
pub(crate) struct LinkArgs {
    /// The site on which a room is made
    #[arg(long, value_name = "URL", env = "NARABE_SITE", default_value = "http://127.0.0.1:8080",
        value_parser = Site::parse)]
    site: Site,
    /// Go to this room: by its link, to sit down or to come back to your seat, or by its link to watch
    #[arg(long, value_name = "LINK", conflicts_with_all = ["rules", "size", "options", "opening"])]
    pub(super) join: Option<String>,
    /// Who opens in a room that you make: --second is the same as friend
    #[arg(long, value_enum, conflicts_with_all = ["second", "join"])]
    pub(super) opens: Option<Opener>,
    /// The file with the secrets of your seats; otherwise narabe/seats.json among the system's state files
    #[arg(long, value_name = "FILE", env = "NARABE_SEAT", value_parser = path_or_nothing())]
    seat: Option<PathBuf>,
    #[arg(long, hide = true, env = "XDG_STATE_HOME", value_parser = path_or_nothing())]
    state_home: Option<PathBuf>,
}

/// A variable of the environment that is there and empty is as good as none.
fn path_or_nothing() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(PathBuf::from)
}

/// Who opens, as it is typed by the one who makes the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Opener {
    /// You
    Me,
    /// Who joins
    Friend,
    /// One of both, by the site's lot
    Lot,
}

impl From<Opener> for Opens {
    fn from(opener: Opener) -> Self {
        match opener {
            Opener::Me => Self::Creator,
            Opener::Friend => Self::Guest,
            Opener::Lot => Self::Lot,
        }
    }
}

impl LinkArgs {
    /// Where seats are kept. A relative folder of the system's counts for nothing, as its specification says:
    /// it would leave secrets wherever one happens to be.
    fn seats(&self) -> Option<PathBuf> {
        let home = || Some(std::env::home_dir()?.join(".local/state"));
        let state = self.state_home.clone().filter(|folder| folder.is_absolute()).or_else(home);
        let seat = self.seat().map(Path::to_path_buf);
        seat.or_else(|| Some(state?.join("narabe/seats.json")))
    }

    /// The file that was asked for.
    fn seat(&self) -> Option<&Path> {
        self.seat.as_deref().filter(|file| *file != Path::new(""))
    }
}

/// What is played in a room that is made, and by whom.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    pub(super) setting: Setting,
    pub(super) opens: Opens,
    /// For the computer, should it take the place of a rival who stays away.
    pub(super) seed: u64,
}

/// Plays in a room, and in those of its rematches.
pub(super) fn run(args: &LinkArgs, terms: &Terms, lang: Lang) -> anyhow::Result<()> {
    let (site, door) = match &args.join {
        Some(link) => {
            let (site, door) = parse_link(&args.site, link)?;
            (site, Some(door))
        }
        None => (args.site.clone(), None),
    };
    let seats = Seats::open(args.seats())?;
    let cookie = seats.cookie(&site).map(str::to_owned);
    let mut player = Visitor {
        api: Api { site, lang, cookie },
        seats,
        lines: Lines::of_stdin(),
        screen: Screen::new(stdout()),
        is_seat_kept: true,
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let left = runtime.block_on(player.play(door, terms))?;
    match left {
        Some((Leaving::Cpu { game, level, plays }, _)) => {
            let cpu = Some(Cpu { plays, level, seed: terms.seed });
            Table::new(*game, lang, cpu, BufReader::new(player.lines), stdout().lock()).play()
        }
        Some((Leaving::Fault(fault), _)) => bail!("the site's game cannot be followed: {fault}"),
        Some((_, door)) => player.say_goodbye(&door, args),
        None => Ok(()),
    }
}

/// Somebody on the way from room to room.
struct Visitor {
    api: Api,
    seats: Seats,
    lines: Lines,
    screen: Screen<Stdout>,
    /// Whether one can come back to a seat.
    is_seat_kept: bool,
}

impl Visitor {
    /// Plays until there is a reason to stop; with the room that was the last. `None`: there was no room.
    async fn play(
        &mut self,
        door: Option<Door>,
        terms: &Terms,
    ) -> anyhow::Result<Option<(Leaving, Door)>> {
        let entered = match door {
            None => Some(self.make_room(terms).await?),
            Some(door) if door.kind == Kind::Play => self.sit_down(door).await?,
            Some(door) => Some(self.go_watching(door).await?),
        };
        let Some(mut door) = entered else { return Ok(None) };
        loop {
            let api = self.api.clone();
            let left = visit::visit(api, door.clone(), &mut self.lines, &mut self.screen).await?;
            let Leaving::Rematch(link) = left else { return Ok(Some((left, door))) };
            door = Door::parse(&link)?;
            let there = self.api.site.absolute(&link);
            self.say("terminal-rematch", &[("link", &there)])?;
        }
    }

    async fn make_room(&mut self, terms: &Terms) -> anyhow::Result<Door> {
        let Terms { setting, opens, .. } = terms;
        let RoomCreated { url, watch_url, .. } = self.api.create(setting.spec(), *opens).await?;
        self.keep_seat()?;
        for (label, link) in [("room-link-label", &url), ("room-watch-label", &watch_url)] {
            let label = words(self.api.lang, label, &[]);
            self.screen.say(&format!("{label}: {}", self.api.site.absolute(link)))?;
        }
        let door = Door::parse(&url)?;
        if *opens == Opens::Lot {
            self.tell_lot(&door).await?;
        }
        self.say("room-wait-sentence", &[])?;
        Ok(door)
    }

    /// Where the lot has put the maker of a room.
    async fn tell_lot(&mut self, door: &Door) -> anyhow::Result<()> {
        match self.api.view(&door.name).await?.you {
            Some(you) => self.say(&format!("terminal-lot-{you}"), &[]),
            None => Ok(()),
        }
    }

    /// Takes a seat; where both are taken one may watch.
    async fn sit_down(&mut self, door: Door) -> anyhow::Result<Option<Door>> {
        match self.api.join(&door.name).await {
            Ok(_) => {
                self.keep_seat()?;
                Ok(Some(door))
            }
            Err(Trouble::Refused(problem)) if problem.code == ErrorCode::SeatsTaken.name() => {
                self.screen.say(&problem.title)?;
                self.offer_to_watch(&door).await
            }
            Err(trouble) => Err(trouble.into()),
        }
    }

    async fn offer_to_watch(&mut self, door: &Door) -> anyhow::Result<Option<Door>> {
        self.say("terminal-watch-ask", &[])?;
        self.screen.ask()?;
        let answer = self.lines.next().await.unwrap_or_default();
        self.screen.was_answered();
        if !is_yes(self.api.lang, &answer) {
            self.say("terminal-bye", &[])?;
            return Ok(None);
        }
        let view = self.api.view(&door.name).await?;
        Ok(Some(Door::parse(&view.watch_url)?))
    }

    async fn go_watching(&self, door: Door) -> anyhow::Result<Door> {
        if !self.api.has(&door).await {
            let say = |key: &str| words(self.api.lang, key, &[]);
            bail!("{}. {}", say("error-room-not-found"), say("error-room-not-found-help"));
        }
        Ok(door)
    }

    fn keep_seat(&mut self) -> anyhow::Result<()> {
        let Some(cookie) = &self.api.cookie else { return Ok(()) };
        self.is_seat_kept = self.seats.keep(&self.api.site, cookie);
        if !self.is_seat_kept {
            self.say("terminal-seat-unkept", &[])?;
        }
        Ok(())
    }

    /// How to come back, and goodbye.
    fn say_goodbye(&mut self, door: &Door, args: &LinkArgs) -> anyhow::Result<()> {
        if door.kind == Kind::Play && self.is_seat_kept {
            let file = args.seat().map(|file| format!(" --seat {}", file.display()));
            let file = file.unwrap_or_default();
            let command = format!("narabe play --join {}{}{file}", self.api.site, door.page());
            self.say("terminal-seat-back", &[("command", &command)])?;
        }
        self.say("terminal-bye", &[])
    }

    fn say(&mut self, key: &str, args: &[(&str, &str)]) -> anyhow::Result<()> {
        self.screen.say(&words(self.api.lang, key, args))?;
        Ok(self.screen.flush()?)
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args as _, Command, FromArgMatches as _};

    use super::*;
    use crate::commands::play::PlayArgs;

    #[test]
    fn seats_are_kept_in_a_folder_of_the_systems_or_in_the_file_asked_for() {
        let home = std::env::home_dir().map(|home| home.join(".local/state/narabe/seats.json"));
        let file = |path| Some(PathBuf::from(path));
        let cases = [
            (["--seat=seat.json", "--state-home=/state"], file("seat.json")),
            (["--seat=", "--state-home=/state"], file("/state/narabe/seats.json")),
            (["--seat=", "--state-home="], home.clone()),
            (["--seat=", "--state-home=state"], home),
        ];
        for (typed, kept) in cases {
            let command = PlayArgs::augment_args(Command::new("play").no_binary_name(true));
            let matches = command.try_get_matches_from(typed).unwrap();
            let args = PlayArgs::from_arg_matches(&matches).unwrap().link;
            assert_eq!(args.seats(), kept, "{typed:?}");
        }
    }
}
