import { describe, expect, it } from 'vitest';
import { createAnalyst, type Port } from './analyst';
import type { Order } from './analyst-messages';
import type { Analysed, Inquiry } from './analyst-types';

const INQUIRY: Inquiry = {
  setting: { rules: 'freestyle', size: 15, opening: null, options: {} },
  ...{ transcript: '', lines: 1, nodes: 10 },
};
const NEWS: Analysed = { done: false, depth: 1, nodes: 10, lines: [] };

function worker() {
  const orders: Order[] = [];
  const port: Port = { postMessage: (order) => orders.push(order), onmessage: null, onerror: null };
  const analyst = createAnalyst(() => port);
  const report = (data: object) => port.onmessage?.({ data } as MessageEvent);
  return { analyst, orders, report, port };
}

describe('an analysis in a Worker', () => {
  it('tells its news until it is done', () => {
    const { analyst, report } = worker();
    const heard: boolean[] = [];
    analyst.start(
      INQUIRY,
      ({ done }) => heard.push(done),
      () => undefined,
    );
    report({ id: 1, ok: true, analysed: NEWS });
    report({ id: 1, ok: true, analysed: { ...NEWS, done: true } });
    report({ id: 1, ok: true, analysed: NEWS });
    expect(heard).toEqual([false, true]);
  });

  it('is stopped by the next one, and by who asks for it', () => {
    const { analyst, orders, report } = worker();
    const heard: number[] = [];
    for (const name of [1, 2]) {
      analyst.start(
        INQUIRY,
        () => heard.push(name),
        () => undefined,
      );
    }
    report({ id: 1, ok: true, analysed: NEWS });
    report({ id: 2, ok: true, analysed: NEWS });
    analyst.stop();
    analyst.stop();
    report({ id: 2, ok: true, analysed: NEWS });
    expect(heard).toEqual([2]);
    expect(orders.map(({ order }) => order)).toEqual(['start', 'stop', 'start', 'stop']);
  });

  it('that fails, or whose Worker dies, says so', () => {
    const { analyst, report, port } = worker();
    const failures: string[] = [];
    const start = () =>
      analyst.start(
        INQUIRY,
        () => undefined,
        (error) => failures.push(error.message),
      );
    start();
    report({ id: 1, ok: false, error: 'no memory' });
    start();
    port.onerror?.({ message: 'gone' } as ErrorEvent);
    expect(failures).toEqual(['no memory', 'gone']);
  });
});
