//! Writes the weights as the source that the patterns include.

use narabe_threats::tuning::{KINDS, WEIGHT_COUNT};

const HEAD: &str = "\
//! The tuned weights, one row for each kind of side. Written by `tools/tune`; not for editing.

use super::layout::WEIGHTS;

/// The weights of the kinds, in their order.
#[rustfmt::skip]
pub(super) const OF_KINDS: [[i16; WEIGHTS]; 4] = [
";

const WIDTH: usize = 100;

pub(crate) fn weights(weights: &[i16]) {
    print!("{HEAD}");
    for kind in weights.chunks(WEIGHT_COUNT / KINDS) {
        println!("    [");
        let mut line = String::new();
        for weight in kind.iter().map(|weight| format!(" {weight},")) {
            if 7 + line.len() + weight.len() > WIDTH {
                println!("       {line}");
                line.clear();
            }
            line.push_str(&weight);
        }
        println!("       {line}\n    ],");
    }
    println!("];");
}
