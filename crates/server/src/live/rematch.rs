//! Another game: offered live or for later, accepted by an offer of the other side, played in a new room with
//! the seats exchanged.

use narabe_game::Player;
use narabe_store::{NewRematch, NewRoom, RematchLink, Rematched, Seats};
use narabe_wire::{ErrorCode, Rematch, RematchRoom, ServerMessage};

use super::message::{Accepted, frame};
use super::refusal::Refused;
use super::room::Room;
use crate::error::AppError;
use crate::ids;

impl Room {
    /// A player offers or accepts (`offer`), withdraws or declines (not `offer`).
    pub(super) async fn rematch(
        &mut self,
        player: Player,
        offer: bool,
    ) -> Result<Accepted, Refused> {
        if self.game.outcome().is_none() {
            return Err(self.refuse(ErrorCode::GameRunning));
        }
        if !self.row.seats.are_taken() {
            return Err(self.refuse(ErrorCode::RivalNotJoined));
        }
        if self.row.rematch.is_some() {
            let known = ServerMessage::Rematch(self.rematch_view());
            return Ok(Accepted::Before(frame(&known)));
        }
        let done = match (offer, self.row.rematch_offer) {
            (true, Some(offerer)) if offerer != player => self.start_rematch().await,
            (true, _) => self.set_offer(Some(player)).await,
            (false, _) => self.set_offer(None).await,
        };
        done.map_err(|error| {
            tracing::error!(?error, "a rematch could not be stored");
            self.refuse(ErrorCode::StoreFailed)
        })?;
        self.publish(&ServerMessage::Rematch(self.rematch_view()));
        Ok(Accepted::Published)
    }

    async fn set_offer(&mut self, by: Option<Player>) -> Result<(), AppError> {
        self.app.store.offer_rematch(self.row.key, by).await?;
        self.row.rematch_offer = by;
        Ok(())
    }

    async fn start_rematch(&mut self) -> Result<(), AppError> {
        let entropy = self.app.entropy.as_ref();
        let created_at_ms = self.app.now_ms();
        let room = NewRoom {
            id: ids::room_id(entropy)?,
            watch_id: ids::watch_id(entropy)?,
            setting: self.row.setting.clone(),
            created_at_ms,
            expires_at_ms: created_at_ms.saturating_add(self.app.config.room_life_ms()),
            seats: Seats { first: self.row.seats.second, second: self.row.seats.first },
        };
        let made = self.app.store.add_rematch(NewRematch { of: self.row.key, room }).await?;
        let (Rematched::Made(link) | Rematched::Existing(link)) = made else {
            return Err(ErrorCode::RoomNotFound.into());
        };
        self.row.rematch = Some(link);
        self.row.rematch_offer = None;
        Ok(())
    }

    pub(super) fn rematch_view(&self) -> Rematch {
        let room = |link: &RematchLink| RematchRoom {
            url: format!("/r/{}", link.id),
            watch_url: format!("/w/{}", link.watch_id),
        };
        Rematch { offered_by: self.row.rematch_offer, room: self.row.rematch.as_ref().map(room) }
    }
}
