import { describe, expect, it } from 'vitest';
import { lineOf, momentAt, momentOfKey } from './chart-shape';

describe('the chart of a game', () => {
  it.each([
    ['ArrowLeft', 4],
    ['ArrowRight', 6],
    ['PageUp', 10],
    ['PageDown', 0],
    ['Home', 0],
    ['End', 12],
    ['h', null],
  ])('is a slider over its moments: %s', (key, target) => {
    expect(momentOfKey(key, 5, 12)).toBe(target);
  });

  it('does not go beyond its ends', () => {
    expect(momentOfKey('ArrowLeft', 0, 12)).toBe(0);
    expect(momentOfKey('ArrowRight', 12, 12)).toBe(12);
  });

  it.each([
    [0, 0],
    [0.5, 5],
    [1, 10],
  ])('finds the moment under a press at %d of its width', (share, moment) => {
    expect(momentAt(share, 10)).toBe(moment);
  });

  it('draws a line through what is known, a dot where a moment is alone', () => {
    const at = (black: number) => ({ black, ends: null });
    expect(lineOf([at(1), at(0), null, at(0.5)])).toBe('M5 8.0L15 108.0M35 58.0h0');
    expect(lineOf([null, null])).toBe('');
  });
});
