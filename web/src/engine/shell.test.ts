import { describe, expect, it, vi } from 'vitest';
import type { EngineModule } from './module';
import { serve } from './shell';

vi.mock('./module', () => ({ loadEngine: () => Promise.resolve({} as EngineModule) }));

/** A Worker in which every order takes so many slices; what it does is written down. */
function worker(slices: number) {
  const done: string[] = [];
  const scope: { onmessage?: (event: { readonly data: object }) => void } = {};
  vi.stubGlobal('self', scope);
  serve<{ readonly id: number; readonly bad?: boolean }>(
    (_, { id, bad }) => {
      if (bad) throw new Error('bad');
      let left = slices;
      done.push(`begin ${id}`);
      const slice = () => {
        left -= 1;
        done.push(`slice ${id}`);
        return left === 0;
      };
      return { slice, free: () => done.push(`free ${id}`) };
    },
    (id, error) => done.push(`${id}: ${error}`),
  );
  const order = (data: object) => scope.onmessage?.({ data });
  return { done, order };
}

describe('a Worker of the engine', () => {
  it('works in slices until it is done', async () => {
    const { done, order } = worker(2);
    order({ id: 1 });
    await vi.waitFor(() => expect(done).toEqual(['begin 1', 'slice 1', 'slice 1', 'free 1']));
  });

  it('leaves what is under way when it is told to stop, or something else', async () => {
    for (const other of [{ order: 'stop' }, { id: 2 }]) {
      const { done, order } = worker(Number.POSITIVE_INFINITY);
      order({ id: 1 });
      await vi.waitFor(() => expect(done).toContain('slice 1'));
      order(other);
      await vi.waitFor(() => expect(done).toContain('free 1'));
      order({ order: 'stop' });
    }
  });

  it('does not begin what is not wanted any more, and says what went wrong', async () => {
    const { done, order } = worker(1);
    order({ id: 1 });
    order({ id: 2, bad: true });
    await vi.waitFor(() => expect(done).toEqual(['2: Error: bad']));
  });
});
