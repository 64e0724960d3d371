import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventView } from '../generated/wire/EventView';
import type { ServerMessage } from '../generated/wire/ServerMessage';
import { initialState, step } from './machine';
import type { LiveEffect, LiveInput, LiveState, Pending } from './types';

const PRESENCE = { first: true, second: true, absent: null };
const REMATCH = { offered_by: null, room: null };
const SETTING = { rules: 'freestyle', size: 15, opening: null, options: {} };

function event(seq: number, id: string | null): EventView {
  return { seq, player: seq % 2 ? 'second' : 'first', token: `a${seq + 1}`, at: seq, id };
}

function hello(events: readonly EventView[], from: number): LiveInput {
  const known = {
    you: 'first',
    joined: true,
    setting: SETTING,
    presence: PRESENCE,
    rematch: REMATCH,
  } as const;
  const seq = events.length;
  const message: ServerMessage = { type: 'hello', ...known, seq, from, events: events.slice(from) };
  return { kind: 'message', message };
}

function run(state: LiveState, ...inputs: readonly LiveInput[]): [LiveState, LiveEffect[]] {
  let now = state;
  const effects: LiveEffect[] = [];
  for (const input of inputs) {
    const next = step(now, input);
    now = next.state;
    effects.push(...next.effects);
  }
  return [now, effects];
}

const sent = (effects: readonly LiveEffect[]) =>
  effects.flatMap((effect) =>
    effect.kind === 'send' && effect.message.type === 'act' ? [effect.message.id] : [],
  );

const ACT: LiveInput = { kind: 'act', id: 'x', token: 'h8' };

describe('a connection', () => {
  it('is open only after the hello', () => {
    const [open] = run(initialState([]), hello([], 0));
    expect(initialState([]).link).toBe('connecting');
    expect(open.link).toBe('open');
  });

  it('comes back after pauses that grow, and forgets its failures once it is back', () => {
    const failing: LiveInput[] = [
      { kind: 'dropped' },
      { kind: 'retry' },
      { kind: 'dropped' },
      { kind: 'retry' },
    ];
    const [state, effects] = run(initialState([]), ...failing, hello([], 0));
    const pauses = effects.flatMap((effect) => (effect.kind === 'retry-in' ? [effect.ms] : []));
    expect(pauses).toEqual([400, 1000]);
    expect(state.failures).toBe(0);
  });

  it('asks for the events that it has not seen', () => {
    const [, effects] = run(
      initialState([]),
      hello([event(0, null), event(1, null)], 0),
      { kind: 'dropped' },
      { kind: 'retry' },
    );
    expect(effects).toContainEqual({ kind: 'connect', since: 2 });
  });

  it('that answers no ping is dropped', () => {
    const [once, first] = run(initialState([]), hello([], 0), { kind: 'quiet' });
    expect(first).toContainEqual({ kind: 'send', message: { type: 'ping' } });
    const [twice, second] = run(once, { kind: 'quiet' });
    expect(twice.link).toBe('waiting');
    expect(second).toContainEqual({ kind: 'hang-up' });
  });

  it('that answers its ping stays', () => {
    const pong: LiveInput = { kind: 'message', message: { type: 'pong' } };
    const [state] = run(initialState([]), hello([], 0), { kind: 'quiet' }, pong, { kind: 'quiet' });
    expect(state.link).toBe('open');
  });

  it('asks whether the room is there after failures, and ends when it is gone', () => {
    const drop: readonly LiveInput[] = [{ kind: 'dropped' }, { kind: 'retry' }];
    const [waiting, effects] = run(initialState([]), ...drop, ...drop, { kind: 'dropped' });
    expect(effects).toContainEqual({ kind: 'probe' });
    const [ended, after] = run(waiting, { kind: 'gone' }, { kind: 'retry' }, ACT);
    expect(ended.link).toBe('ended');
    expect(after.some(({ kind }) => kind === 'connect')).toBe(false);
  });

  it('starts over when events are missing', () => {
    const gap: LiveInput = {
      kind: 'message',
      message: { type: 'events', from: 3, events: [event(3, null)] },
    };
    const [state, effects] = run(initialState([]), hello([event(0, null)], 0), gap);
    expect(state.events).toEqual([]);
    expect(effects).toContainEqual({ kind: 'connect', since: 0 });
  });
});

