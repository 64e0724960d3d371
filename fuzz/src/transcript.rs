//! Transcripts: whole games as text.

use narabe_game::{Game, Setting, SettingSpec, parse_transcript};

/// The settings that are played (rules, size, opening, foul mode), chosen by the first byte of the
/// input.
const SETTINGS: [(&str, u32, &str, Option<&str>); 6] = [
    ("freestyle", 5, "none", None),
    ("freestyle", 15, "centre", None),
    ("standard", 15, "none", None),
    ("renju", 15, "none", None),
    ("renju", 15, "none", Some("loss")),
    ("renju", 9, "none", Some("claim")),
];

/// No text makes a game panic; what is refused changes nothing; what is accepted is printed and
/// read back as the same game.
pub fn transcript(input: &[u8]) {
    let Some((choice, text)) = input.split_first() else { return };
    let Ok(text) = str::from_utf8(text) else { return };
    let setting = setting(usize::from(*choice) % SETTINGS.len());
    games_are_read_back(&setting, text);
    refusals_change_nothing(setting, text);
}

fn setting(index: usize) -> Setting {
    let (rules, size, opening, foul) = SETTINGS[index];
    let option = foul.map(|mode| ("foul".to_owned(), mode.to_owned()));
    let spec = SettingSpec {
        rules: rules.to_owned(),
        size: Some(size),
        opening: Some(opening.to_owned()),
        options: option.into_iter().collect(),
    };
    Setting::resolve(&spec).expect("the settings of the table exist")
}

fn games_are_read_back(setting: &Setting, text: &str) {
    match Game::replay(setting.clone(), text) {
        Ok(game) => {
            let printed = game.transcript();
            let again = Game::replay(setting.clone(), &printed).expect("it was a game");
            assert_eq!(again.position(), game.position());
            assert_eq!(again.transcript(), printed);
        }
        Err(refusal) => assert!(refusal.number >= 1 && !refusal.code.is_empty()),
    }
}

/// Goes on after each refusal, as a careless client would.
fn refusals_change_nothing(setting: Setting, text: &str) {
    let extent = setting.rules().extent;
    let Ok(words) = parse_transcript(extent, text) else { return };
    let mut game = Game::new(setting);
    for token in words.into_iter().filter_map(|(_, token)| token.ok()) {
        let (before, seq) = (game.position(), game.seq());
        match game.apply(&token, 0) {
            Ok(event) => assert_eq!(event.seq, seq),
            Err(_) => assert_eq!(game.position(), before),
        }
    }
}
