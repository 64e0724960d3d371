//! Proof numbers: how far a position is from being proved or disproved.

/// How many positions, at least, are still to be won (`proof`) or lost (`disproof`) before this one is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

/// More than any count; sums of two stay below the type's end.
pub(super) const INFINITE: u32 = u32::MAX / 4;

impl Numbers {
    /// The attacker wins.
    pub(super) const WON: Self = Self { proof: 0, disproof: INFINITE };
    /// His threats lead nowhere.
    pub(super) const LOST: Self = Self { proof: INFINITE, disproof: 0 };
    /// No limit on either number.
    pub(super) const UNLIMITED: Self = Self { proof: INFINITE, disproof: INFINITE };

    /// The same seen by the other side: what proves for one disproves for the other.
    pub(super) const fn turned(self) -> Self {
        Self { proof: self.disproof, disproof: self.proof }
    }

    /// The same with a greater proof number, unless it is settled.
    pub(super) const fn made_dearer(self, surplus: u32) -> Self {
        if self.is_settled() { self } else { Self { proof: sum(self.proof, surplus), ..self } }
    }

    /// The same with a smaller proof number, unless it is settled.
    pub(super) const fn made_cheaper(self, rebate: u32) -> Self {
        let proof = self.proof.saturating_sub(rebate);
        if self.is_settled() {
            self
        } else {
            Self { proof: if proof > 0 { proof } else { 1 }, ..self }
        }
    }

    pub(super) const fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    pub(super) const fn reaches(self, limit: Self) -> bool {
        self.proof >= limit.proof || self.disproof >= limit.disproof
    }
}

/// A sum that stays a number of this kind; infinite numbers stay infinite.
pub(super) const fn sum(a: u32, b: u32) -> u32 {
    let sum = a.saturating_add(b);
    if sum < INFINITE { sum } else { INFINITE }
}
