//! The judge of a game between engines: `narabe-game` says what a move is and when the game is over; no engine does.

use std::time::Duration;

use narabe_contest::{OpeningError, game_from};
use narabe_formats::{GameRecord, RecordedMove, RecordedResult};
use narabe_game::{Action, Game, Reason, Setting, Token};
use narabe_protocol::{Axes, Command, Coordinates, ListedStone, Owner};
use narabe_rules::{Color, Extent, Point};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// By the rules.
    Rules(Reason),
    /// By what an engine did or left undone, or by the terms of the match.
    Conduct(Conduct),
}

/// An end that is none by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Conduct {
    /// The loser's move was none.
    IllegalMove,
    /// The loser's time was up.
    Late,
    /// The loser's program ended, or closed its output.
    Crash,
    /// The loser's program did not start, or would not play on this board.
    NoStart,
    /// The game was as long as games of this match may be.
    DrawAfter,
}

impl Conduct {
    const fn name(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal-move",
            Self::Late => "time",
            Self::Crash => "crash",
            Self::NoStart => "no-start",
            Self::DrawAfter => "draw-after",
        }
    }
}

impl Cause {
    /// The name in text and JSON.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Rules(reason) => reason.name(),
            Self::Conduct(conduct) => conduct.name(),
        }
    }

    /// Whether the loser's program is at fault, and not its play.
    pub(crate) fn is_fault(name: &str) -> bool {
        let faults = [Conduct::IllegalMove, Conduct::Late, Conduct::Crash, Conduct::NoStart];
        faults.iter().any(|fault| fault.name() == name)
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    /// Who won; `None` for a draw.
    pub(crate) winner: Option<Color>,
    /// Why.
    pub(crate) cause: Cause,
}

/// A game under way.
#[derive(Clone, Debug)]
pub(crate) struct Referee {
    game: Game,
    times: Vec<Option<u64>>,
    draw_after: Option<usize>,
    passes: bool,
}

impl Referee {
    /// A game from this opening, which must be legal and no whole game. `draw_after` stones it is drawn; `passes`
    /// says whether the engines know a pass.
    pub(crate) fn new(
        setting: &Setting,
        opening: &[Point],
        draw_after: Option<usize>,
        passes: bool,
    ) -> Result<Self, OpeningError> {
        let game = game_from(setting, opening)?;
        let times = vec![Some(0); opening.len()];
        Ok(Self { game, times, draw_after, passes })
    }

    fn extent(&self) -> Extent {
        self.game.setting().rules().extent
    }

    /// Whose move it is; the game must not be over.
    pub(crate) fn to_move(&self) -> Color {
        self.game.color_to_place().unwrap_or_else(|| match self.game.moves().last() {
            Some(last) => last.color.other(),
            None => Color::Black,
        })
    }

    /// What the side to move is asked: the whole board when it has not seen it, else the rival's last move.
    pub(crate) fn question(&self, has_seen: bool) -> Command {
        let moves = self.game.moves();
        match moves.last() {
            None => Command::Begin,
            Some(last) if has_seen => Command::Turn(self.coordinates(last.point)),
            Some(_) => Command::Board(self.listed()),
        }
    }

    /// The moves in their order, as the side to move sees them.
    fn listed(&self) -> Vec<ListedStone> {
        let own = self.to_move();
        let stones = self.game.moves().iter().map(|one| ListedStone {
            at: self.coordinates(one.point),
            owner: if one.color == own { Owner::Own } else { Owner::Rival },
        });
        stones.collect()
    }

    fn coordinates(&self, point: Option<Point>) -> Coordinates {
        point
            .and_then(|point| Axes::ColumnRow.coordinates(self.extent(), point))
            .unwrap_or(Coordinates::PASS)
    }

    /// Takes the move of the side to move; the end, if it is one.
    pub(crate) fn take(&mut self, at: Coordinates, elapsed: Duration) -> Option<End> {
        let color = self.to_move();
        let illegal = || Some(lost(color, Conduct::IllegalMove));
        let point = Axes::ColumnRow.point(self.extent(), at);
        let action = match point {
            Some(point) => Action::Place(point),
            None if at == Coordinates::PASS && self.passes => Action::Pass,
            None => return illegal(),
        };
        if self.game.apply(&Token::prompted(action), 0).is_err() {
            return illegal();
        }
        self.times.push(Some(elapsed.as_millis() as u64));
        if let Some(outcome) = self.game.outcome() {
            return Some(End { winner: outcome.color, cause: Cause::Rules(outcome.reason) });
        }
        let stones = self.game.moves().len();
        let is_long = self.draw_after.is_some_and(|most| stones >= most);
        is_long.then_some(End { winner: None, cause: Cause::Conduct(Conduct::DrawAfter) })
    }

