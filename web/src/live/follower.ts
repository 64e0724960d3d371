// Keeps the rules' game in step with the events of a live room, one change after the other.
import type { EventView } from '../generated/wire/EventView';
import type { RulesClient, Snapshot } from '../rules/types';
import type { SettingSpec } from '../wire/types';

/** Hears the game as it stands after the events. */
export interface FollowerEvents {
  /** `fresh` are the events that came since the last time; all of them at first. */
  readonly onSnapshot: (snapshot: Snapshot, fresh: readonly EventView[]) => void;
  readonly onFault: (error: unknown) => void;
}

/** An event as a token of a transcript. */
export function tokenOf({ token, player }: EventView): string {
  return `${token}@${player}`;
}

/** A follower; the returned function is told all events of the game, from the first on. */
export function createFollower(
  rules: Pick<RulesClient, 'open' | 'apply'>,
  { onSnapshot, onFault }: FollowerEvents,
): (setting: SettingSpec, events: readonly EventView[]) => void {
  let applied: readonly EventView[] | null = null;
  let queue = Promise.resolve();

  const follow = async (setting: SettingSpec, events: readonly EventView[]) => {
    const before = applied;
    if (before && !isContinued(before, events)) applied = null;
    const fresh = applied ? events.slice(applied.length) : events;
    if (applied && fresh.length === 0) return;
    let snapshot: Snapshot | null = null;
    if (!applied) snapshot = await rules.open(setting, events.map(tokenOf).join(' '));
    else for (const event of fresh) snapshot = await rules.apply(tokenOf(event), event.at);
    applied = events;
    if (snapshot) onSnapshot(snapshot, fresh);
  };
  return (setting, events) => {
    queue = queue
      .then(() => follow(setting, events))
      .catch((error: unknown) => {
        applied = null; // The next change starts over from all events.
        onFault(error);
      });
  };
}

/** Do the events begin with those that are applied? */
function isContinued(applied: readonly EventView[], events: readonly EventView[]): boolean {
  const last = applied.at(-1);
  const same = last && events[applied.length - 1];
  return applied.length <= events.length && (!last || (!!same && tokenOf(same) === tokenOf(last)));
}
