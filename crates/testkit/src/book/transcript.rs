//! A game of the rule book: a setting, a transcript, and sentences about where it leads.

use narabe_game::{
    Alternative, CANONICAL_OPENINGS, Game, Region, Setting, SettingSpec, parse_transcript,
};
use narabe_rules::{ByColor, Color, Point};

use crate::setting::spec;

/// A transcript of the rule book.
#[derive(Clone, Debug)]
pub struct TranscriptExample {
    /// The setting that is asked for; it need not exist.
    pub setting: SettingSpec,
    /// The events as text.
    pub transcript: String,
    /// What is said of the game after them.
    pub expected: Vec<String>,
}

impl TranscriptExample {
    /// Reads a transcript: its setting, the tokens, and a line with `=>` for each sentence.
    pub(super) fn parse(info: &str, text: &str) -> Result<Self, String> {
        let setting = spec(info)?;
        let said = |line: &str| line.strip_prefix("=>").map(|rest| rest.trim().to_owned());
        let expected: Vec<String> = text.lines().filter_map(said).collect();
        let tokens: Vec<&str> = text.lines().filter(|line| said(line).is_none()).collect();
        if expected.is_empty() {
            return Err("a transcript says with `=>` where it leads".to_owned());
        }
        Ok(Self { setting, transcript: tokens.join(" ").trim().to_owned(), expected })
    }

    /// The sentences that are not true of the game.
    pub(super) fn misplayed(&self) -> Vec<String> {
        let facts = facts(&self.setting, &self.transcript);
        let wrong = self.expected.iter().filter(|expected| !facts.contains(expected));
        wrong.map(|expected| format!("{expected:?} is not among {facts:?}")).collect()
    }
}

/// Everything that can be said of the game: that there is none, or how it stands, its stones, who holds them, what is asked.
fn facts(setting: &SettingSpec, transcript: &str) -> Vec<String> {
    let mut game = match Setting::resolve(setting) {
        Ok(setting) => Game::new(setting),
        Err(error) => return vec![format!("no game: {}", error.code())],
    };
    let refusal = play(&mut game, transcript);
    let stands = refusal.unwrap_or_else(|| standing(&game));
    let mut facts = vec![stands, stones(&game), holders(&game)];
    facts.extend(
        [row(&game), captured(&game), left(&game), opens(&game), region(&game), asks(&game)]
            .into_iter()
            .flatten(),
    );
    facts
}

/// Plays up to the first refused token and says `refused 3 occupied` of it.
pub(super) fn play(game: &mut Game, transcript: &str) -> Option<String> {
    let words = match parse_transcript(game.setting().rules().extent, transcript) {
        Ok(words) => words,
        Err(error) => return Some(format!("refused 1 {}", error.code())),
    };
    words.into_iter().enumerate().find_map(|(index, (_, token))| {
        let code = match token {
            Ok(token) => game.apply(&token, 0).err()?.code(),
            Err(error) => error.code(),
        };
        Some(format!("refused {} {code}", index + 1))
    })
}

/// `running`, `first five`, `draw passes` …
fn standing(game: &Game) -> String {
    let Some(result) = game.position().result else { return "running".to_owned() };
    let winner = result.winner.map_or("draw", |player| player.name());
    format!("{winner} {}", result.reason.name())
}

/// `black: h8 i10 | white: h9`
fn stones(game: &Game) -> String {
    let of = |color| {
        let points = game.board().stones_of(color);
        let extent = game.setting().rules().extent;
        let names: Vec<String> = points.map(|point| extent.name(point).to_string()).collect();
        if names.is_empty() { "-".to_owned() } else { names.join(" ") }
    };
    format!("black: {} | white: {}", of(Color::Black), of(Color::White))
}

/// `holders: black second | white first`
fn holders(game: &Game) -> String {
    let ByColor { black, white } = game.holders();
    format!("holders: black {black} | white {white}")
}

/// `row: h8 h9 h10 h11 h12`
fn row(game: &Game) -> Option<String> {
    Some(format!("row: {}", game.position().result?.line?.join(" ")))
}

/// `captured: black 2 | white 0`, where there are captures.
fn captured(game: &Game) -> Option<String> {
    game.setting().rules().terms.capture_pairs?;
    let ByColor { black, white } = game.captured();
    Some(format!("captured: black {black} | white {white}"))
}

