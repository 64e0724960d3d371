//! Numbers that look like chance and are the same for the same seed.

/// A sequence of such numbers.
pub(super) struct Chance {
    state: u64,
}

impl Chance {
    pub(super) const fn new(seed: u64) -> Self {
        Self { state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1 }
    }

    /// A number below the bound.
    pub(super) const fn below(&mut self, bound: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 33) as usize % if bound == 0 { 1 } else { bound }
    }
}
