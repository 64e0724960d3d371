//! Numbers that hold: known counts, and that counting agrees with playing.

use narabe_game::{Action, Alternative, Game, Token, perft, perft_divided};
use narabe_testkit::{setting, settings};

use super::play;

/// A setting, the actions before, and the counts at depth 1, 2 and so on. Those that can be reckoned by hand
/// say how.
const KNOWN: [(&str, &str, &[u64]); 30] = [
    // A stone or a pass; two passes end the game.
    ("freestyle", "", &[226, 225 * 225 + 226]),
    ("freestyle size=5", "", &[26, 25 * 25 + 26, 25 * 24 * 24 + 25 * 25 * 2]),
    ("freestyle size=5", "pass", &[26, 25 * 25]),
    ("standard size=19", "", &[362, 361 * 361 + 362]),
    // The last points: White wins on D2, and when Black takes it nobody can.
    (
        "freestyle size=5",
        "e5 c2 c5 d3 e4 e1 e3 a3 b5 e2 a2 a5 b2 a1 b1 a4 c4 c3 d4 c1 b3 b4 d1",
        &[3, 5, 4],
    ),
    ("renju", "h8 a1 i7 a3 h10 a5 i11 a7", &[217 - 1 + 1]),
    ("renju foul=loss", "h8 a1 i7 a3 h10 a5 i11 a7", &[217 + 1, 217 * 217 + 218 - 217]),
    // After every black stone White may claim; it is no foul, so the game goes on.
    ("renju size=9 foul=claim", "e5", &[80 + 1 + 1]),
    ("gomoku-narabe", "", &[225, 225 * 224]),
    ("penta", "h8 i8 a1 j8", &[222, 220 * 221 + 223 + 222]),
    // The first stone is fixed, and Black's second kept out of the middle.
    ("pro", "", &[1, 225, 200 * 200 + 24 * 201 + 201]),
    ("freestyle opening=pro", "", &[1, 224, 200 * 199 + 24 * 200]),
    ("freestyle opening=long-pro", "", &[1, 224, 176 * 175 + 48 * 176]),
    ("pente tournament=true", "", &[1, 361, 336 * 336 + 24 * 337 + 337]),
    ("renju opening=centre", "", &[1, 225]),
    ("renju opening=rif", "", &[1, 8, 8 * 23, 8 * 23 * 2, 8 * 23 * 2 * 222]),
    ("renju opening=rif", "h8 h9 i10 stay k9", &[221 * 220 / 2, 221 * 220]),
    // 105 pairs mirror each other.
    ("renju opening=rif", "h8 h9 h10 stay h11", &[221 * 220 / 2 - 105, 221 * 220 - 210]),
    ("renju opening=rif", "h8 h9 i10 stay k9 offer:g9,g7", &[2, 2 * 220, 2 * 220 * 220]),
    // D13 can be made in two ways, I13 in one.
    ("renju opening=rif-24", "", &[1, 8, 4 * 21 + 4 * 22, (4 * 21 + 4 * 22) * 2]),
    ("renju opening=yamaguchi", "", &[1, 8, 184, 184 * 10, 184 * 10 * 2]),
    ("renju opening=yamaguchi max=3", "h8 i9 j7", &[3, 6, 6 * 222]),
    ("renju opening=yamaguchi", "h8 i9 j7 declare:1 stay k9", &[221, 221 * 220]),
    ("renju opening=yamaguchi", "h8 i9 j7 declare:2 stay k9", &[221 * 220 / 2]),
    ("renju opening=soosorv", "h8 h9 i10", &[2, 2 * 222, 2 * 222 * 4, 2 * 222 * 4 * 2]),
    ("renju opening=taraguchi", "", &[1, 2, 16, 32, 32 * 23, 64 * 23, 64 * 23 * 46]),
    ("renju opening=tarannikov", "", &[1, 2, 16, 32, 32 * 23, 64 * 23, 64 * 23 * 46]),
    ("renju opening=sakata", "h8 h9 i10", &[222, 222 * 221, 222 * 221 * 2]),
    ("freestyle size=5 opening=swap", "", &[25, 600, 600 * 23, 600 * 23 * 2]),
    ("freestyle size=5 opening=swap1", "", &[25, 50, 50 * 25]),
];

