//! Laws that hold in every game, on random games of legal actions in every setting.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use narabe_game::{Action, Game, Player, PositionView, Setting, Token, parse_transcript};
use narabe_rules::{ByColor, Extent, Point};
use narabe_testkit::{Script, for_all, samples, scripts, scripts_in, setting, settings, walk};
use proptest::prelude::*;

fn game_of(text: &str) -> Game {
    Game::new(setting(text).unwrap())
}

fn clone_with(game: &Game, token: &Token) -> Game {
    let mut next = game.clone();
    next.apply(token, 0).unwrap();
    next
}

/// The position without what a take-back does not restore: the events go on, offers lapse.
fn without_history(game: &Game) -> PositionView {
    let position = game.position();
    PositionView {
        seq: 0,
        transcript: String::new(),
        draw_offer: None,
        undo_offer: None,
        ..position
    }
}

#[test]
fn taking_an_action_back_restores_the_position() {
    for_all(60, &scripts(50), |script| {
        walk(&script, |game, token| {
            let mut next = clone_with(game, token);
            let in_effect = next.actions_in_effect();
            if in_effect <= game.actions_in_effect() {
                return;
            }
            next.apply(&Token::prompted(Action::Undo(1)), 0).unwrap();
            assert_eq!(without_history(&next), without_history(game), "{}", next.transcript());
        });
    });
}

/// The settings that this is true of.
fn settings_where(wanted: impl Fn(&Setting) -> bool) -> Vec<String> {
    settings().into_iter().filter(|text| wanted(&setting(text).unwrap())).collect()
}

#[test]
fn captures_and_counts_are_taken_back_with_the_stones() {
    let counts = |setting: &Setting| {
        let terms = &setting.rules().terms;
        terms.capture_pairs.is_some() || terms.stones.is_some()
    };
    let (captures, limited) = (Cell::new(0), Cell::new(0));
    for_all(120, &scripts_in(settings_where(counts), 60), |script| {
        walk(&script, |game, token| {
            let mut next = clone_with(game, token);
            let (before, after) = (game.position(), next.position());
            if next.actions_in_effect() <= game.actions_in_effect() {
                return;
            }
            captures.set(captures.get() + u32::from(before.captured != after.captured));
            limited.set(limited.get() + u32::from(before.stones_left != after.stones_left));
            next.apply(&Token::prompted(Action::Undo(1)), 0).unwrap();
            let restored = next.position();
            assert_eq!(restored.captured, before.captured);
            assert_eq!(restored.stones_left, before.stones_left);
            assert_eq!(restored.board, before.board);
        });
    });
    assert!(captures.get() >= 20, "{} captures were taken back", captures.get());
    assert!(limited.get() >= 100, "{} counted stones were taken back", limited.get());
}

/// What can be done to an offer that spoils it, and the code by which it is then refused.
fn spoilt(game: &Game, offer: &[Point]) -> Vec<(&'static str, Vec<Point>)> {
    let (last, kept) = offer.split_last().unwrap();
    let with = |point: Point| [kept, &[point]].concat();
    let empty = || game.board().empty_points().filter(|point| !offer.contains(point));
    let stone = game.board().stones().next().unwrap().0;
    let mut spoilt = vec![
        ("wrong-count", kept.to_vec()),
        ("wrong-count", [offer, &[empty().next().unwrap()]].concat()),
        ("occupied", with(stone)),
        ("off-board", with(Point::new(-1, last.y))),
    ];
    if let Some(first) = kept.first() {
        spoilt.push(("equal-moves", with(*first)));
        let equal = empty().find(|point| game.equal_fifths(*first, *point));
        spoilt.extend(equal.map(|equal| ("equal-moves", with(equal))));
    }
    spoilt
}

#[test]
fn a_spoilt_offer_is_refused_and_changes_nothing() {
    let refused: RefCell<BTreeMap<&str, u32>> = RefCell::default();
    let mirrored = Cell::new(0);
    let offering = settings_where(|setting| setting.opening().terms.fifths > 1);
    for_all(400, &scripts_in(offering, 40), |script| {
        walk(&script, |game, token| {
            let Action::Offer(points) = &token.action else { return };
            let before = game.position();
            let mut same = game.clone();
            for (code, points) in spoilt(game, points) {
                let distinct = points.iter().collect::<BTreeSet<_>>().len() == points.len();
                mirrored.set(mirrored.get() + u32::from(distinct && code == "equal-moves"));
                let offer = Token::prompted(Action::Offer(points));
                let refusal = same.apply(&offer, 0).map(|_| ()).expect_err(code);
                assert_eq!(refusal.code(), code, "{}: {offer:?}", game.transcript());
                *refused.borrow_mut().entry(code).or_default() += 1;
            }
            let other =
                Token::by(before.prompt.as_ref().unwrap().player.other(), token.action.clone());
            assert!(same.apply(&other, 0).is_err_and(|refusal| refusal.code() == "not-your-turn"));
            assert_eq!(same.position(), before);
        });
    });
    for code in ["wrong-count", "occupied", "off-board", "equal-moves"] {
        let count = refused.borrow().get(code).copied().unwrap_or_default();
        assert!(count >= 20, "{code}: {:?}", refused.borrow());
    }
    assert!(mirrored.get() >= 1, "no offer had two different equal points");
}

