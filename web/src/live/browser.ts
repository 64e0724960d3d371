// The live room's outside in a browser: WebSocket, timers, memory, and the events that say "try again now".
import { randomId } from '../ui/random';
import type { Memory } from '../ui/storage';
import { createLive, type Live } from './live';
import type { Pending } from './types';

/** Which room, and by which of its two links. */
export interface Door {
  readonly kind: 'rooms' | 'watch';
  readonly name: string;
}

/** Goes into a room. `onRefused` hears the server's own words for an action that was not done. */
export function enterRoom(door: Door, memory: Memory, onRefused: (message: string) => void): Live {
  const path = `/api/${door.kind}/${encodeURIComponent(door.name)}`;
  const key = `narabe.pending.${door.name}`;
  const live = createLive({
    open: (since) =>
      new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}/live?since=${since}`),
    isThere: () => isThere(door, fetch),
    later: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
    newId: randomId,
    recall: () => recalled(memory.get(key)),
    keep: (pending) => memory.set(key, pending.length > 0 ? pending : null),
    onRefused,
  });
  addEventListener('online', live.retry);
  addEventListener('offline', live.lost);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') live.retry();
  });
  return live;
}

/** What answers 404 when the room is gone. Watchers have no door to the room's data, only to its page. */
function witnessOf({ kind, name }: Door): string {
  const path = encodeURIComponent(name);
  return kind === 'watch' ? `/w/${path}` : `/api/rooms/${path}`;
}

/** Only a clear "no such room" counts; a server that cannot be reached may come back. */
export async function isThere(door: Door, ask: typeof fetch): Promise<boolean> {
  try {
    const response = await ask(witnessOf(door), { method: 'HEAD' });
    return response.status !== 404;
  } catch {
    return true;
  }
}

/** What an earlier page of this tab left unanswered. */
function recalled(kept: unknown): readonly Pending[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter((one: Partial<Pending>): one is Pending => {
    const { id, token, seq } = one;
    return typeof id === 'string' && typeof token === 'string' && typeof seq === 'number';
  });
}