describe('an action', () => {
  it('is sent at once on an open connection, and pending until its event comes', () => {
    const [pending, effects] = run(initialState([]), hello([], 0), ACT);
    expect(sent(effects)).toEqual(['x']);
    expect(pending.pending.map(({ id }) => id)).toEqual(['x']);
    const [done] = run(pending, {
      kind: 'message',
      message: { type: 'events', from: 0, events: [event(0, 'x')] },
    });
    expect(done.pending).toEqual([]);
  });

  it('made offline is kept and sent once after the hello', () => {
    const [, effects] = run(
      initialState([]),
      hello([], 0),
      { kind: 'dropped' },
      ACT,
      { kind: 'retry' },
      hello([], 0),
    );
    expect(sent(effects)).toEqual(['x']);
    expect(effects).toContainEqual({ kind: 'keep', pending: [{ id: 'x', seq: 0, token: 'h8' }] });
  });

  it('that arrived before the connection broke is not sent again', () => {
    const [state, effects] = run(
      initialState([]),
      hello([], 0),
      ACT,
      { kind: 'dropped' },
      { kind: 'retry' },
      hello([event(0, 'x')], 0),
    );
    expect(sent(effects)).toEqual(['x']);
    expect(state.pending).toEqual([]);
  });

  it('left by a reload is sent after the hello', () => {
    const left: Pending = { id: 'left', seq: 4, token: 'h8' };
    const [, effects] = run(initialState([left]), hello([], 0));
    expect(effects).toContainEqual({ kind: 'send', message: { type: 'act', ...left } });
  });

  it('that is refused is forgotten and told', () => {
    const refusal: LiveInput = {
      kind: 'message',
      message: { type: 'refused', id: 'x', code: 'occupied', args: {}, message: 'taken', seq: 0 },
    };
    const [state, effects] = run(initialState([]), hello([], 0), ACT, refusal);
    expect(state.pending).toEqual([]);
    expect(effects).toContainEqual({ kind: 'refused', token: 'h8', message: 'taken' });
  });
});

// A model of a server with a bad line: it plays each id once, and anything may be lost with the connection.
type Happening = 'act' | 'cut' | 'rival' | 'deliver' | 'answer-lost';

describe('whatever the line does', () => {
  const happenings = fc.array(
    fc.constantFrom<Happening>('act', 'cut', 'rival', 'deliver', 'answer-lost'),
    { maxLength: 60 },
  );

  it('every action is played exactly once, in order, and both sides see the same events', () => {
    fc.assert(
      fc.property(happenings, (story) => {
        const line = new Line();
        for (const happening of story) line.happen(happening);
        line.settle();
        expect(line.client.events).toEqual(line.log);
        expect(line.client.pending).toEqual([]);
        const played = line.log.flatMap(({ id }) => (id === null ? [] : [id]));
        expect(played).toEqual(line.acted);
      }),
      { numRuns: 500 },
    );
  });
});

/** A client, a server with a log, and the messages between them. */
class Line {
  client = initialState([]);
  readonly log: EventView[] = [];
  readonly acted: string[] = [];
  private up: { readonly id: string }[] = [];
  private since: number | null = 0;

  happen(happening: Happening): void {
    if (happening === 'act') {
      const id = `id${this.acted.length}`;
      this.acted.push(id);
      this.input({ kind: 'act', id, token: 'h8' });
    }
    if (happening === 'rival') this.log.push(event(this.log.length, null));
    if (happening === 'cut') this.cut();
    if (happening === 'deliver') this.deliver(true);
    if (happening === 'answer-lost') this.deliver(false);
  }

  settle(): void {
    if (this.client.link === 'waiting') this.input({ kind: 'retry' });
    this.deliver(true);
    this.deliver(true);
  }

  private cut(): void {
    this.up = [];
    this.since = null;
    if (this.client.link !== 'waiting') this.input({ kind: 'dropped' });
  }

  /** The server hears what was sent; its answers come, or are lost together with the connection. */
  private deliver(isHeard: boolean): void {
    for (const { id } of this.up.splice(0)) {
      if (!this.log.some((done) => done.id === id)) this.log.push(event(this.log.length, id));
    }
    if (!isHeard) {
      this.cut();
      return;
    }
    if (this.client.link === 'waiting') this.input({ kind: 'retry' });
    if (this.client.link === 'connecting' && this.since !== null) {
      this.input(hello(this.log, Math.min(this.since, this.log.length)));
    } else if (this.client.link === 'open') {
      const from = Math.max(0, this.client.events.length - 1); // One that is known comes again.
      this.input({
        kind: 'message',
        message: { type: 'events', from, events: this.log.slice(from) },
      });
    }
  }

  private input(input: LiveInput): void {
    const next = step(this.client, input);
    this.client = next.state;
    for (const effect of next.effects) {
      if (effect.kind === 'connect') this.since = effect.since;
      if (effect.kind === 'send' && effect.message.type === 'act') this.up.push(effect.message);
    }
  }
}
