//! Games from transcripts, and refusals that say which token, why, and what was expected.

use narabe_rules::Point;

use crate::transcript::{TokenError, parse_transcript};
use crate::{Game, Refusal, Region, Setting};

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
        let mut ways = Vec::new();
        match asked.place {
            Some(Region::All) => ways.push(format!("a {} stone", asked.color)),
            Some(Region::Points(points)) => {
                let names: Vec<String> =
                    points.iter().take(9).map(|point| self.name(*point)).collect();
                let more = if points.len() > 9 { " …" } else { "" };
                ways.push(format!("a {} stone on {}{more}", asked.color, names.join(" ")));
            }
            None => {}
        }
        if asked.pass {
            ways.push("pass".to_owned());
        }
        if asked.claim.is_some() {
            ways.push("claim".to_owned());
        }
        format!("{} by {}", ways.join(", "), asked.player)
    }

    fn name(&self, point: Point) -> String {
        self.setting().rules().extent.name(point).to_string()
    }
}
