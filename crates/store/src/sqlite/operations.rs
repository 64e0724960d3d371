//! Everything the writer does but appending: each inside a savepoint of its batch.

use async_trait::async_trait;
use narabe_game::Player;
use sqlx::SqliteConnection;

use super::read;
use super::writer::Operation;
use crate::{
    NewRematch, NewRoom, RematchLink, Rematched, RoomKey, RoomRow, SeatOutcome, TokenHash,
};

pub(super) struct AddRoom(pub(super) NewRoom);

#[async_trait]
impl Operation for AddRoom {
    type Output = RoomRow;

    async fn run(&self, connection: &mut SqliteConnection) -> Result<RoomRow, sqlx::Error> {
        add_room(connection, &self.0).await?;
        read::room(connection, &self.0.id).await?.ok_or(sqlx::Error::RowNotFound)
    }
}

async fn add_room(connection: &mut SqliteConnection, room: &NewRoom) -> Result<(), sqlx::Error> {
    let key: i64 = sqlx::query_scalar(
        "INSERT INTO rooms (id, watch_id, setting, created_at_ms, expires_at_ms)
         VALUES (?1, ?2, ?3, ?4, ?5) RETURNING key",
    )
    .bind(room.id.as_str())
    .bind(room.watch_id.as_str())
    .bind(&room.setting)
    .bind(room.created_at_ms)
    .bind(room.expires_at_ms)
    .fetch_one(&mut *connection)
    .await?;
    let seats = [(Player::First, room.seats.first), (Player::Second, room.seats.second)];
    for (player, token) in seats {
        if let Some(token) = token {
            add_seat(connection, RoomKey(key), player, token).await?;
        }
    }
    Ok(())
}

async fn add_seat(
    connection: &mut SqliteConnection,
    room: RoomKey,
    player: Player,
    token: TokenHash,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO seats (room, player, token_hash) VALUES (?1, ?2, ?3)")
        .bind(room.0)
        .bind(player.name())
        .bind(token.0.as_slice())
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) struct TakeSeat {
    pub(super) room: RoomKey,
    pub(super) token: TokenHash,
}

#[async_trait]
impl Operation for TakeSeat {
    type Output = SeatOutcome;

    async fn run(&self, connection: &mut SqliteConnection) -> Result<SeatOutcome, sqlx::Error> {
        let Some(room) = read::room_by_key(&mut *connection, self.room).await? else {
            return Ok(SeatOutcome::Gone);
        };
        if let Some(player) = room.seats.player_of(&self.token) {
            return Ok(SeatOutcome::Yours(player));
        }
        let free = match (room.seats.first, room.seats.second) {
            (None, _) => Player::First,
            (_, None) => Player::Second,
            _ => return Ok(SeatOutcome::Full),
        };
        add_seat(connection, self.room, free, self.token).await?;
        Ok(SeatOutcome::Taken(free))
    }
}

pub(super) struct OfferRematch {
    pub(super) room: RoomKey,
    pub(super) by: Option<Player>,
}

#[async_trait]
impl Operation for OfferRematch {
    type Output = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        sqlx::query("UPDATE rooms SET rematch_offer = ?2 WHERE key = ?1")
            .bind(self.room.0)
            .bind(self.by.map(Player::name))
            .execute(connection)
            .await?;
        Ok(())
    }
}

pub(super) struct AddRematch(pub(super) NewRematch);

#[async_trait]
impl Operation for AddRematch {
    type Output = Rematched;

    async fn run(&self, connection: &mut SqliteConnection) -> Result<Rematched, sqlx::Error> {
        let NewRematch { of, room } = &self.0;
        let Some(old) = read::room_by_key(&mut *connection, *of).await? else {
            return Ok(Rematched::Gone);
        };
        if let Some(link) = old.rematch {
            return Ok(Rematched::Existing(link));
        }
        add_room(connection, room).await?;
        sqlx::query("UPDATE rooms SET rematch_room = ?2, rematch_offer = NULL WHERE key = ?1")
            .bind(of.0)
            .bind(room.id.as_str())
            .execute(connection)
            .await?;
        let link = RematchLink { id: room.id.clone(), watch_id: room.watch_id.clone() };
        Ok(Rematched::Made(link))
    }
}

pub(super) struct Sweep {
    pub(super) now_ms: i64,
    pub(super) limit: u32,
}

#[async_trait]
impl Operation for Sweep {
    type Output = Vec<RoomKey>;

    async fn run(&self, connection: &mut SqliteConnection) -> Result<Vec<RoomKey>, sqlx::Error> {
        let keys: Vec<i64> = sqlx::query_scalar(
            "DELETE FROM rooms WHERE key IN (
                 SELECT key FROM rooms WHERE expires_at_ms <= ?1 ORDER BY expires_at_ms LIMIT ?2)
             RETURNING key",
        )
        .bind(self.now_ms)
        .bind(self.limit)
        .fetch_all(connection)
        .await?;
        Ok(keys.into_iter().map(RoomKey).collect())
    }
}
