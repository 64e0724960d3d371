//! What is no game is refused, and the refusal says why.

use std::fmt::Display;

use narabe_formats::{json, psq, sgf};

fn refused<T, E: Display>(cases: &[(&str, &str)], read: impl Fn(&str) -> Result<T, E>) {
    for (text, expected) in cases {
        let told = read(text).err().map(|error| error.to_string());
        assert!(told.as_deref().is_some_and(|told| told.contains(expected)), "{text:?}: {told:?}");
    }
}

#[test]
fn psq() {
    refused(
        &[
            ("", "the first line"),
            ("Piskvorky fifteen", "the first line"),
            ("8,8,0", "the first line"),
            ("Piskvorky 15x20, 0:0, 0", "15 x 20"),
            ("Piskvorky 4x4, 0:0, 0", "4 x 4"),
            ("Piskvorky 15x15, 0:0, 0\n8,8,0\n16,1,0", "line 3"),
            ("Piskvorky 15x15, 0:0, 0\n0,1,0", "line 2"),
            ("Piskvorky 15x15, 0:0, 0\n-2147483648,1,0", "line 2"),
        ],
        psq::read,
    );
}

#[test]
fn sgf() {
    refused(
        &[
            ("", "no game"),
            ("(;GM[1]SZ[19];B[aa])", "GM is \"1\""),
            ("(;GM[4]SZ[15];B[hh]", "in the middle"),
            ("(;GM[4]SZ[15];B[hh", "in the middle"),
            ("(;GM[4]SZ[26])", "26"),
            ("(;GM[4]SZ[15:9])", "15:9"),
            ("(;GM[4]SZ[15];B[pa])", "move 1"),
            ("(;GM[4]SZ[15];B[hhh])", "move 1"),
            ("(;GM[4]SZ[15];B[hh];B[ig])", "move 2"),
            ("(;GM[4]SZ[15];W[hh])", "move 1"),
            ("(;GM[4]SZ[15]AB[hh])", "move 1"),
            ("(;[hh])", "'['"),
            ("(;GM[4]!)", "'!'"),
        ],
        sgf::read,
    );
}

#[test]
fn json() {
    let with = |more: &str| format!("{{\"format\":\"narabe-game\",\"size\":15,{more}}}");
    let cases = [
        ("[]".to_owned(), "no game"),
        ("{\"format\":\"other\",\"size\":15,\"moves\":\"\"}".to_owned(), "\"other\""),
        ("{\"format\":\"narabe-game\",\"size\":4,\"moves\":\"\"}".to_owned(), "4 lines"),
        (with("\"moves\":\"h8 h16\""), "move 2"),
        (with("\"moves\":\"h8 i9\",\"times_ms\":[1]"), "1 times for 2 moves"),
        (with("\"moves\":\"\",\"result\":{\"winner\":\"red\"}"), "\"red\""),
    ];
    let cases: Vec<(&str, &str)> = cases.iter().map(|(text, why)| (text.as_str(), *why)).collect();
    refused(&cases, json::read);
}