    /// The game with its end, without names.
    pub(crate) fn record(&self, end: End) -> GameRecord {
        let rules = self.game.setting().rules();
        let options = rules.options.iter().map(|(key, value)| ((*key).to_owned(), value.clone()));
        let moves = self.game.moves().iter().zip(&self.times);
        let reason = Some(end.cause.name().to_owned());
        GameRecord {
            rules: Some(rules.id.to_owned()),
            options: options.collect(),
            moves: moves.map(|(one, ms)| RecordedMove { point: one.point, ms: *ms }).collect(),
            result: Some(RecordedResult { winner: end.winner, reason }),
            ..GameRecord::new(rules.extent.lines().unwrap_or_default())
        }
    }
}

/// The end of a game that this side has lost by its conduct.
pub(crate) const fn lost(color: Color, conduct: Conduct) -> End {
    End { winner: Some(color.other()), cause: Cause::Conduct(conduct) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_game::SettingSpec;
    use narabe_rules::parse_points;

    fn referee(rules: &str, opening: &str, passes: bool) -> Result<Referee, OpeningError> {
        let (rules, foul) = rules.split_once(' ').unwrap_or((rules, ""));
        let options = foul.split_once('=').into_iter();
        let options = options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let setting = Setting::resolve(&SettingSpec { options, ..SettingSpec::of(rules) }).unwrap();
        let points = parse_points(setting.rules().extent, opening).unwrap();
        Referee::new(&setting, &points, Some(9), passes)
    }

    /// The end that the move `column,row` makes.
    fn end(rules: &str, opening: &str, at: (i32, i32)) -> Option<(Option<Color>, &'static str)> {
        let mut referee = referee(rules, opening, false).unwrap();
        let end = referee.take(Coordinates { first: at.0, second: at.1 }, Duration::ZERO);
        end.map(|end| (end.winner, end.cause.name()))
    }

    #[test]
    fn the_rules_say_what_a_move_is() {
        let (black, white) = (Some(Color::Black), Some(Color::White));
        let four = "h8 a1 i8 a3 j8 a5 k8 a7";
        let threes = "h9 a1 h10 a3 i8 a5 j8 o1";
        let cases = [
            ("freestyle", "", (7, 7), None),
            ("freestyle", "h8", (7, 7), Some((black, "illegal-move"))),
            ("freestyle", "h8", (15, 0), Some((black, "illegal-move"))),
            ("freestyle", "", (-1, 0), Some((white, "illegal-move"))),
            ("freestyle", "h8", (-1, -1), Some((black, "illegal-move"))),
            ("freestyle", four, (11, 7), Some((black, "five"))),
            ("renju foul=loss", threes, (7, 7), Some((white, "foul-33"))),
            ("renju", threes, (7, 7), Some((white, "illegal-move"))),
            ("freestyle", "h8 a1 i8 a3 b8 a5 k8 a7", (0, 0), Some((None, "draw-after"))),
        ];
        for (rules, opening, at, expected) in cases {
            assert_eq!(end(rules, opening, at), expected, "{rules} {opening} {at:?}");
        }
    }

    #[test]
    fn engines_that_know_passes_may_pass() {
        let mut referee = referee("freestyle", "h8", true).unwrap();
        assert_eq!(referee.take(Coordinates::PASS, Duration::ZERO), None);
        assert_eq!(referee.question(true), Command::Turn(Coordinates::PASS));
        let end = referee.take(Coordinates::PASS, Duration::ZERO).unwrap();
        assert_eq!((end.winner, end.cause.name()), (None, "passes"));
        assert_eq!(referee.record(end).transcript(), "h8 pass pass");
    }

    #[test]
    fn a_side_is_shown_the_board_once_and_then_the_rivals_moves() {
        let mut referee = referee("freestyle", "h8 a15", false).unwrap();
        let text = |command: Command| command.to_string();
        assert_eq!(text(referee.question(false)), "BOARD\n7,7,1\n0,0,2\nDONE");
        assert_eq!(referee.take(Coordinates { first: 8, second: 7 }, Duration::ZERO), None);
        assert_eq!(text(referee.question(false)), "BOARD\n7,7,2\n0,0,1\n8,7,2\nDONE");
        assert_eq!(text(referee.question(true)), "TURN 8,7");
    }

    #[test]
    fn an_opening_is_no_whole_game() {
        let refused = |opening| referee("freestyle", opening, false).unwrap_err().to_string();
        assert!(refused("h8 h8").contains("h8"));
        assert!(refused("h8 a1 i8 a3 j8 a5 k8 a7 l8").contains("ends the game"));
    }
}
