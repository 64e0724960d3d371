//! Games from transcripts, and refusals that say which token, why, and what was expected.

use narabe_rules::Point;

use crate::transcript::{TokenError, parse_transcript};
use crate::{Alternative, Game, Refusal, Region, Setting};

impl Game {
    /// The game that a transcript tells, all events at time 0.
    ///
    /// # Errors
    /// At the first token that cannot be read or is not legal there.
    pub fn replay(setting: Setting, transcript: &str) -> Result<Self, Refusal> {
        let mut game = Self::new(setting);
        game.apply_transcript(transcript)?;
        Ok(game)
    }

    fn apply_transcript(&mut self, transcript: &str) -> Result<(), Refusal> {
        let tokens = parse_transcript(self.setting().rules().extent, transcript)
            .map_err(|error| self.unreadable(1, "", &error))?;
        for (index, (text, token)) in tokens.into_iter().enumerate() {
            let number = index + 1;
            let token = token.map_err(|error| self.unreadable(number, &text, &error))?;
            if let Err(illegal) = self.apply(&token, 0) {
                return Err(self.refuse(number, &text, illegal.code(), illegal.to_string()));
            }
        }
        Ok(())
    }

    fn unreadable(&self, number: usize, token: &str, error: &TokenError) -> Refusal {
        self.refuse(number, token, error.code(), error.to_string())
    }

    fn refuse(&self, number: usize, token: &str, code: &'static str, reason: String) -> Refusal {
        let token = token.chars().take(40).collect();
        Refusal { number, token, code, reason, expected: self.expected() }
    }

    /// What is expected now, in English, for scripts.
    pub fn expected(&self) -> String {
        let Some(asked) = self.asked() else {
            return "nothing: the game is over".to_owned();
        };
        let ways: Vec<String> =
            asked.alternatives.iter().map(|alternative| self.way(alternative)).collect();
        format!("{} by {}", ways.join(", "), asked.player)
    }

    /// One alternative in English.
    fn way(&self, alternative: &Alternative) -> String {
        match alternative {
            Alternative::Place { color, region: Region::All, .. } => format!("a {color} stone"),
            Alternative::Place { color, region: Region::Points(points), .. } => {
                format!("a {color} stone on {}", self.some_of(points))
            }
            Alternative::Pass => "pass".to_owned(),
            Alternative::Claim { .. } => "claim".to_owned(),
            Alternative::Swap => "swap or stay".to_owned(),
            Alternative::AddTwo => "add-two".to_owned(),
            Alternative::Declare { min, max } => format!("declare:{min} to declare:{max}"),
            Alternative::Offer { count, .. } => format!("offer: with {count} points"),
            Alternative::Choose { points, .. } => {
                format!("choose: one of {}", self.some_of(points))
            }
        }
    }

    /// The points' names, or the first of them when they are many.
    fn some_of(&self, points: &[Point]) -> String {
        let names: Vec<String> = points.iter().take(9).map(|point| self.name(*point)).collect();
        let more = if points.len() > 9 { " …" } else { "" };
        format!("{}{more}", names.join(" "))
    }

    fn name(&self, point: Point) -> String {
        self.setting().rules().extent.name(point).to_string()
    }
}
