import { createRoot, createSignal } from 'solid-js';
import { describe, expect, it } from 'vitest';
import type { Presence } from '../../generated/wire/Presence';
import { createAbsence, minutes } from './absence';

const HERE: Presence = { first: true, second: true, absent: null };
const AWAY: Presence = {
  first: true,
  second: false,
  absent: { player: 'second', since_ms: 0, claimable_in_ms: 3000 },
};

function waiting() {
  let now = 0;
  let tick = () => {};
  const [presence, setPresence] = createSignal<Presence | null>(HERE);
  const clock = {
    now: () => now,
    every: (_: number, call: () => void) => {
      tick = call;
      return () => {
        tick = () => {};
      };
    },
  };
  const left = createRoot(() => createAbsence(presence, () => 'first', clock));
  const pass = (ms: number) => {
    now += ms;
    tick();
  };
  return { left, setPresence, pass };
}

describe('the countdown while the rival is away', () => {
  it('is none while he is here, counts down to nothing, and ends when he is back', () => {
    const { left, setPresence, pass } = waiting();
    expect(left()).toBeNull();
    setPresence(AWAY);
    expect(left()).toBe(3000);
    pass(1000);
    expect(left()).toBe(2000);
    pass(5000);
    expect(left()).toBe(0);
    setPresence(HERE);
    expect(left()).toBeNull();
  });

  it('does not start for the one who is away himself', () => {
    const { left, setPresence } = waiting();
    setPresence({ ...AWAY, absent: { player: 'first', since_ms: 0, claimable_in_ms: 10 } });
    expect(left()).toBeNull();
  });

  it.each([
    [0, '0:00'],
    [400, '0:01'],
    [61_000, '1:01'],
    [120_000, '2:00'],
  ])('%i ms is read %s', (ms, text) => {
    expect(minutes(ms)).toBe(text);
  });
});
