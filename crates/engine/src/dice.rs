//! Random numbers from a seed: `SplitMix64` (Steele, Lea and Flood 2014), small and the same everywhere.

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
}

impl Dice {
    /// The stream of this seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next number.
    pub(crate) const fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = self.state;
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which is small, so that the bias of the remainder does not matter.
    pub const fn below(&mut self, bound: u32) -> u32 {
        (self.next() % bound as u64) as u32
    }

    /// Whether a chance of so many in a hundred comes up.
    pub(crate) const fn percent(&mut self, chance: u32) -> bool {
        self.below(100) < chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_one() {
        let mut dice = Dice::new(0);
        assert_eq!(dice.next(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(dice.next(), 0x6e78_9e6a_a1b9_65f4);
    }

    #[test]
    fn chances_come_up_about_as_often_as_they_should() {
        let mut dice = Dice::new(7);
        let hits = (0..10_000).filter(|_| dice.percent(25)).count();
        assert!((2300..2700).contains(&hits), "{hits}");
    }
}
