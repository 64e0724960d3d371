// The live room as a pure machine: what each happening makes of the state, and what is to be done.
// Invariants: events have no gap and no double; a pending action leaves only when the server has answered it
// by its id; every pending action is sent once on each connection, after the hello.
import type { EventView } from '../generated/wire/EventView';
import type { ServerMessage } from '../generated/wire/ServerMessage';
import type { Known, LiveEffect, LiveInput, LiveState, Pending, Step } from './types';

/** The pauses before the next attempts; the last one stays. */
const PAUSES_MS = [400, 1000, 2000, 4000, 8000, 15000] as const;
/** After so many failures in a row the client asks whether the room is still there. */
const FAILURES_BEFORE_PROBE = 2;

/** A client that is about to connect, with the actions that a reload left unanswered. */
export function initialState(pending: readonly Pending[]): LiveState {
  return { link: 'connecting', failures: 0, pinged: false, known: null, events: [], pending };
}

/** One step. */
export function step(state: LiveState, input: LiveInput): Step {
  switch (input.kind) {
    case 'message':
      return onMessage({ ...state, pinged: false }, input.message);
    case 'dropped':
      return onDropped(state);
    case 'retry':
      return state.link === 'waiting' ? connect(state) : still(state);
    case 'quiet':
      return onQuiet(state);
    case 'gone':
      return { state: { ...state, link: 'ended' }, effects: [{ kind: 'hang-up' }] };
    case 'act':
      return onAct(state, { id: input.id, token: input.token, seq: state.events.length });
    default:
      return input satisfies never;
  }
}

function still(state: LiveState): Step {
  return { state, effects: [] };
}

function connect(state: LiveState): Step {
  return {
    state: { ...state, link: 'connecting' },
    effects: [{ kind: 'connect', since: state.events.length }],
  };
}

function onDropped(state: LiveState): Step {
  if (state.link === 'ended') return still(state);
  const ms = PAUSES_MS[Math.min(state.failures, PAUSES_MS.length - 1)] ?? 0;
  const failures = state.failures + 1;
  const probe: readonly LiveEffect[] = failures > FAILURES_BEFORE_PROBE ? [{ kind: 'probe' }] : [];
  return {
    state: { ...state, link: 'waiting', failures, pinged: false },
    effects: [{ kind: 'retry-in', ms }, ...probe],
  };
}

/** A socket that answers no ping is dead, whatever the browser thinks of it. */
function onQuiet(state: LiveState): Step {
  if (state.link !== 'open') return still(state);
  if (!state.pinged) {
    return {
      state: { ...state, pinged: true },
      effects: [{ kind: 'send', message: { type: 'ping' } }],
    };
  }
  const dropped = onDropped(state);
  return { ...dropped, effects: [{ kind: 'hang-up' }, ...dropped.effects] };
}

function onAct(state: LiveState, action: Pending): Step {
  if (state.link === 'ended') return still(state);
  const pending = [...state.pending, action];
  const send: readonly LiveEffect[] = state.link === 'open' ? [sending(action)] : [];
  return { state: { ...state, pending }, effects: [{ kind: 'keep', pending }, ...send] };
}

function sending({ id, seq, token }: Pending): LiveEffect {
  return { kind: 'send', message: { type: 'act', id, seq, token } };
}

function onMessage(state: LiveState, message: ServerMessage): Step {
  switch (message.type) {
    case 'hello':
      return onHello(state, message);
    case 'events':
      return append(state, message.from, message.events);
    case 'refused':
      return onRefused(state, message.id, message.message);
    case 'presence':
      return learn(state, { presence: message });
    case 'rematch':
      return learn(state, { rematch: message });
    case 'joined':
      return learn(state, { joined: true });
    case 'pong':
      return still(state);
    case 'closed':
      return {
        state: message.reason === 'expired' ? { ...state, link: 'ended' } : state,
        effects: [{ kind: 'closed', reason: message.reason }],
      };
    default:
      return message satisfies never;
  }
}

function learn(state: LiveState, news: Partial<Known>): Step {
  return still(state.known ? { ...state, known: { ...state.known, ...news } } : state);
}

function onHello(state: LiveState, hello: ServerMessage & { readonly type: 'hello' }): Step {
  const { you, joined, setting, presence, rematch } = hello;
  const known = { you, joined, setting, presence, rematch };
  const met = append({ ...state, link: 'open', failures: 0, known }, hello.from, hello.events);
  if (met.state.link !== 'open') return met;
  return { state: met.state, effects: [...met.effects, ...met.state.pending.map(sending)] };
}

/** Takes events; known ones again change nothing, a gap means: start over from the first. */
function append(state: LiveState, from: number, added: readonly EventView[]): Step {
  if (from > state.events.length) {
    const over = { ...state, events: [], link: 'connecting' as const };
    return { state: over, effects: [{ kind: 'hang-up' }, { kind: 'connect', since: 0 }] };
  }
  const fresh = added.slice(Math.max(0, state.events.length - from));
  const answered = new Set(added.map(({ id }) => id));
  const pending = state.pending.filter(({ id }) => !answered.has(id));
  const changed = pending.length !== state.pending.length;
  return {
    state: { ...state, events: [...state.events, ...fresh], pending },
    effects: changed ? [{ kind: 'keep', pending }] : [],
  };
}

function onRefused(state: LiveState, id: string | null, message: string): Step {
  const refused = state.pending.find((action) => action.id === id);
  const pending = state.pending.filter((action) => action !== refused);
  const keep: readonly LiveEffect[] = refused ? [{ kind: 'keep', pending }] : [];
  return {
    state: { ...state, pending },
    effects: [...keep, { kind: 'refused', token: refused?.token ?? null, message }],
  };
}