/// `left: black 33 | white 34`, where stones are limited.
fn left(game: &Game) -> Option<String> {
    let left = game.position().stones_left?;
    Some(format!("left: black {} | white {}", left.black, left.white))
}

/// `opens: D2 Keigetsu`, when the first three stones are one of the 26 openings.
fn opens(game: &Game) -> Option<String> {
    let code = game.position().opening_code?;
    let opening = CANONICAL_OPENINGS.iter().find(|opening| opening.code == code)?;
    Some(format!("opens: {code} {}", opening.name))
}

/// `where: 23 points from f6 to j10`, the corners of the smallest rectangle around them; `where: h8` when it
/// is the only point; or `where: all`.
fn region(game: &Game) -> Option<String> {
    let alternatives = game.prompt()?.alternatives;
    let region = alternatives.into_iter().find_map(|alternative| match alternative {
        Alternative::Place { region, .. } => Some(region),
        _ => None,
    })?;
    let Region::Points(points) = region else { return Some("where: all".to_owned()) };
    let corner = |x: Option<i32>, y: Option<i32>| {
        let at = Point::new(x?, y?);
        Some(game.setting().rules().extent.name(at).to_string())
    };
    let (xs, ys) = (points.iter().map(|at| at.x), points.iter().map(|at| at.y));
    let (from, to) = (corner(xs.clone().min(), ys.clone().min())?, corner(xs.max(), ys.max())?);
    Some(match points.len() {
        1 => format!("where: {from}"),
        count => format!("where: {count} points from {from} to {to}"),
    })
}

/// `asks second: place, pass`
fn asks(game: &Game) -> Option<String> {
    let prompt = game.prompt()?;
    let ways: Vec<&str> = prompt.alternatives.iter().map(kind).collect();
    Some(format!("asks {}: {}", prompt.player, ways.join(", ")))
}

const fn kind(alternative: &Alternative) -> &'static str {
    match alternative {
        Alternative::Place { .. } => "place",
        Alternative::Pass => "pass",
        Alternative::Swap => "swap",
        Alternative::Declare { .. } => "declare",
        Alternative::AddTwo => "add-two",
        Alternative::Offer { .. } => "offer",
        Alternative::Choose { .. } => "choose",
        Alternative::Claim { .. } => "claim",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn misplayed(info: &str, text: &str) -> usize {
        TranscriptExample::parse(info, text).unwrap().misplayed().len()
    }

    #[test]
    fn sentences_about_a_game_are_checked() {
        let text = "h8\nh9 h8\n=> refused 3 occupied\n=> black: h8 | white: h9\n\
                    => asks first: place, pass\n=> running\n";
        assert_eq!(misplayed("freestyle", text), 1, "a game with a refusal is not said to run");
        assert_eq!(misplayed("freestyle", "pass pass\n=> draw passes\n=> asks first: place"), 1);
        assert_eq!(misplayed("freestyle", "=> running\n"), 0);
    }

    #[test]
    fn holders_captures_rows_and_openings_can_be_told() {
        let cases = [
            ("renju opening=rif", "h8 h9 i10 swap\n=> holders: black second | white first\n"),
            ("renju opening=rif", "h8\n=> where: 8 points from g7 to i9\n"),
            ("freestyle", "h8\n=> where: all\n"),
            ("renju", "h8 i8 j7\n=> opens: D2 Keigetsu\n"),
            ("penta", "h8 i8 a1 j8 k8\n=> captured: black 1 | white 0\n"),
            ("gomoku-narabe", "h8\n=> left: black 34 | white 35\n"),
            ("freestyle", "a1 o1 b1 o2 c1 o3 d1 o4 e1\n=> row: a1 b1 c1 d1 e1\n"),
            ("endless opening=swap", "=> no game: unsuitable-opening\n"),
            ("freestyle foul=loss", "=> no game: unknown-option\n"),
            ("endless", "(0;0) (-1;2)\n=> black: (0;0) | white: (-1;2)\n"),
        ];
        for (info, text) in cases {
            assert_eq!(misplayed(info, text), 0, "{info}: {text}");
            assert_eq!(misplayed(info, &text.replace("=> ", "=> no ")), 1, "{info}: {text}");
        }
    }

    #[test]
    fn a_transcript_without_a_sentence_is_refused() {
        assert!(TranscriptExample::parse("freestyle", "h8 h9\n").is_err());
    }
}
