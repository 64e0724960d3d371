//! Housekeeping: expired rooms go, idle rooms leave memory, limits forget. In small steps, so that no player
//! waits for a broom.

use std::sync::Arc;
use std::time::Duration;

use narabe_store::StoreError;
use tokio::time::MissedTickBehavior;

use crate::app::App;

/// How often memory and limits are swept.
const ROUND: Duration = Duration::from_secs(30);
/// Rooms deleted in one commit.
const BATCH: u32 = 20;
/// Between two such commits players' actions go first.
const PAUSE: Duration = Duration::from_millis(50);

pub(crate) async fn run(app: Arc<App>) -> ! {
    let mut rounds = tokio::time::interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        app.hub.drop_idle();
        app.limiter.forget_idle();
        if let Err(error) = sweep(&app).await {
            tracing::error!(error = &error as &dyn std::error::Error, "sweeping rooms failed");
        }
    }
}

/// Deletes every room that has expired, and ends its live sockets.
///
/// # Errors
/// When the store fails; what was swept until then stays swept.
pub async fn sweep(app: &App) -> Result<(), StoreError> {
    loop {
        let swept = app.store.sweep(app.now_ms(), BATCH).await?;
        for key in &swept {
            app.hub.expire(*key).await;
        }
        if swept.len() < BATCH as usize {
            return Ok(());
        }
        tokio::time::sleep(PAUSE).await;
    }
}
