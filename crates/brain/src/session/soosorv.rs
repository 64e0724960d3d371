//! Soosõrv's opening in Yixin-Board's six steps.

use std::collections::BTreeMap;

use narabe_game::{Action, Setting, SettingSpec};
use narabe_protocol::{Coordinates, SoosorvStep};
use narabe_rules::Point;

use super::opening::{Next, Opening, Question, placed};
use super::{Done, Effect, Refused, Session, message};

const SOOSORV: &str = "soosorv";
/// Yixin-Board plays it with up to eight fifths.
const FIFTHS: (&str, &str) = ("n", "8");

impl Session {
    pub(super) fn yx_soosorv(&mut self, step: &SoosorvStep) -> Done {
        let setting = self.soosorv()?;
        let (question, done) = match step {
            SoosorvStep::SetUp => (Question::SoosorvSetUp, Vec::new()),
            SoosorvStep::SwapAfterThree(stones) => {
                (Question::SoosorvSwapAfterThree, self.stones_of(stones, "3")?)
            }
            SoosorvStep::Fourth(stones) => {
                let mut done = self.stones_of(stones, "3")?;
                done.push(Action::Stay);
                (Question::SoosorvFourth, done)
            }
            SoosorvStep::SwapAfterFour { fifths, stones } => {
                (Question::SoosorvSwapAfterFour, self.with_fourth(stones, *fifths)?)
            }
            SoosorvStep::Offer { fifths, stones } => {
                let mut done = self.with_fourth(stones, *fifths)?;
                done.push(Action::Stay);
                (Question::SoosorvOffer, done)
            }
            SoosorvStep::Choose(stones) => (Question::SoosorvChoose, self.with_offer(stones)?),
        };
        self.negotiate(question, setting, done)
    }

    fn soosorv(&self) -> Result<Setting, Refused> {
        let base = self.setting_with(Some(SOOSORV))?.spec();
        let (key, value) = FIFTHS;
        let options = BTreeMap::from([(key.to_owned(), value.to_owned())]);
        Ok(Setting::resolve(&SettingSpec { options, ..base })?)
    }

    fn stones_of(
        &self,
        list: &[Coordinates],
        expected: &'static str,
    ) -> Result<Vec<Action>, Refused> {
        let found = list.len();
        if found.to_string() != expected {
            return Err(Refused::OpeningStones { expected, found });
        }
        self.placements(list)
    }

    /// Four stones and the number of fifths that was declared with the fourth.
    fn with_fourth(&self, list: &[Coordinates], fifths: i32) -> Result<Vec<Action>, Refused> {
        let mut done = self.stones_of(list, "4")?;
        done.insert(3, Action::Stay);
        done.push(Action::Declare(u8::try_from(fifths).unwrap_or(0)));
        Ok(done)
    }

    /// Four stones and the fifths that were offered.
    fn with_offer(&self, list: &[Coordinates]) -> Result<Vec<Action>, Refused> {
        let found = list.len();
        let expected = "6 to 12";
        if !(6..=12).contains(&found) {
            return Err(Refused::OpeningStones { expected, found });
        }
        let (stones, offered) = list.split_at(4);
        let mut done = self.with_fourth(stones, offered.len() as i32)?;
        let offered: Result<Vec<Point>, Refused> =
            offered.iter().map(|at| self.point(*at)).collect();
        done.extend([Action::Stay, Action::Offer(offered?)]);
        Ok(done)
    }

    pub(super) fn yx_soosorv_next(&self, opening: &Opening) -> Next {
        let Opening { question, answers, .. } = opening;
        let stones = placed(answers);
        let say = |text: String| Next::Say(vec![message(&format!("SOOSORV {text}"))]);
        let swaps = || if answers.contains(&Action::Swap) { "Y" } else { "N" };
        match (question, answers.last()) {
            (Question::SoosorvSetUp, _) if stones.len() < 3 => Next::More,
            (Question::SoosorvSetUp, _) => {
                let told = stones.iter().enumerate();
                let told = told.map(|(index, at)| format!("MOVE{} {}", index + 1, self.pair(*at)));
                Next::Say(told.map(|text| message(&format!("SOOSORV {text}"))).collect())
            }
            (Question::SoosorvSwapAfterThree, _) => say(format!("SWAP1 {}", swaps())),
            (Question::SoosorvSwapAfterFour, _) => say(format!("SWAP2 {}", swaps())),
            (Question::SoosorvFourth, Some(Action::Declare(fifths))) => {
                let fourth = stones.first().map(|point| self.pair(*point)).unwrap_or_default();
                say(format!("MOVE4 {fourth} {fifths}"))
            }
            (Question::SoosorvOffer, Some(Action::Offer(points))) => self.offered(points),
            (Question::SoosorvOffer, Some(Action::Place(point))) => self.offered(&[*point]),
            (Question::SoosorvChoose, Some(Action::Choose(point))) => {
                say(format!("MOVE5 CHOICE {}", self.pair(*point)))
            }
            _ => Next::More,
        }
    }

    fn offered(&self, points: &[Point]) -> Next {
        let points = points.iter().map(|point| self.pair(*point));
        let texts = ["REFRESH".to_owned()].into_iter().chain(points).chain(["DONE".to_owned()]);
        let told: Vec<Effect> =
            texts.map(|text| message(&format!("SOOSORV MOVE5 {text}"))).collect();
        Next::Say(told)
    }

    /// A point as openings write it, with a space.
    fn pair(&self, point: Point) -> String {
        let Coordinates { first, second } = self.coordinates(point);
        format!("{first} {second}")
    }
}
