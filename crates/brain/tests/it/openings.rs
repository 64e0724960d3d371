//! Openings negotiated by the real program: what it answers to one step is what it is asked about in the next.

use narabe_game::{Game, Setting, SettingSpec};
use narabe_protocol::{Answer, Axes, Command, Coordinates, Info, RuleBits, SoosorvStep, Swap2Step};

use super::manager::Brain;

/// A brain with an empty board, these rules and little time.
fn begun(rule: i64) -> Brain {
    let mut brain = Brain::start();
    brain.say(&Command::Start { width: 15, height: 15 });
    assert_eq!(brain.hear(), Some(Answer::Ok));
    brain.say(&Command::Info(Info::Rule(RuleBits(rule))));
    brain.say(&Command::Info(Info::TimeoutTurn(200)));
    brain
}

fn name(at: Coordinates) -> String {
    let setting = Setting::resolve(&SettingSpec::of("renju")).unwrap();
    let extent = setting.rules().extent;
    extent.name(Axes::ColumnRow.point(extent, at).unwrap()).to_string()
}

fn names(points: &[Coordinates]) -> Vec<String> {
    points.iter().map(|at| name(*at)).collect()
}

/// Refuses what is no game of this opening.
fn replay(rules: &str, opening: &str, tokens: &[String]) -> Game {
    let options = [("n".to_owned(), "8".to_owned())].into_iter().filter(|_| opening == "soosorv");
    let spec = SettingSpec {
        opening: Some(opening.to_owned()),
        options: options.collect(),
        ..SettingSpec::of(rules)
    };
    Game::replay(Setting::resolve(&spec).unwrap(), &tokens.join(" ")).unwrap()
}

/// The messages of the next answer that begin with these words, without them.
fn messages(brain: &mut Brain, begin: &str, last: impl Fn(&str) -> bool) -> Vec<String> {
    let mut heard = Vec::new();
    loop {
        let Some(Answer::Message(text)) = brain.hear_line() else { panic!("no message") };
        let Some(text) = text.strip_prefix(begin) else { continue };
        heard.push(text.trim().to_owned());
        if last(text.trim()) {
            return heard;
        }
    }
}

/// The point of a message such as `MOVE1 7 7`.
fn point(message: &str) -> Coordinates {
    let numbers = message.split_whitespace().filter_map(|word| word.parse().ok());
    let numbers: Vec<i32> = numbers.collect();
    Coordinates { first: numbers[0], second: numbers[1] }
}

#[test]
fn swap2_is_negotiated_to_its_end() {
    let mut brain = begun(1);
    brain.say(&Command::Swap2Board(Vec::new()));
    let Some(Answer::Moves(three)) = brain.hear() else { panic!("three stones") };
    assert_eq!(three.len(), 3);
    let mut tokens = names(&three);
    brain.say(&Command::Swap2Board(three.clone()));
    match brain.hear().unwrap() {
        Answer::Swap => tokens.push("swap".to_owned()),
        Answer::Move(at) => tokens.extend(["stay".to_owned(), name(at)]),
        Answer::Moves(two) => {
            tokens.push("add-two".to_owned());
            tokens.extend(names(&two));
            let five = [three.as_slice(), &two].concat();
            brain.say(&Command::Swap2Board(five));
            match brain.hear().unwrap() {
                Answer::Swap => tokens.push("stay".to_owned()),
                Answer::Move(at) => tokens.extend(["swap".to_owned(), name(at)]),
                answer => panic!("{answer:?}"),
            }
        }
        answer => panic!("{answer:?}"),
    }
    assert!(!replay("standard", "swap2", &tokens).is_in_opening(), "{tokens:?}");
}

#[test]
fn yixin_board_asks_for_three_stones_and_what_becomes_of_them() {
    let mut brain = begun(0);
    brain.say(&Command::YxSwap2(Swap2Step::SetUp));
    let three = messages(&mut brain, "SWAP2 ", |text| text.starts_with("MOVE3"));
    assert_eq!(three.len(), 3);
    brain.say(&Command::YxSwap2(Swap2Step::AfterThree));
    let swap = messages(&mut brain, "SWAP2 ", |text| text.starts_with("SWAP1"));
    assert!(["SWAP1 YES", "SWAP1 NO"].contains(&swap[0].as_str()), "{swap:?}");
}

#[test]
fn soosorv_is_negotiated_to_its_end() {
    let mut brain = begun(4);
    let mut ask = |step, last: &str| {
        brain.say(&Command::YxSoosorv(step));
        messages(&mut brain, "SOOSORV ", |text| text.starts_with(last))
    };
    let three: Vec<Coordinates> =
        ask(SoosorvStep::SetUp, "MOVE3").iter().map(|text| point(text)).collect();
    let mut tokens = names(&three);
    let swap = ask(SoosorvStep::SwapAfterThree(three.clone()), "SWAP1");
    tokens.push(if swap[0] == "SWAP1 Y" { "swap" } else { "stay" }.to_owned());

    let fourth = ask(SoosorvStep::Fourth(three.clone()), "MOVE4");
    let fifths: i32 = fourth[0].rsplit(' ').next().unwrap().parse().unwrap();
    let four = [three, vec![point(&fourth[0])]].concat();
    tokens.extend([name(four[3]), format!("declare:{fifths}")]);
    let swap = ask(SoosorvStep::SwapAfterFour { fifths, stones: four.clone() }, "SWAP2");
    tokens.push(if swap[0] == "SWAP2 Y" { "swap" } else { "stay" }.to_owned());

    let offer = ask(SoosorvStep::Offer { fifths, stones: four.clone() }, "MOVE5 DONE");
    let offered: Vec<Coordinates> = offer
        .iter()
        .filter(|text| text.contains(' ') && text.as_bytes()[6].is_ascii_digit())
        .map(|text| point(text))
        .collect();
    assert_eq!(offered.len(), fifths as usize, "{offer:?}");
    if fifths > 1 {
        tokens.push(format!("offer:{}", names(&offered).join(",")));
        let all = [four, offered].concat();
        let chosen = ask(SoosorvStep::Choose(all), "MOVE5 CHOICE");
        tokens.push(format!("choose:{}", name(point(&chosen[0]))));
    } else {
        tokens.extend(names(&offered));
    }
    replay("renju", "soosorv", &tokens);
}
