import { describe, expect, it } from 'vitest';
import type { Order } from './messages';
import { createProvider, type Port } from './provider';
import type { SearchRequest } from './types';

const REQUEST: SearchRequest = {
  setting: { rules: 'freestyle', size: 15, opening: null, options: {} },
  ...{ transcript: '', level: 'easy', seed: 1 },
};

function worker() {
  const orders: Order[] = [];
  const port: Port = { postMessage: (order) => orders.push(order), onmessage: null, onerror: null };
  let started = 0;
  const provider = createProvider(() => {
    started += 1;
    return port;
  });
  const report = (data: object) => port.onmessage?.({ data } as MessageEvent);
  return { provider, orders, report, port, started: () => started };
}

describe('the CPU in a Worker', () => {
  it('starts with the first search and is kept', async () => {
    const { provider, report, started } = worker();
    expect(started()).toBe(0);
    const first = provider.search(REQUEST);
    report({ id: 1, done: true, token: 'h8' });
    expect(await first).toBe('h8');
    void provider.search(REQUEST);
    expect(started()).toBe(1);
  });

  it('is stopped by a new search, and its late answer is not taken for the new one', async () => {
    const { provider, orders, report } = worker();
    const first = provider.search(REQUEST);
    const second = provider.search(REQUEST);
    expect(await first).toBeNull();
    report({ id: 1, done: true, token: 'a1' });
    report({ id: 2, done: true, token: 'h8' });
    expect(await second).toBe('h8');
    expect(orders.map(({ order }) => order)).toEqual(['search', 'stop', 'search']);
  });

  it('that fails or dies rejects the search', async () => {
    const { provider, report, port } = worker();
    const failed = provider.search(REQUEST);
    report({ id: 1, done: false, error: 'no memory' });
    await expect(failed).rejects.toThrow('no memory');
    const died = provider.search(REQUEST);
    port.onerror?.({ message: 'gone' } as ErrorEvent);
    await expect(died).rejects.toThrow('gone');
  });
});
