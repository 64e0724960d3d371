//! Who is here, and since when somebody is not.
//!
//! A player is here while any socket of theirs is open. The count of an absence begins when the last one
//! closes, when the second player joins, or when the room is loaded: after a restart everybody gets the
//! whole time again.

use narabe_game::Player;
use narabe_wire::{Absence, Presence};

/// The open sockets of both players.
#[derive(Clone, Copy, Debug)]
pub(super) struct Presences {
    open: [u16; 2],
    gone_since_ms: [i64; 2],
}

impl Presences {
    /// Nobody is here yet.
    pub(super) fn new(now_ms: i64) -> Self {
        Self { open: [0; 2], gone_since_ms: [now_ms; 2] }
    }

    /// A socket opened; whether the player came by it.
    pub(super) fn open(&mut self, player: Player) -> bool {
        let open = &mut self.open[index(player)];
        *open = open.saturating_add(1);
        *open == 1
    }

    /// A socket closed; whether the player left by it.
    pub(super) fn close(&mut self, player: Player, now_ms: i64) -> bool {
        let open = &mut self.open[index(player)];
        *open = open.saturating_sub(1);
        let left = *open == 0;
        if left {
            self.gone_since_ms[index(player)] = now_ms;
        }
        left
    }

    /// The second seat was taken: nobody was absent before.
    pub(super) fn begin_anew(&mut self, now_ms: i64) {
        self.gone_since_ms = [now_ms; 2];
    }

    pub(super) fn is_here(&self, player: Player) -> bool {
        self.open[index(player)] > 0
    }

    /// In how many milliseconds the other may go on without this player; `None` while he is here.
    pub(super) fn claimable_in_ms(
        &self,
        player: Player,
        now_ms: i64,
        absence_ms: i64,
    ) -> Option<i64> {
        let away_ms = now_ms - self.gone_since_ms[index(player)];
        (!self.is_here(player)).then(|| absence_ms.saturating_sub(away_ms).max(0))
    }

    /// Both as they are told. `counts`: whether an absence matters now.
    pub(super) fn view(&self, now_ms: i64, absence_ms: i64, counts: bool) -> Presence {
        let absence = |player| {
            let claimable_in_ms = self.claimable_in_ms(player, now_ms, absence_ms)?;
            let since_ms = self.gone_since_ms[index(player)];
            Some(Absence { player, since_ms, claimable_in_ms })
        };
        Presence {
            first: self.is_here(Player::First),
            second: self.is_here(Player::Second),
            absent: counts.then(|| Player::ALL.into_iter().find_map(absence)).flatten(),
        }
    }
}

fn index(player: Player) -> usize {
    match player {
        Player::First => 0,
        Player::Second => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_with_two_tabs_is_here_until_both_are_closed() {
        let mut presences = Presences::new(0);
        assert!(presences.open(Player::First));
        assert!(!presences.open(Player::First));
        assert!(!presences.close(Player::First, 10));
        assert_eq!(presences.claimable_in_ms(Player::First, 1000, 120), None);
        assert!(presences.close(Player::First, 20));
        assert_eq!(presences.claimable_in_ms(Player::First, 50, 120), Some(90));
        assert_eq!(presences.claimable_in_ms(Player::First, 140, 120), Some(0));
    }

    #[test]
    fn an_absence_is_told_only_when_it_counts() {
        let mut presences = Presences::new(0);
        presences.open(Player::First);
        let absent = Absence { player: Player::Second, since_ms: 0, claimable_in_ms: 70 };
        assert_eq!(presences.view(50, 120, true).absent, Some(absent));
        assert_eq!(presences.view(50, 120, false).absent, None);
        presences.begin_anew(50);
        let absent = Absence { player: Player::Second, since_ms: 50, claimable_in_ms: 120 };
        assert_eq!(presences.view(50, 120, true).absent, Some(absent));
    }
}
