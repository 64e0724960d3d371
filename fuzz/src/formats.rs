//! Files of games.

use narabe_formats::{GameRecord, RecordedMove, json, psq, sgf};

/// Whatever a reader of games accepts can be written in every format that can tell it, and is read back with
/// the same stones.
///
/// # Panics
/// When that is not so.
pub fn formats(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let read = [psq::read(&text).ok(), sgf::read(&text).ok(), json::read(&text).ok()];
    read.iter().flatten().for_each(told_again);
}

fn told_again(record: &GameRecord) {
    let by_json = json::read(&json::write(record)).expect("what was written is read");
    assert_eq!(by_json, *record);
    let by_sgf = sgf::read(&sgf::write(record)).expect("what was written is read");
    assert_eq!(points(&by_sgf), points(record));
    if let Ok(text) = psq::write(record) {
        let by_psq = psq::read(&text).expect("what was written is read");
        assert_eq!(points(&by_psq), points(record));
    }
}

fn points(record: &GameRecord) -> (u8, Vec<RecordedMove>) {
    let without_time = |one: &RecordedMove| RecordedMove { ms: None, ..*one };
    (record.lines, record.moves.iter().map(without_time).collect())
}
