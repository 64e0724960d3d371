//! What a writer wrote, its reader reads as the same record, but for what the format cannot say.

use narabe_formats::{GameRecord, RecordedMove, RecordedResult, json, psq, sgf};
use narabe_rules::{Color, Extent};
use narabe_testkit::for_all;
use proptest::prelude::*;

/// A text that begins with a letter, with signs that the formats use themselves.
fn text() -> impl Strategy<Value = Option<String>> {
    prop::option::of(r"[A-Za-zéłș][ -~éłș並]{0,12}[A-Za-z\]\\:;,)]")
}

fn result() -> impl Strategy<Value = Option<RecordedResult>> {
    let winner = prop::sample::select(vec![None, Some(Color::Black), Some(Color::White)]);
    let reason = prop::sample::select(vec!["five", "time", "illegal-move", "resignation", "crash"]);
    let result = (winner, reason)
        .prop_map(|(winner, reason)| RecordedResult { winner, reason: Some(reason.to_owned()) });
    prop::option::of(result)
}

/// Records of any stones and passes on any board.
fn records() -> impl Strategy<Value = GameRecord> {
    let moves =
        prop::collection::vec((any::<prop::sample::Index>(), 0..20_u8, 0..90_000_u64), 0..60);
    let names = (text(), text(), text(), text());
    let rules = prop::option::of(prop::sample::select(vec!["renju", "freestyle"]));
    (5..=25_u8, moves, names, rules, result()).prop_map(|(lines, moves, names, rules, result)| {
        let points: Vec<_> = Extent::Square(lines).points().collect();
        let moves = moves.into_iter().map(|(index, kind, ms)| RecordedMove {
            point: (kind > 0).then(|| *index.get(&points)),
            ms: Some(ms),
        });
        let options = rules.map(|_| ("foul".to_owned(), "loss".to_owned()));
        GameRecord {
            lines,
            rules: rules.map(str::to_owned),
            options: options.into_iter().collect(),
            black: names.0,
            white: names.1,
            event: names.2,
            round: names.3,
            moves: moves.collect(),
            result,
        }
    })
}

#[test]
fn json_says_everything() {
    for_all(300, &records(), |record| {
        assert_eq!(json::read(&json::write(&record)).unwrap(), record);
    });
}

#[test]
fn sgf_says_everything_but_times_and_some_reasons() {
    for_all(300, &records(), |record| {
        let read = sgf::read(&sgf::write(&record)).unwrap();
        let mut expected = record;
        for one in &mut expected.moves {
            one.ms = None;
        }
        if let Some(result) = &mut expected.result {
            let reason = result.reason.take().filter(|_| result.winner.is_some());
            result.reason = match reason.as_deref() {
                Some("illegal-move" | "crash") => Some("forfeit".to_owned()),
                Some("five") | None => None,
                Some(other) => Some(other.to_owned()),
            };
        }
        assert_eq!(read, expected);
    });
}

#[test]
fn psq_says_the_stones_their_times_and_the_names() {
    for_all(300, &records(), |mut record| {
        record.moves.retain(|one| one.point.is_some());
        let read = psq::read(&psq::write(&record).unwrap()).unwrap();
        let named = |name: &Option<String>, usual: &str| {
            Some(name.clone().unwrap_or_else(|| usual.to_owned()))
        };
        let expected = GameRecord {
            black: named(&record.black, "Black"),
            white: named(&record.white, "White"),
            moves: record.moves.clone(),
            ..GameRecord::new(record.lines)
        };
        assert_eq!(read, expected);
    });
}

#[test]
fn a_pass_cannot_be_told_by_psq() {
    let pass = RecordedMove { point: None, ms: None };
    let record = GameRecord { moves: vec![pass], ..GameRecord::new(15) };
    assert_eq!(psq::write(&record), Err(psq::PassError { number: 1 }));
}

#[test]
fn what_is_written_is_what_other_programs_read() {
    let point = |name: &str| RecordedMove { point: Some(name.parse().unwrap()), ms: Some(12) };
    let record = GameRecord {
        rules: Some("renju".to_owned()),
        options: [("foul".to_owned(), "loss".to_owned())].into(),
        black: Some("one [1]".to_owned()),
        white: Some("7,7,7".to_owned()),
        moves: vec![point("h8"), point("a15"), point("o1")],
        result: Some(RecordedResult {
            winner: Some(Color::White),
            reason: Some("time".to_owned()),
        }),
        ..GameRecord::new(15)
    };
    assert_eq!(
        psq::write(&record).unwrap(),
        "Piskvorky 15x15, 0:0, 0\n8,8,12\n1,1,12\n15,15,12\none [1]\n_7,7,7\n0\n"
    );
    assert_eq!(
        sgf::write(&record),
        "(;FF[4]GM[4]CA[UTF-8]AP[narabe]SZ[15]\nRU[renju foul=loss]\nPB[one [1\\]]\nPW[7,7,7]\n\
         RE[W+T]\n;B[hh];W[aa];B[oo])\n"
    );
    assert_eq!(
        json::write(&record),
        "{\"format\":\"narabe-game\",\"rules\":\"renju\",\"size\":15,\"options\":{\"foul\":\"loss\"},\
         \"black\":\"one [1]\",\"white\":\"7,7,7\",\"moves\":\"h8 a15 o1\",\"times_ms\":[12,12,12],\
         \"result\":{\"winner\":\"white\",\"reason\":\"time\"}}"
    );
}
