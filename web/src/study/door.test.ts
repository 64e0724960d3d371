import { createRoot } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { createDoor } from './door';
import type { Study } from './types';

function study() {
  let hints = 0;
  let analysing = false;
  const made = {
    askHint: async () => {
      hints += 1;
    },
    isAnalysing: () => analysing,
    setAnalysing: (on: boolean) => {
      analysing = on;
    },
  } as Study;
  return { made, hints: () => hints };
}

describe('the door to a study', () => {
  it('is opened once, by whatever is asked first', async () => {
    const { made, hints } = study();
    let loads = 0;
    const load = async () => {
      loads += 1;
      return () => made;
    };
    const door = createRoot(() => createDoor(load, () => undefined, null));
    expect(door.study()).toBeNull();
    await Promise.all([door.askHint(), door.toggleAnalysis()]);
    expect([loads, hints(), door.isAnalysing()]).toEqual([1, 1, true]);
    await door.toggleAnalysis();
    expect(door.isAnalysing()).toBe(false);
  });

  it('that cannot be opened says so, and the next press tries again', async () => {
    const { made, hints } = study();
    let loads = 0;
    let failures = 0;
    const load = async () => {
      loads += 1;
      if (loads === 1) throw new Error('no network');
      return () => made;
    };
    const door = createRoot(() => createDoor(load, () => (failures += 1), null));
    await door.askHint();
    expect([failures, hints()]).toEqual([1, 0]);
    await door.askHint();
    expect([failures, hints()]).toEqual([1, 1]);
  });
});
