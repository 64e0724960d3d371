//! See `narabe_fuzz::socket`.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| narabe_fuzz::socket(input));
