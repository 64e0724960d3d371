//! A game in words and signs, as every mode of `narabe play` shows it.

use narabe_game::{Action, Alternative, Game, Illegal, Outcome};
use narabe_render::{Marks, text};
use narabe_rules::{Color, Extent, Point};
use narabe_words::{Lang, words};

/// Which rules are played, on how many lines.
pub(super) fn welcome(lang: Lang, game: &Game) -> String {
    let rules = game.setting().rules();
    let name = words(lang, &format!("rules-{}", rules.id), &[]);
    match rules.extent.lines() {
        Some(lines) => {
            words(lang, "terminal-welcome", &[("rules", &name), ("size", &lines.to_string())])
        }
        None => words(lang, "terminal-welcome-sheet", &[("rules", &name)]),
    }
}

/// What can be typed, by this key, with a point of the board as an example.
pub(super) fn help(lang: Lang, key: &str, extent: Extent) -> String {
    let point = extent.name(extent.centre()).to_string();
    words(lang, key, &[("point", &point)])
}

/// The board with the last stone and the winning row marked, and the forbidden points under it.
pub(super) fn board(lang: Lang, game: &Game) -> String {
    let outcome = game.outcome();
    let marks = Marks {
        last: game.last_stone(),
        forbidden: forbidden(game),
        row: outcome.and_then(|outcome| outcome.line.clone()).unwrap_or_default(),
        ..Marks::default()
    };
    let mut shown = format!("\n{}", text::board(game.board(), &marks));
    if !marks.forbidden.is_empty() {
        let extent = game.setting().rules().extent;
        let points: Vec<String> =
            marks.forbidden.iter().map(|point| extent.name(*point).to_string()).collect();
        shown += &words(lang, "terminal-forbidden", &[("points", &points.join(" "))]);
        shown.push('\n');
    }
    shown
}

fn forbidden(game: &Game) -> Vec<Point> {
    let alternatives = game.prompt().map(|prompt| prompt.alternatives).unwrap_or_default();
    let points = alternatives.into_iter().flat_map(|alternative| match alternative {
        Alternative::Place { forbidden, .. } => forbidden,
        _ => Vec::new(),
    });
    points.map(|(point, _)| point).collect()
}

/// How a game ended.
pub(super) fn outcome(lang: Lang, outcome: &Outcome) -> String {
    let color = color_name(lang, outcome.color);
    words(lang, &format!("reason-{}", outcome.reason.name()), &[("color", &color)])
}

/// A stone or a pass of this colour; nothing for other actions.
pub(super) fn played(
    lang: Lang,
    extent: Extent,
    color: Option<Color>,
    action: &Action,
) -> Option<String> {
    let done = match action {
        Action::Place(point) => extent.name(*point).to_string().to_uppercase(),
        Action::Pass => words(lang, "terminal-pass", &[]),
        _ => return None,
    };
    let color = color_name(lang, color);
    Some(words(lang, "terminal-played", &[("color", &color), ("move", &done)]))
}

/// From here on the stones left are told.
const FEW_STONES: u16 = 5;

/// What a stone has brought besides itself: captured pairs, and how few stones its side has left.
pub(super) fn brought(lang: Lang, before: &Game, after: &Game) -> Vec<String> {
    let new = after.moves().get(before.moves().len());
    let Some(color) = new.filter(|new| new.point.is_some()).map(|new| new.color) else {
        return Vec::new();
    };
    let rules = after.setting().rules();
    let taken = before.board().stones_of(color.other());
    let taken: Vec<String> = taken
        .filter(|point| after.board().is_empty_at(*point))
        .map(|point| rules.extent.name(point).to_string().to_uppercase())
        .collect();
    let (points, count) = (taken.join(", "), after.captured()[color].to_string());
    let most = rules.terms.capture_pairs.unwrap_or_default().to_string();
    let args = [("points", &*points), ("count", &*count), ("most", &*most)];
    let taken = (!taken.is_empty()).then(|| words(lang, &format!("taken-{color}"), &args));
    let left = rules.terms.stones.map(|most| most - after.board().count(color) as u16);
    let few = left
        .filter(|left| *left <= FEW_STONES)
        .map(|left| words(lang, &format!("few-{color}"), &[("count", &left.to_string())]));
    taken.into_iter().chain(few).collect()
}

/// Why something cannot be done.
pub(super) fn refusal(lang: Lang, illegal: &Illegal) -> String {
    let mut args = illegal.args();
    for (name, value) in &mut args {
        if matches!(*name, "foul" | "color" | "player") {
            *value = words(lang, &format!("{name}-{value}"), &[]);
        }
    }
    let args: Vec<(&str, &str)> =
        args.iter().map(|(name, value)| (*name, value.as_str())).collect();
    words(lang, &format!("refusal-{}", illegal.code()), &args)
}

/// What may be typed besides a point, when the game asks for more than a stone or a pass.
pub(super) fn ways(lang: Lang, game: &Game) -> Option<String> {
    let prompt = game.prompt()?;
    let ways: Vec<String> =
        prompt.alternatives.iter().filter_map(|way| way_text(lang, game, way)).collect();
    let ways = ways.join(", ");
    (!ways.is_empty()).then(|| words(lang, "terminal-ways", &[("ways", &ways)]))
}

fn way_text(lang: Lang, game: &Game, alternative: &Alternative) -> Option<String> {
    match alternative {
        Alternative::Place { .. } | Alternative::Pass => None,
        Alternative::Swap => Some("swap, stay".to_owned()),
        Alternative::AddTwo => Some("add-two".to_owned()),
        Alternative::Claim { .. } => Some("claim".to_owned()),
        Alternative::Declare { min, max } => Some(format!("declare:{min} … declare:{max}")),
        Alternative::Offer { count, .. } => {
            Some(words(lang, "terminal-way-offer", &[("count", &count.to_string())]))
        }
        Alternative::Choose { points, .. } => {
            let extent = game.setting().rules().extent;
            let names: Vec<String> =
                points.iter().map(|point| format!("choose:{}", extent.name(*point))).collect();
            Some(names.join(", "))
        }
    }
}

/// A colour's name; nothing when there is none.
pub(super) fn color_name(lang: Lang, color: Option<Color>) -> String {
    color.map_or_else(String::new, |color| words(lang, &format!("color-{color}"), &[]))
}
