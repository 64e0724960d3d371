// What a room says aloud about the people in it and the line between them.
import { createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { initialState, step } from '../../live/machine';
import type { LiveInput, LiveState } from '../../live/types';
import type { Player } from '../../wire/types';
import { announceLink } from './ctrl';

const PRESENCE = { first: true, second: true, absent: null };

function hello(you: Player | null, joined: boolean): LiveInput {
  const setting = { rules: 'freestyle', size: 15, opening: 'none', options: {} };
  const rematch = { offered_by: null, room: null };
  const room = { you, joined, setting, presence: PRESENCE, rematch };
  return { kind: 'message', message: { type: 'hello', seq: 0, from: 0, events: [], ...room } };
}

/** The keys of what is said when these things happen. */
function said(...inputs: readonly LiveInput[]): readonly string[] {
  const keys: string[] = [];
  const [state, setState] = createSignal<LiveState>(initialState([]));
  createRoot((dispose) => {
    announceLink({ live: { state }, words: (key) => key, announce: (text) => keys.push(text) });
    queueMicrotask(dispose);
  });
  for (const input of inputs) setState(step(state(), input).state);
  return keys;
}

const joined: LiveInput = { kind: 'message', message: { type: 'joined', player: 'first' } };

test.each([
  ['first', ['room-joined-first']],
  ['second', ['room-joined-second']],
  [null, []],
] as const)('who sits as %s hears what the joining means', (you, expected) => {
  expect(said(hello(you, false), joined, joined)).toEqual(expected);
});

test('who comes into a full room hears nothing of the joining', () => {
  expect(said(hello('second', true), joined)).toEqual([]);
});

test('the line goes once and comes back once', () => {
  const drop: LiveInput = { kind: 'dropped' };
  const again: LiveInput = { kind: 'retry' };
  const story = [hello('first', true), drop, again, drop, again, hello('first', true)];
  expect(said(...story)).toEqual(['room-lost', 'room-back']);
});
