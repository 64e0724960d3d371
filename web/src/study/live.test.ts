import { createRoot, createSignal } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { settled, WORDS } from '../testing';
import { shortMemory } from '../ui/storage';
import { createLiveAnalysis, worthSentence } from './live';
import { fakeAnalyst, line, SETTING, studied } from './testing';

async function analysisOf(transcript: string, memory = shortMemory()) {
  const { subject, play } = await studied(transcript);
  const { analyst, asked, tell, fail, isHeard } = fakeAnalyst();
  const [isLent, lend] = createSignal(false);
  const shown = () => subject.review.shown() ?? subject.latest();
  const live = createRoot(() =>
    createLiveAnalysis({ analyst, setting: () => SETTING, shown, memory, isLent }),
  );
  return { live, asked, tell, fail, isHeard, lend, play, review: subject.review };
}

describe('an analysis', () => {
  it('thinks while it is open, and goes along with the game', async () => {
    const { live, asked, tell, play } = await analysisOf('h8');
    expect(asked).toEqual([]);
    live.setOpen(true);
    tell([line(0.7, ['i9'])]);
    expect(live.value()?.black).toBeCloseTo(0.3);
    await play('i9');
    expect(live.analysed()).toBeNull();
    expect(asked.map(({ transcript }) => transcript)).toEqual(['h8', 'h8 i9']);
  });

  it('goes along with a review', async () => {
    const { live, asked, review } = await analysisOf('h8 i9');
    live.setOpen(true);
    await review.goTo(1);
    expect(asked.map(({ transcript }) => transcript)).toEqual(['h8 i9', 'h8']);
  });

  it('rests when it is paused, closed, or the analyst is lent', async () => {
    const { live, asked, isHeard, lend } = await analysisOf('h8');
    live.setOpen(true);
    live.setRunning(false);
    expect(isHeard()).toBe(false);
    live.setRunning(true);
    expect(isHeard()).toBe(true);
    lend(true);
    lend(false);
    live.setOpen(false);
    expect(isHeard()).toBe(false);
    expect(asked).toHaveLength(3);
  });

  it('tells as many lines as were asked for, also the next time', async () => {
    const memory = shortMemory();
    const first = await analysisOf('h8', memory);
    first.live.setLines(5);
    const next = await analysisOf('h8', memory);
    next.live.setOpen(true);
    expect(next.asked).toMatchObject([{ lines: 5 }]);
    memory.set('narabe.lines', 9);
    expect((await analysisOf('h8', memory)).live.lines()).toBe(3);
  });

  it('has nothing to weigh when the game is over', async () => {
    const { live } = await analysisOf('h8');
    live.setOpen(true);
    const over = { ...live, isIdle: () => true, value: () => ({ black: 1, ends: null }) };
    expect(worthSentence(WORDS, live)).toBe('Not weighed yet');
    expect(worthSentence(WORDS, over)).toContain('The game is over.');
  });

  it('that fails says so until the position changes', async () => {
    const { live, fail, play } = await analysisOf('h8');
    live.setOpen(true);
    fail();
    expect(live.hasFailed()).toBe(true);
    await play('i9');
    await settled();
    expect(live.hasFailed()).toBe(false);
  });
});
