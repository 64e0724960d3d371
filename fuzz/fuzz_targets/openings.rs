//! See `narabe_fuzz::openings`.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| narabe_fuzz::openings(input));
