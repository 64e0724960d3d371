//! A game of the rule book: a setting, a transcript, and sentences about where it leads.

use narabe_game::{Alternative, Game, Setting, parse_transcript};
use narabe_rules::Color;

use crate::setting;

/// A transcript of the rule book.
#[derive(Clone, Debug)]
pub struct TranscriptExample {
    /// The setting.
    pub setting: Setting,
    /// The events as text.
    pub transcript: String,
    /// What is said of the game after them.
    pub expected: Vec<String>,
}

impl TranscriptExample {
    /// Reads a transcript: its setting, the tokens, and a line with `=>` for each sentence.
    pub(super) fn parse(info: &str, text: &str) -> Result<Self, String> {
        let setting = setting(info)?;
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

/// Everything that can be said of the game: how it stands, its stones, what is asked.
fn facts(setting: &Setting, transcript: &str) -> Vec<String> {
    let mut game = Game::new(setting.clone());
    let refusal = play(&mut game, transcript);
    let mut facts = vec![refusal.unwrap_or_else(|| standing(&game)), stones(&game)];
    facts.extend(asks(&game));
    facts
}

/// Plays up to the first refused token and says `refused 3 occupied` of it.
fn play(game: &mut Game, transcript: &str) -> Option<String> {
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
    fn a_transcript_without_a_sentence_is_refused() {
        assert!(TranscriptExample::parse("freestyle", "h8 h9\n").is_err());
    }
}
