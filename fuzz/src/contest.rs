//! The record of a match, as `narabe match --resume` finds it.

use narabe_contest::{Finished, Header, read_games};

/// Whatever is read as a record is written and read back as the same.
///
/// # Panics
/// When that is not so.
pub fn contest(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let mut header = None;
    let games = read_games(&text, |found| {
        header = Some(found.clone());
        Ok(())
    });
    let (Ok(games), Some(header)) = (games, header) else { return };
    let lines = [header.line()].into_iter().chain(games.iter().map(Finished::line));
    let written: String = lines.map(|line| line + "\n").collect();
    assert_eq!(written.lines().count(), games.len() + 1);
    let is_the_same = |found: &Header| if *found == header { Ok(()) } else { Err(header.line()) };
    assert_eq!(read_games(&written, is_the_same).expect("what was written is read"), games);
}
