// Runs the live machine against a connection, timers and the browser's memory.
import { type Accessor, createSignal } from 'solid-js';
import type { ClientMessage } from '../generated/wire/ClientMessage';
import { createConnection, type Socket } from './connection';
import { initialState, step } from './machine';
import type { LiveEffect, LiveInput, LiveState, Pending } from './types';

/** What a live room needs from outside. */
export interface LiveOutside {
  readonly open: (since: number) => Socket;
  /** False when the server says that the room is gone. */
  readonly isThere: () => Promise<boolean>;
  /** Calls back once, after so many milliseconds, unless the returned function is called before. */
  readonly later: (ms: number, call: () => void) => () => void;
  /** A number from 0 to 1, so that clients do not all come back at the same moment. */
  readonly chance: () => number;
  readonly newId: () => string;
  readonly recall: () => readonly Pending[];
  readonly keep: (pending: readonly Pending[]) => void;
  readonly onRefused: (message: string) => void;
}

/** A live room. */
export interface Live {
  readonly state: Accessor<LiveState>;
  /** Sends an action now, or as soon as there is a connection. */
  readonly act: (token: string) => void;
  /** Sends what is not an action of the game; false when there is no connection. */
  readonly tell: (message: ClientMessage) => boolean;
  /** The network came back, or the page is seen again: try now. */
  readonly retry: () => void;
  /** The network went. */
  readonly lost: () => void;
}

/** A socket that is silent for so long is asked whether it lives. */
const QUIET_MS = 12_000;

/** Connects to a live room. */
export function createLive(outside: LiveOutside): Live {
  const [state, setState] = createSignal<LiveState>(initialState(outside.recall()));
  let cancelRetry = () => {};
  let cancelQuiet = () => {};

  const happen = (input: LiveInput) => {
    const next = step(state(), input);
    setState(next.state);
    next.effects.forEach(carryOut);
  };
  const retry = () => happen({ kind: 'retry' });
  const watchSilence = () => {
    cancelQuiet();
    cancelQuiet = outside.later(QUIET_MS, () => {
      happen({ kind: 'quiet' });
      watchSilence();
    });
  };
  const connection = createConnection(outside.open, {
    onMessage: (message) => {
      watchSilence();
      happen({ kind: 'message', message });
    },
    onDrop: () => happen({ kind: 'dropped' }),
  });
  const lost = () => {
    connection.hangUp();
    if (state().link !== 'waiting') happen({ kind: 'dropped' });
  };
  const carryOut = (effect: LiveEffect): void => {
    switch (effect.kind) {
      case 'connect':
        cancelRetry();
        connection.connect(effect.since);
        break;
      case 'send':
        connection.send(effect.message);
        break;
      case 'hang-up':
        connection.hangUp();
        break;
      case 'retry-in':
        cancelRetry = outside.later(effect.ms * (0.75 + outside.chance() / 2), retry);
        break;
      case 'probe':
        void outside.isThere().then((there) => there || happen({ kind: 'gone' }));
        break;
      case 'keep':
        outside.keep(effect.pending);
        break;
      case 'refused':
        outside.onRefused(effect.message);
        break;
      case 'closed':
        lost();
        break;
      default:
        effect satisfies never;
    }
  };

  connection.connect(0);
  watchSilence();
  return {
    state,
    act: (token) => happen({ kind: 'act', id: outside.newId(), token }),
    tell: (message) => {
      const isOpen = state().link === 'open';
      if (isOpen) connection.send(message);
      return isOpen;
    },
    retry,
    lost,
  };
}