#[test]
fn taking_back_many_is_stepping_back_to_the_same_place() {
    for_all(40, &scripts(60), |script| {
        let end = walk(&script, |_, _| ());
        let in_effect = end.actions_in_effect();
        for count in 0..in_effect {
            let mut undone = end.clone();
            let back = u16::try_from(in_effect - count).unwrap();
            undone.apply(&Token::prompted(Action::Undo(back)), 0).unwrap();
            let stepped = end.after_actions(count).unwrap();
            assert_eq!(without_history(&undone), without_history(&stepped));
        }
        assert_eq!(end.after_actions(in_effect).unwrap().position(), end.position());
        assert!(end.after_actions(in_effect + 1).is_none());
    });
}

#[test]
fn stones_placed_less_stones_captured_are_the_stones_on_the_board() {
    for_all(80, &scripts(120), |script| {
        let end = walk(&script, |_, _| ());
        let mut stones = BTreeMap::new();
        let mut pairs = ByColor::both(0);
        for (done, taken) in end.moves().iter().zip(end.captures()) {
            let placed = done.point.map(|point| stones.insert(point, done.color));
            assert!(placed.flatten().is_none());
            pairs[done.color] += (taken.len() / 2) as u8;
            let enemies = taken.iter().filter_map(|point| stones.remove(point));
            assert_eq!(enemies.filter(|color| *color != done.color).count(), taken.len());
        }
        assert_eq!(stones, end.board().stones().collect());
        assert_eq!(pairs, end.captured());
    });
}

#[test]
fn stepping_shows_the_positions_that_there_were() {
    for_all(60, &scripts(60), |script| {
        let mut shown: Vec<PositionView> = Vec::new();
        let end = walk(&script, |game, _| {
            shown.truncate(game.actions_in_effect());
            if shown.len() == game.actions_in_effect() {
                shown.push(without_history(game));
            }
        });
        shown.truncate(end.actions_in_effect());
        for (count, position) in shown.iter().enumerate() {
            assert_eq!(&without_history(&end.after_actions(count).unwrap()), position);
        }
    });
}

#[test]
fn a_transcript_is_read_back_as_the_same_game() {
    for_all(100, &scripts(80), |script| {
        let game = walk(&script, |_, _| ());
        let text = game.transcript();
        let again = Game::replay(setting(&script.setting).unwrap(), &text).unwrap();
        assert_eq!(again.position(), game.position());
        let told = |game: &Game| -> Vec<(u32, Player, Action)> {
            game.events().iter().map(|e| (e.seq, e.player, e.action.clone())).collect()
        };
        assert_eq!(told(&again), told(&game));
        let extent = game.setting().rules().extent;
        for (word, token) in parse_transcript(extent, &text).unwrap() {
            assert_eq!(token.unwrap().text(extent).to_string(), word);
        }
    });
}

/// Every token that could be thought of on this board, but those of the game's own events.
fn thinkable(game: &Game) -> Vec<Token> {
    let extent = game.setting().rules().extent;
    let lines = i32::from(extent.lines().unwrap());
    let mut actions: Vec<Action> = extent.points().map(Action::Place).collect();
    actions.extend([Point::new(-1, 0), Point::new(0, lines)].map(Action::Place));
    let centre = extent.centre();
    actions.extend([Action::Pass, Action::Swap, Action::Stay, Action::AddTwo, Action::Claim]);
    actions.extend([Action::Declare(1), Action::Offer(vec![centre]), Action::Choose(centre)]);
    actions.extend([Action::Resign, Action::DrawOffer, Action::DrawAccept, Action::DrawDecline]);
    actions.extend([Action::UndoOffer, Action::UndoAccept, Action::UndoDecline]);
    let in_effect = u16::try_from(game.actions_in_effect()).unwrap();
    actions.extend((0..=in_effect + 1).map(Action::Undo));
    let named = |action: Action| {
        let of = |player| Token { action: action.clone(), player };
        if action.answers_prompt() {
            vec![of(None), of(Some(Player::First)), of(Some(Player::Second))]
        } else if matches!(action, Action::Undo(_)) {
            vec![of(None)]
        } else {
            vec![of(Some(Player::First)), of(Some(Player::Second))]
        }
    };
    actions.into_iter().flat_map(named).collect()
}

/// What `legal_actions` lists, with the prompted player's name and without.
fn listed(game: &Game) -> BTreeSet<String> {
    let extent = game.setting().rules().extent;
    let prompted = game.prompt().map(|prompt| prompt.player);
    let mut texts = BTreeSet::new();
    for token in game.legal_actions() {
        let is_answer = token.action.answers_prompt();
        texts.insert(token.text(extent).to_string());
        if let (Some(player), true) = (prompted, is_answer) {
            texts.insert(Token::by(player, token.action).text(extent).to_string());
        }
    }
    texts
}

