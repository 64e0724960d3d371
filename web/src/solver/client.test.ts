import { describe, expect, it } from 'vitest';
import { createSolver, type Port } from './client';
import type { Order } from './messages';

const MOMENT = {
  setting: { rules: 'freestyle', size: 15, opening: null, options: {} },
  transcript: 'h8',
};

function worker() {
  const orders: Order[] = [];
  const port: Port = { postMessage: (order) => orders.push(order), onmessage: null, onerror: null };
  let started = 0;
  const solver = createSolver(() => {
    started += 1;
    return port;
  });
  const answer = (data: object) => port.onmessage?.({ data } as MessageEvent);
  return { solver, orders, answer, port, started: () => started };
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

  it('gives up searches and nothing else when it is stopped', async () => {
    const { solver, orders, answer } = worker();
    const forced = solver.forced(MOMENT, 'patient');
    const threats = solver.threats(MOMENT);
    solver.stop();
    expect(await forced).toBeNull();
    answer({ id: 1, ok: true, value: { by: 'fours' } });
    answer({ id: 2, ok: true, value: [] });
    expect(await threats).toEqual([]);
    expect(orders.at(-1)).toEqual({ id: 1, question: null });
  });

  it('that refuses or dies rejects', async () => {
    const { solver, answer, port } = worker();
    const refused = solver.threats(MOMENT);
    answer({ id: 1, ok: false, error: 'unsupported' });
    await expect(refused).rejects.toThrow('unsupported');
    const died = solver.threats(MOMENT);
    port.onerror?.({ message: 'gone' } as ErrorEvent);
    await expect(died).rejects.toThrow('gone');
  });
});
