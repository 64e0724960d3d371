import { createRoot } from 'solid-js';
import { describe, expect, it } from 'vitest';
import type { ForcedWin, Purpose } from '../solver/types';
import { fakeEngine, settled, WORDS } from '../testing';
import { createHint, purposeSentence } from './hint';
import { fakeSolver, studied, winAt } from './testing';

async function hintIn(
  transcript: string,
  given: { readonly win?: ForcedWin | null; readonly purpose?: Purpose },
) {
  const { subject, told, play } = await studied(transcript);
  const engine = fakeEngine();
  const { purpose } = given;
  const solver = fakeSolver({
    ...(given.win === undefined ? {} : { forced: () => given.win ?? null }),
    ...(purpose ? { purpose } : {}),
  });
  const level = async () => 'hard';
  const hint = createRoot(() => createHint({ subject, engine, solver, words: WORDS, level }));
  return { hint, engine, told, play };
}

describe('a hint', () => {
  it('is the first stone of a forced win, if there is one', async () => {
    const { hint, engine, told } = await hintIn('h8 a1', { win: winAt('i8') });
    await hint.ask();
    expect(hint.point()).toBe('i8');
    expect(told.at(-1)).toBe(
      'Hint: I8. It wins by one four after another; stones until nothing can stop it: 1.',
    );
    expect(engine.requests).toEqual([]);
  });

  it('is else the engine’s move, with what it is for', async () => {
    const purpose = { makes: 'three', stops: 'open-four' } as const;
    const { hint, engine, told } = await hintIn('h8 a1', { win: null, purpose });
    const asked = hint.ask();
    await settled();
    expect(engine.requests).toMatchObject([{ transcript: 'h8 a1', level: 'hard' }]);
    engine.answer('i9');
    await asked;
    expect(hint.point()).toBe('i9');
    expect(told).toEqual([
      'Looking for the best point…',
      'Hint: I9. It makes a three. It stops a four that could not be stopped any more.',
    ]);
  });

  it('is given also under rules that the solver does not know', async () => {
    const { hint, engine, told } = await hintIn('h8 a1', {});
    const asked = hint.ask();
    await settled();
    engine.answer('i9');
    await asked;
    expect(told.at(-1)).toBe('Hint: I9. It is where the computer would play.');
  });

  it.each([
    ['pass', 'Hint: pass.'],
    ['swap', 'Hint: take the other colour.'],
    ['declare:4', 'Hint: say 4.'],
    ['offer:g9,g7', 'Hint: offer G9, G7.'],
  ])('may be no stone: %s', async (token, sentence) => {
    const { hint, engine, told } = await hintIn('h8 a1', { win: null });
    const asked = hint.ask();
    await settled();
    engine.answer(token);
    await asked;
    expect(hint.point()).toBeNull();
    expect(told.at(-1)).toBe(sentence);
  });

  it('that comes too late is not given, and an old one goes with the next stone', async () => {
    const { hint, engine, told, play } = await hintIn('h8 a1', { win: null });
    const asked = hint.ask();
    await settled();
    await play('h9');
    engine.answer('i9');
    await asked;
    expect(hint.point()).toBeNull();
    expect(told).toHaveLength(1);
  });

  it('that the engine cannot work out is told', async () => {
    const { hint, engine, told } = await hintIn('h8 a1', { win: null });
    const asked = hint.ask();
    await settled();
    engine.fail();
    await asked;
    expect(told.at(-1)).toContain('No hint could be worked out');
  });

  it('names what a stone makes before what it stops', () => {
    const purpose = { makes: 'four-three', stops: 'fours' } as const;
    expect(purposeSentence(WORDS, 'c3', purpose)).toBe(
      'Hint: C3. It makes a four and a three. It stops a win by one four after another.',
    );
  });
});
