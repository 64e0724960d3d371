//! Zobrist keys: one 64-bit number for every point and colour, combined by exclusive or.
//!
//! The numbers come from `SplitMix64` (Steele, Lea and Flood 2014) of the point's coordinates, so they need no
//! table, reach over the whole endless sheet and stay the same for ever.

use crate::{Color, Point};

/// The key of a stone of `color` on `point`.
pub const fn stone_key(point: Point, color: Color) -> u64 {
    let x = point.x as u32 as u64;
    let y = point.y as u32 as u64;
    let salt = match color {
        Color::Black => 0x6e61_7261_6265_0001,
        Color::White => 0x6e61_7261_6265_0002,
    };
    split_mix(split_mix((x << 32) | y).wrapping_add(salt))
}

/// The output function of `SplitMix64`.
const fn split_mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Extent;
    use alloc::collections::BTreeSet;

    #[test]
    fn keys_are_pinned_and_all_different() {
        assert_eq!(split_mix(0), 0xe220_a839_7b1d_cdaf, "the published first output for seed 0");
        let keys: BTreeSet<u64> = Extent::Square(25)
            .points()
            .flat_map(|point| Color::ALL.map(|color| stone_key(point, color)))
            .collect();
        assert_eq!(keys.len(), 1250);
    }
}
