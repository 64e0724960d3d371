import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../rules/types';
import { createSession } from './session';

const SETTING = { rules: 'freestyle', size: 15, opening: null, options: {} };

/** Rules that answer only when they are told to. */
function slowRules() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const snapshot = () => ({ position: { transcript: asked.join(' ') } }) as Snapshot;
  const rules = {
    open: () => Promise.resolve(snapshot()),
    apply: (token: string) =>
      new Promise<Snapshot>((resolve) => {
        asked.push(token);
        answers.push(() => resolve(snapshot()));
      }),
  };
  return { rules, asked, answer: () => answers.shift()?.() };
}

describe('a game on this device', () => {
  it('takes what comes while an action is on its way after it', async () => {
    const { rules, asked, answer } = slowRules();
    const session = createSession(rules, String, () => 0);
    await session.open(SETTING, '');
    const first = session.apply('h8');
    const second = session.apply('stay');
    await Promise.resolve();
    expect(asked).toEqual(['h8']);
    expect(session.busy()).toBe(true);
    answer();
    await first;
    await Promise.resolve();
    expect(asked).toEqual(['h8', 'stay']);
    answer();
    expect((await second)?.position.transcript).toBe('h8 stay');
    expect(session.busy()).toBe(false);
  });

  it('does not do in a new game what waited in the old one', async () => {
    const { rules, asked, answer } = slowRules();
    const session = createSession(rules, String, () => 0);
    await session.open(SETTING, '');
    const first = session.apply('h8');
    const second = session.apply('h9');
    await Promise.resolve();
    await session.open(SETTING, '');
    answer();
    await first;
    expect(await second).toBeNull();
    expect(asked).toEqual(['h8']);
  });
});
