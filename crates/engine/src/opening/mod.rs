//! What openings ask beside a best stone: stones that leave the position even, swaps, numbers, offers, choices.
//!
//! Every answer comes from scores of positions: a question names the positions that it wants to know about, and
//! is asked again with their scores for Black, until it has its answer. One position is appraised a step. What
//! an opening leads to is read from its prompts; none is known by name here.

mod add_two;
mod ahead;
mod appraise;
mod candidates;
mod choose;
mod declare;
mod fifths;
mod offer;
mod pick;
mod place;
mod swap;

use narabe_game::{Action, Alternative, Game, Prompt};

use crate::dice::Dice;
use crate::play::Limits;
use appraise::Appraiser;

/// What a question wants next.
enum Wish {
    /// The scores of these positions.
    Appraise(Vec<Game>),
    /// Nothing more: this is the answer.
    Answer(Action),
}

/// What is asked.
#[derive(Clone, Debug)]
enum Question {
    Place(place::Place),
    Swap(swap::Swap),
    AddTwo(add_two::AddTwo),
    Declare(declare::Declare),
    Offer(offer::Offer),
    Choose(choose::Choose),
}

impl Question {
    /// The question of a prompt; `None` where it asks for the best stone only.
    fn of(game: &Game, prompt: &Prompt, limits: Limits, dice: &mut Dice) -> Option<Self> {
        let asked = &prompt.alternatives;
        let offer = asked.iter().find_map(|alternative| match alternative {
            Alternative::Offer { count, .. } => Some(usize::from(*count)),
            _ => None,
        });
        if let Some(count) = offer {
            let may_swap = asked.contains(&Alternative::Swap);
            return Some(Self::Offer(offer::Offer::new(game, count, may_swap)));
        }
        if asked.contains(&Alternative::AddTwo) {
            return Some(Self::AddTwo(add_two::AddTwo::new(game)));
        }
        asked.iter().find_map(|alternative| match alternative {
            Alternative::Swap => Some(Self::Swap(swap::Swap::new(game))),
            Alternative::Declare { min, max } => {
                Some(Self::Declare(declare::Declare::new(game, *min..=*max, limits.style)))
            }
            Alternative::Choose { points, .. } => {
                Some(Self::Choose(choose::Choose::new(game, points.clone())))
            }
            Alternative::Place { region, .. } => {
                place::Place::new(game, prompt.player, region, limits.style, dice).map(Self::Place)
            }
            _ => None,
        })
    }

    /// An answer that is legal before anything is known.
    fn interim(&self) -> Action {
        match self {
            Self::Place(place) => place.interim(),
            Self::Swap(_) | Self::AddTwo(_) => Action::Stay,
            Self::Declare(declare) => declare.interim(),
            Self::Offer(offer) => offer.interim(),
            Self::Choose(choose) => choose.interim(),
        }
    }

    /// Goes on with the scores for Black of the positions wished for last; at first there are none.
    fn next(&mut self, scores: &[i32], dice: &mut Dice) -> Wish {
        match self {
            Self::Place(place) => place.next(scores, dice),
            Self::Swap(swap) => swap.next(scores, dice),
            Self::AddTwo(add_two) => add_two.next(scores, dice),
            Self::Declare(declare) => declare.next(scores, dice),
            Self::Offer(offer) => offer.next(scores, dice),
            Self::Choose(choose) => choose.next(scores, dice),
        }
    }
}

/// A question on its way to its answer.
#[derive(Clone, Debug)]
pub(crate) struct Deliberation {
    question: Question,
    appraiser: Appraiser,
    /// The positions wished for, …
    positions: Vec<Game>,
    /// … and the scores for Black of the first of them.
    scores: Vec<i32>,
    answer: Action,
    done: bool,
    dice: Dice,
}

impl Deliberation {
    /// The way to the answer to what an opening asks; `None` where it asks for the best stone only.
    pub(crate) fn of(game: &Game, prompt: &Prompt, limits: Limits, mut dice: Dice) -> Option<Self> {
        if !game.is_in_opening() {
            return None;
        }
        let question = Question::of(game, prompt, limits, &mut dice)?;
        Some(Self {
            answer: question.interim(),
            question,
            appraiser: Appraiser::new(limits),
            positions: Vec::new(),
            scores: Vec::new(),
            done: false,
            dice,
        })
    }

    /// Appraises one position, or draws the conclusion from all of them.
    pub(crate) fn step(&mut self) {
        if self.done {
            return;
        }
        if let Some(position) = self.positions.get(self.scores.len()) {
            self.scores.push(self.appraiser.score_for_black(position));
            return;
        }
        match self.question.next(&self.scores, &mut self.dice) {
            Wish::Answer(action) => {
                self.answer = action;
                self.done = true;
            }
            Wish::Appraise(positions) => {
                self.positions = positions;
                self.scores.clear();
            }
        }
    }

    /// Comes to the answer at once, looking only shortly at the positions that are left.
    pub(crate) fn hurry(&mut self) {
        self.appraiser.hurry();
        while !self.done {
            self.step();
        }
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.done
    }

    /// The answer as it stands.
    pub(crate) fn answer(&self) -> Action {
        self.answer.clone()
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.appraiser.nodes()
    }
}
