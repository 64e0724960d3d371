//! `/api/rooms`: make a room, look at it, sit down.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderName, StatusCode};
use axum::response::IntoResponse;
use axum_extra::extract::CookieJar;
use narabe_game::{Player, Setting};
use narabe_store::{NewRoom, RoomId, RoomRow, SeatOutcome, Seats, TokenHash};
use narabe_wire::{CreateRoom, ErrorCode, Joined, Opens, RoomCreated, RoomView};

use crate::app::App;
use crate::entropy::Entropy;
use crate::error::AppError;
use crate::extract::{Browser, ClientIp, JsonBody};
use crate::ids;
use crate::live::{Hub, RoomHandle};

/// `POST /api/rooms`
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    ClientIp(address): ClientIp,
    browser: Browser,
    JsonBody(CreateRoom { setting, opens }): JsonBody<CreateRoom>,
) -> Result<impl IntoResponse, AppError> {
    let setting = Setting::resolve(&setting)?;
    if !app.limiter.may_create(address) {
        return Err(ErrorCode::TooManyRequests.into());
    }
    let (token, cookies) = browser.seated(app.entropy.as_ref())?;
    let seats = seats_of(app.entropy.as_ref(), opens, token)?;
    let row = app.store.add_room(new_room(&app, &setting, seats)?).await?;
    let created = RoomCreated {
        url: app.config.link(&format!("/r/{}", row.id)),
        watch_url: app.config.link(&format!("/w/{}", row.watch_id)),
        room: row.id.to_string(),
    };
    Ok((StatusCode::CREATED, cookies, Json(created)))
}

/// Where the maker sits. The lot is drawn once: what it said is the seat.
fn seats_of(entropy: &dyn Entropy, opens: Opens, maker: TokenHash) -> Result<Seats, AppError> {
    let maker_opens = match opens {
        Opens::Creator => true,
        Opens::Guest => false,
        Opens::Lot => {
            let mut lot = [0];
            entropy.fill(&mut lot)?;
            lot[0] & 1 == 0
        }
    };
    Ok(if maker_opens {
        Seats { first: Some(maker), second: None }
    } else {
        Seats { first: None, second: Some(maker) }
    })
}

fn new_room(app: &App, setting: &Setting, seats: Seats) -> Result<NewRoom, AppError> {
    let created_at_ms = app.now_ms();
    Ok(NewRoom {
        id: ids::room_id(app.entropy.as_ref())?,
        watch_id: ids::watch_id(app.entropy.as_ref())?,
        setting: serde_json::to_string(&setting.spec())?,
        created_at_ms,
        expires_at_ms: created_at_ms.saturating_add(app.config.room_life_ms()),
        seats,
    })
}

/// `GET /api/rooms/{room}`
pub(crate) async fn view(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    browser: Browser,
) -> Result<([(HeaderName, &'static str); 1], Json<RoomView>), AppError> {
    let room = open(&app, &RoomId::new(room)).await?;
    let view = room.view(browser.token().copied()).await?;
    Ok(([(CACHE_CONTROL, "no-store")], Json(view)))
}

/// `POST /api/rooms/{room}/join`
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    browser: Browser,
) -> Result<(CookieJar, Json<Joined>), AppError> {
    let (player, cookies) = sit(&app, RoomId::new(room), &browser).await?;
    Ok((cookies, Json(Joined { player })))
}

/// Takes the free seat for this browser; the seat that it has already when it has one.
pub(crate) async fn sit(
    app: &Arc<App>,
    room: RoomId,
    browser: &Browser,
) -> Result<(Player, CookieJar), AppError> {
    let room = open(app, &room).await?;
    let (token, cookies) = browser.seated(app.entropy.as_ref())?;
    match room.join(token).await? {
        SeatOutcome::Taken(player) | SeatOutcome::Yours(player) => Ok((player, cookies)),
        SeatOutcome::Full => Err(ErrorCode::SeatsTaken.into()),
        SeatOutcome::Gone => Err(ErrorCode::RoomNotFound.into()),
    }
}

async fn open(app: &Arc<App>, id: &RoomId) -> Result<RoomHandle, AppError> {
    let row = known(app, app.store.room(id).await?)?;
    Hub::open(app, row).await
}

/// The row, unless there is none or its time is over: the sweeper may be late.
pub(crate) fn known(app: &App, row: Option<RoomRow>) -> Result<RoomRow, AppError> {
    let row = row.filter(|row| row.expires_at_ms > app.now_ms());
    row.ok_or_else(|| ErrorCode::RoomNotFound.into())
}
