//! Counting: how many ways there are to go on from a position.
//!
//! The numbers say nothing about play. They hold the rules and openings in place: whoever changes how a game
//! works inside must find the same numbers again.

use core::iter::Sum;

use narabe_rules::Point;

use crate::{Action, Alternative, Game, Token};

/// Offers of more points than this are not counted; there are too many of them.
const LARGEST_OFFER: u8 = 2;

/// What was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Perft {
    /// The sequences of answers.
    pub leaves: u64,
    /// How often an offer of more than two points was asked for and left out.
    pub offers_left_out: u64,
}

impl Sum for Perft {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::default(), |sum, count| Self {
            leaves: sum.leaves + count.leaves,
            offers_left_out: sum.offers_left_out + count.offers_left_out,
        })
    }
}

/// How many sequences of `depth` answers to prompts the game allows: stones, passes, claims and the choices of
/// openings. A game that ends earlier counts only where it has that many.
///
/// An offer of two points counts once, in whichever order; larger offers are left out. On the endless sheet
/// stones are not counted, for there is no end of them.
///
/// ```
/// use narabe_game::{Game, Setting, SettingSpec, perft};
///
/// let freestyle = Setting::resolve(&SettingSpec::of("freestyle")).unwrap();
/// assert_eq!(perft(&Game::new(freestyle), 1).leaves, 225 + 1);
/// ```
pub fn perft(game: &Game, depth: u32) -> Perft {
    let (answers, offers_left_out) = match depth {
        0 => return Perft { leaves: 1, offers_left_out: 0 },
        _ => answers(game),
    };
    let here = Perft { leaves: 0, offers_left_out };
    if depth == 1 {
        return Perft { leaves: answers.len() as u64, ..here };
    }
    let below = answers.iter().map(|answer| perft(&after(game, answer), depth - 1));
    below.chain([here]).sum()
}

/// The same, for each first answer by itself. Nothing at depth 0.
pub fn perft_divided(game: &Game, depth: u32) -> Vec<(Token, Perft)> {
    let Some(below) = depth.checked_sub(1) else { return Vec::new() };
    let (answers, _) = answers(game);
    let count = |answer: Token| {
        let counted = perft(&after(game, &answer), below);
        (answer, counted)
    };
    answers.into_iter().map(count).collect()
}

fn after(game: &Game, answer: &Token) -> Game {
    let mut next = game.clone();
    next.apply(answer, 0).expect("a legal answer is accepted");
    next
}

/// Every answer to the prompt, and how many larger offers are left out of them.
fn answers(game: &Game) -> (Vec<Token>, u64) {
    let mut answers = game.answers();
    let asked = game.asked();
    let offer = asked.iter().flat_map(|asked| &asked.alternatives).find_map(|one| match one {
        Alternative::Offer { count, .. } => Some(*count),
        _ => None,
    });
    match offer {
        Some(count @ 1..=LARGEST_OFFER) => answers.extend(offers(game, count)),
        Some(_) => return (answers, 1),
        None => {}
    }
    (answers, 0)
}

/// Every offer of one point or two, as sets.
fn offers(game: &Game, count: u8) -> Vec<Token> {
    let points: Vec<Point> = game.board().empty_points().collect();
    let sets: Vec<Vec<Point>> = match count {
        1 => points.iter().map(|point| vec![*point]).collect(),
        _ => pairs(&points),
    };
    let tokens = sets.into_iter().map(|set| Token::prompted(Action::Offer(set)));
    tokens.filter(|token| game.clone().apply(token, 0).is_ok()).collect()
}

fn pairs(points: &[Point]) -> Vec<Vec<Point>> {
    let with_later = |(index, first): (usize, &Point)| {
        let first = *first;
        points[index + 1..].iter().map(move |second| vec![first, *second])
    };
    points.iter().enumerate().flat_map(with_later).collect()
}
