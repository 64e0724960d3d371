import { describe, expect, it } from 'vitest';
import { createSolver, type Port } from './client';
import type { Order } from './messages';
import { isUnsupported } from './types';

const MOMENT = {
  setting: { rules: 'freestyle', size: 15, opening: null, options: {} },
  transcript: 'h8',
};

function worker() {
  const orders: Order[] = [];
  let started = 0;
  let ended = 0;
  const port: Port = {
    postMessage: (order) => orders.push(order),
    terminate: () => {
      ended += 1;
    },
    ...{ onmessage: null, onerror: null },
  };
  const solver = createSolver(() => {
    started += 1;
    return port;
  });
  const answer = (data: object) => port.onmessage?.({ data } as MessageEvent);
  return { solver, orders, answer, port, started: () => started, ended: () => ended };
}

describe('the solver in a Worker', () => {
  it('starts with the first question, and its answers find their questions', async () => {
    const { solver, answer, started } = worker();
    expect(started()).toBe(0);
    const threats = solver.threats(MOMENT);
    const purpose = solver.purpose(MOMENT, 'i9');
    answer({ id: 2, ok: true, value: { makes: 'three', stops: null } });
    answer({ id: 1, ok: true, value: [] });
    expect(await purpose).toEqual({ makes: 'three', stops: null });
    expect(await threats).toEqual([]);
    expect(started()).toBe(1);
  });

  it('gives up the search that nobody wants any more, and nothing else', async () => {
    const { solver, orders, answer } = worker();
    const going = new AbortController();
    const forced = solver.forced(MOMENT, 'patient', going.signal);
    const wanted = solver.forced(MOMENT, 'quick', new AbortController().signal);
    const threats = solver.threats(MOMENT);
    going.abort();
    expect(await forced).toBeNull();
    expect(orders.filter(({ question }) => !question)).toEqual([{ id: 1, question: null }]);
    answer({ id: 1, ok: true, value: { by: 'fours' } });
    answer({ id: 2, ok: true, value: { by: 'threats' } });
    answer({ id: 3, ok: true, value: [] });
    expect(await wanted).toEqual({ by: 'threats' });
    expect(await threats).toEqual([]);
  });

  it('does not begin a search that is given up already, nor end one that is over', async () => {
    const { solver, orders, answer } = worker();
    expect(await solver.forced(MOMENT, 'quick', AbortSignal.abort())).toBeNull();
    const going = new AbortController();
    const over = solver.forced(MOMENT, 'quick', going.signal);
    answer({ id: 1, ok: true, value: null });
    await over;
    going.abort();
    expect(orders).toHaveLength(1);
  });

  it.each([
    ['unsupported-rules', true],
    ['fault', false],
  ])('says why it refuses: %s', async (code, unsupported) => {
    const { solver, answer } = worker();
    const refused = solver.threats(MOMENT).catch((error: unknown) => error);
    answer({ id: 1, ok: false, code, args: {}, message: 'no' });
    expect(await refused).toMatchObject({ code, message: 'no' });
    expect(isUnsupported(await refused)).toBe(unsupported);
  });

  it('that dies rejects, and another is started for the next question', async () => {
    const { solver, answer, port, started, ended } = worker();
    const died = solver.threats(MOMENT).catch((error: unknown) => error);
    port.onerror?.({ message: 'gone' } as ErrorEvent);
    expect(await died).toMatchObject({ message: 'gone' });
    expect(isUnsupported(await died)).toBe(false);
    const next = solver.threats(MOMENT);
    answer({ id: 2, ok: true, value: [] });
    expect(await next).toEqual([]);
    expect([started(), ended()]).toEqual([2, 1]);
  });
});