#[test]
fn known_numbers_are_counted_again() {
    for (setting, transcript, counts) in KNOWN {
        let game = play(setting, transcript).unwrap_or_else(|refusal| panic!("{refusal}"));
        for (depth, expected) in (1..).zip(counts) {
            let found = perft(&game, depth).leaves;
            assert_eq!(found, *expected, "{setting}: {transcript}: depth {depth}");
        }
    }
}

/// Counts by playing every listed action, and every pair where two fifths are to be offered.
fn played_out(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let listed = game.legal_actions().into_iter().filter(|token| token.action.answers_prompt());
    let tokens: Vec<Token> = listed.chain(pairs_to_offer(game)).collect();
    let after = |token| {
        let mut next = game.clone();
        next.apply(&token, 0).is_ok().then_some(next)
    };
    tokens.into_iter().filter_map(after).map(|next| played_out(&next, depth - 1)).sum()
}

fn pairs_to_offer(game: &Game) -> Vec<Token> {
    let alternatives = game.prompt().map_or_else(Vec::new, |prompt| prompt.alternatives);
    let asks_for_two = |one: &Alternative| matches!(one, Alternative::Offer { count: 2, .. });
    if !alternatives.iter().any(asks_for_two) {
        return Vec::new();
    }
    let points: Vec<_> = game.board().empty_points().collect();
    let ordered = points.iter().flat_map(|a| points.iter().map(move |b| (*a, *b)));
    let sets = ordered.filter(|(a, b)| a < b);
    sets.map(|(a, b)| Token::prompted(Action::Offer(vec![a, b]))).collect()
}

#[test]
fn counting_agrees_with_playing() {
    let small = settings().into_iter().filter(|text| text.contains("size=5"));
    let mut compared = 0;
    for text in small {
        let game = Game::new(setting(&text).unwrap());
        assert_eq!(perft(&game, 3).leaves, played_out(&game, 3), "{text}");
        compared += 1;
    }
    assert!(compared >= 8, "{compared} settings have five lines");
    let later = [
        ("renju opening=rif", "h8 h9 h10 stay h11"),
        ("freestyle size=5 opening=swap2", "a1 b3 e5"),
        ("renju opening=soosorv", "h8 h9 i10 stay k9"),
        ("renju size=9 foul=claim", "e5"),
        ("ninuki-renju", "h8 i8 a1 j8"),
    ];
    for (text, transcript) in later {
        let game = play(text, transcript).unwrap();
        assert_eq!(perft(&game, 2).leaves, played_out(&game, 2), "{text}: {transcript}");
    }
}

#[test]
fn the_parts_make_the_whole() {
    let game = play("freestyle size=5 opening=swap2", "a1 b3 e5").unwrap();
    let parts = perft_divided(&game, 3);
    let names: Vec<String> = parts
        .iter()
        .map(|(token, _)| token.text(game.setting().rules().extent).to_string())
        .collect();
    assert_eq!(names, ["swap", "stay", "add-two"]);
    assert_eq!(parts.iter().map(|(_, part)| part.leaves).sum::<u64>(), perft(&game, 3).leaves);
    assert!(perft_divided(&game, 0).is_empty());
}

#[test]
fn larger_offers_are_left_out_and_counted() {
    let game = play("renju opening=yamaguchi", "h8 i9 j7 declare:3").unwrap();
    let counted = perft(&game, 3);
    assert_eq!((counted.leaves, counted.offers_left_out), (0, 2 * 222));
    let game = play("renju opening=taraguchi", "h8 stay i9 stay j7 stay k10").unwrap();
    let counted = perft(&game, 1);
    assert_eq!((counted.leaves, counted.offers_left_out), (2, 1));
}
