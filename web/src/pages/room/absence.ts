// The countdown while the rival is away. The server says how long it still takes; this clock only counts it down.
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Presence } from '../../generated/wire/Presence';
import type { Player } from '../../wire/types';

/** Time, as a page has it. */
export interface Clock {
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
  /** Calls again and again until the returned function is called. */
  readonly every: (ms: number, call: () => void) => () => void;
}

/** How many milliseconds until one may go on without the rival; null while he is here, or nobody waits. */
export function createAbsence(
  presence: Accessor<Presence | null>,
  you: Accessor<Player | null>,
  clock: Clock,
): Accessor<number | null> {
  const [until, setUntil] = createSignal<number | null>(null);
  const [now, setNow] = createSignal(clock.now());
  createEffect(
    on(createMemo(presence), (current) => {
      const absent = current?.absent ?? null;
      const isRival = absent !== null && you() !== null && absent.player !== you();
      setNow(clock.now());
      setUntil(isRival ? clock.now() + absent.claimable_in_ms : null);
    }),
  );
  createEffect(() => {
    if (until() === null) return;
    onCleanup(clock.every(500, () => setNow(clock.now())));
  });
  return () => {
    const end = until();
    return end === null ? null : Math.max(0, end - now());
  };
}

/** "1:05" */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
