//! See `narabe_fuzz::contest`.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| narabe_fuzz::contest(input));
