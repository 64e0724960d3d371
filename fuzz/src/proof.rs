//! Proofs as text.

use narabe_rules::{Color, Rules, Setup};
use narabe_solver::{Proof, verify_proof};

/// No text makes the reader panic; what it accepts is written as the same, and is no proof of a win on an empty
/// board.
pub fn proof(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else { return };
    let Ok(proof) = text.parse::<Proof>() else { return };
    let again: Proof = proof.to_string().parse().expect("what is written can be read");
    assert_eq!(again, proof);
    let rules = Rules::standard("freestyle").expect("freestyle is a rule set");
    let empty = Setup::parse(&rules, "black: - | white: -").expect("no stones are a set-up");
    assert!(verify_proof(&empty, Color::Black, &proof).is_err());
}