fn exactly_the_listed_actions_are_accepted(game: &Game) -> BTreeMap<&'static str, u32> {
    let extent = game.setting().rules().extent;
    let (listed, before) = (listed(game), game.position());
    let mut refused = BTreeMap::new();
    let mut same = game.clone();
    for token in thinkable(game) {
        let text = token.text(extent).to_string();
        if listed.contains(&text) {
            assert!(game.clone().apply(&token, 0).is_ok(), "{text} is listed");
        } else {
            let refusal = same.apply(&token, 0).map(|_| ()).expect_err(&text);
            *refused.entry(refusal.code()).or_default() += 1;
        }
    }
    assert_eq!(same.position(), before, "refused actions change nothing");
    refused
}

#[test]
fn exactly_the_legal_actions_are_accepted() {
    let refused: RefCell<BTreeMap<&str, u32>> = RefCell::default();
    for_all(400, &scripts(60), |script| {
        let end = walk(&script, |_, _| ());
        if end.setting().rules().extent.lines().is_none() {
            return; // The sheet's placements have no end, so they are not listed.
        }
        for (code, count) in exactly_the_listed_actions_are_accepted(&end) {
            *refused.borrow_mut().entry(code).or_default() += count;
        }
    });
    let refused = refused.into_inner();
    let codes = [
        "game-over",
        "not-your-turn",
        "not-asked",
        "off-board",
        "occupied",
        "outside-region",
        "draw-offer-open",
        "no-draw-offer",
        "undo-offer-open",
        "no-undo-offer",
        "nothing-to-undo",
        "forbidden",
    ];
    for code in codes {
        assert!(refused.contains_key(code), "no action was refused as {code}: {refused:?}");
    }
}

#[test]
fn random_games_visit_every_setting_and_most_ways_to_end() {
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    let mut visited: BTreeSet<String> = BTreeSet::new();
    let strategy = scripts(100);
    let games = 2 * settings().len() as u32;
    let each_twice = settings().into_iter().chain(settings());
    for (script, setting) in samples(games, &strategy).zip(each_twice) {
        let script = Script { setting, ..script };
        let game = walk(&script, |_, _| ());
        visited.insert(script.setting);
        *ends
            .entry(game.outcome().map_or("running", |outcome| outcome.reason.name()))
            .or_default() += 1;
    }
    assert_eq!(visited.len(), settings().len(), "{visited:?}");
    let least = [("five", 80), ("foul-33", 5), ("foul-44", 2), ("no-five-possible", 4)];
    let rarer = [("passes", 2), ("agreement", 1), ("resignation", 20), ("running", 40)];
    for (reason, minimum) in least.into_iter().chain(rarer) {
        assert!(ends.get(reason).is_some_and(|count| *count >= minimum), "{reason}: {ends:?}");
    }
}

/// Texts out of pieces that transcripts are made of, and out of anything.
fn texts() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[a-zA-Z][0-9]{1,2}",
        2 => prop::sample::select(&[
            "pass", "swap", "stay", "claim", "resign@first", "draw-offer@second", "undo:1", "undo:65535",
            "undo:65536", "declare:", "offer:a1,", "choose:h8", "@", "@first", ":", "(0;0)", "(;)", "--",
            "time@first", "undo-offer@first", "undo-accept@second", "abandon@second", "add-two",
        ][..]).prop_map(str::to_owned),
        1 => "\\PC{0,6}",
    ];
    let separators = prop::sample::select(&[" ", "", "\n", "\t", "  ", "\u{a0}"][..]);
    prop::collection::vec((piece, separators), 0..30)
        .prop_map(|pieces| pieces.into_iter().map(|(piece, gap)| piece + gap).collect())
}

#[test]
fn any_text_is_a_game_or_a_refusal_that_names_a_token() {
    let settings = prop::sample::select(settings());
    for_all(1500, &(settings, texts()), |(text, transcript)| {
        match Game::replay(setting(&text).unwrap(), &transcript) {
            Ok(game) => {
                let again = Game::replay(setting(&text).unwrap(), &game.transcript()).unwrap();
                assert_eq!(again.position(), game.position());
            }
            Err(refusal) => {
                let extent = game_of(&text).setting().rules().extent;
                let words = parse_transcript(extent, &transcript).unwrap();
                let (word, _) = &words[refusal.number - 1];
                assert!(word.starts_with(&refusal.token), "{refusal}");
                assert!(!refusal.code.is_empty() && !refusal.expected.is_empty());
            }
        }
    });
}

#[test]
fn any_bytes_are_words_with_or_without_a_meaning() {
    let bytes = prop::collection::vec(any::<u8>(), 0..200);
    for_all(500, &bytes, |bytes| {
        let text = String::from_utf8_lossy(&bytes);
        for extent in [Extent::Square(5), Extent::Square(25), Extent::Endless] {
            for (word, token) in parse_transcript(extent, &text).unwrap() {
                let Ok(token) = token else { continue };
                let printed = token.text(extent).to_string();
                assert_eq!(Token::parse(extent, &printed), Ok(token), "{word:?}");
            }
        }
    });
}
