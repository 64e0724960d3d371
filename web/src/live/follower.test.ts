import { describe, expect, it } from 'vitest';
import type { EventView } from '../generated/wire/EventView';
import { fakeRules, settled } from '../testing';
import { createFollower } from './follower';

const SETTING = { rules: 'freestyle', size: 15, opening: null, options: {} };
const event = (seq: number, token: string): EventView => ({
  ...{ seq, token, at: 0, id: null },
  player: seq % 2 ? 'second' : 'first',
});

describe('a follower', () => {
  it('opens the game, then applies what is new', async () => {
    const seen: string[] = [];
    const follow = createFollower(fakeRules(), {
      onSnapshot: ({ position }, fresh) => seen.push(`${position.transcript} | ${fresh.length}`),
      onFault: () => seen.push('fault'),
    });
    const events = [event(0, 'h8'), event(1, 'h9'), event(2, 'i8')];
    follow(SETTING, events.slice(0, 1));
    follow(SETTING, events.slice(0, 1));
    follow(SETTING, events);
    await settled();
    expect(seen).toEqual(['h8@first | 1', 'h8@first h9@second i8@first | 2']);
  });

  it('starts over after a fault', async () => {
    const seen: string[] = [];
    const follow = createFollower(fakeRules(), {
      onSnapshot: ({ position }) => seen.push(position.transcript),
      onFault: () => seen.push('fault'),
    });
    follow(SETTING, []);
    await settled();
    follow(SETTING, [event(0, 'h8'), event(2, 'h8')]);
    await settled();
    follow(SETTING, [event(0, 'h8'), event(1, 'h9')]);
    await settled();
    expect(seen).toEqual(['', 'fault', 'h8@first h9@second']);
  });
});
