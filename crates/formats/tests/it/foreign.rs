//! Files as other programs write them.

use narabe_formats::{psq, sgf};

#[test]
fn a_psq_may_have_either_line_ends_a_second_player_who_starts_and_no_names() {
    let text =
        "Piskvorky 20x20, 11:11, 1\r\n10,11,0\r\n11,11,250\r\nfirst.zip\r\nsecond.zip\r\n-1\r\n";
    let record = psq::read(text).unwrap();
    assert_eq!((record.lines, record.transcript().as_str()), (20, "j10 k10"));
    assert_eq!(record.moves[1].ms, Some(250));
    assert_eq!(record.black.as_deref(), Some("second.zip"));
    assert_eq!(record.white.as_deref(), Some("first.zip"));

    let bare = psq::read("Piskvorky 15x15, 0:11, 0\n8,8\n9,7,3\n0").unwrap();
    assert_eq!(bare.transcript(), "h8 i9");
    assert_eq!((bare.black, bare.white), (None, None));
    assert_eq!((bare.moves[0].ms, bare.moves[1].ms), (None, Some(3)));
}

#[test]
fn of_an_sgf_the_main_line_is_read() {
    let cases = [
        ("(;GM[4]SZ[15];B[hh];W[ig])", "h8 i9"),
        ("text before it (;FF[4]GM[4]SZ[15:15]\n;B[hh](;W[ig];B[ij])(;W[hg]))", "h8 i9 i6"),
        ("(;GM[4]SZ[15]C[a \\] b (;B[aa\\])];B[hh]C[x];W[];B[ii])", "h8 pass i7"),
        ("(;FF[3]GaMe[4]SiZe[15];Black[hh];White[tt])", "h8 pass"),
        ("(;GM[4]SZ[20];B[tt])", "t1"),
        ("(;GM[4] LB [aa:1] [bb:2] ;B[hh])", "h8"),
        ("(;)", ""),
    ];
    for (text, expected) in cases {
        let record = sgf::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(record.transcript(), expected, "{text}");
    }
}
