import { createRoot } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { settled } from '../testing';
import { createCourse, wonFrom, worstOf } from './course';
import { fakeAnalyst, line, SETTING, studied } from './testing';

async function courseOf(transcript: string) {
  const { rules, subject, play } = await studied(transcript);
  const { analyst, asked, tell } = fakeAnalyst();
  const { latest } = subject;
  const course = createRoot(() => createCourse({ analyst, rules, setting: () => SETTING, latest }));
  const answer = async (chance: number) => {
    tell([line(chance, ['a1'])], true);
    await settled();
  };
  return { course, asked, answer, play };
}

describe('the course of a game', () => {
  it('is weighed moment by moment, from Black’s side', async () => {
    const { course, asked, answer } = await courseOf('h8 h9');
    const run = course.run();
    await settled();
    for (const chance of [0.5, 0.4, 0.7]) await answer(chance);
    await run;
    expect(asked.map(({ transcript }) => transcript)).toEqual(['', 'h8', 'h8 h9']);
    expect(course.values().map((value) => value?.black)).toEqual([0.5, 0.6, 0.7]);
    expect(course.isRunning()).toBe(false);
  });

  it('keeps what is known, and asks only for what is new', async () => {
    const { course, asked, answer, play } = await courseOf('h8');
    void course.run();
    await settled();
    await answer(0.5);
    await answer(0.5);
    await play('h9');
    course.learn(2, { black: 0.2, ends: null });
    await course.run();
    expect(asked).toHaveLength(2);
    expect(course.values().map((value) => value?.black)).toEqual([0.5, 0.5, 0.2]);
  });

  it('that is stopped takes no late answer', async () => {
    const { course, answer } = await courseOf('h8');
    void course.run();
    await settled();
    course.stop();
    await answer(0.9);
    expect(course.known()).toBe(0);
    expect(course.isRunning()).toBe(false);
  });

  it('of a game that was taken back begins anew', async () => {
    const { course, play } = await courseOf('h8 h9');
    course.learn(2, { black: 0.2, ends: null });
    expect(course.known()).toBe(1);
    await play('undo:2');
    expect(course.known()).toBe(0);
  });
});

describe('the worst moves', () => {
  const moves = ['h8', 'h9', 'i9', 'a1', 'b1'].map((point, index) => ({
    ...{ point, taken: [] },
    color: index % 2 ? ('white' as const) : ('black' as const),
  }));

  it('are those that cost their own side most, in the order of the game', () => {
    const values = [0.5, 0.1, 0.1, 0.15, 0.8, 0.79].map((black) => ({ black, ends: null }));
    const found = worstOf(values, moves).map(({ move, loss }) => [move, loss.toFixed(2)]);
    expect(found).toEqual([
      [1, '0.40'],
      [4, '0.65'],
    ]);
  });

  it('and the moments at which a forced win began are told apart', () => {
    const black = { black: 1, ends: { winner: 'black', plies: 5 } } as const;
    const white = { black: 0, ends: { winner: 'white', plies: 5 } } as const;
    const even = { black: 0.5, ends: null };
    const values = [even, even, black, black, black, white];
    expect(wonFrom(values, moves)).toEqual([{ moves: 2, color: 'black' }]);
    expect(wonFrom([even, black, black, black, black, black], moves)).toEqual([
      { moves: 2, color: 'black' },
    ]);
    expect(wonFrom([even, white, even, white, white, null], moves)).toEqual([
      { moves: 1, color: 'white' },
      { moves: 3, color: 'white' },
    ]);
  });

  it('are not guessed where a moment is not known', () => {
    const known = { black: 0.9, ends: null };
    expect(worstOf([known, null, { black: 0.1, ends: null }], moves)).toEqual([]);
  });
});
