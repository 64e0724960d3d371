import { describe, expect, it } from 'vitest';
import { excerptOf, viewBoxOf } from './excerpt';
import { emptyBoard } from './types';

const BOARD = emptyBoard(15);
const OUTSIDE = Array.from(
  { length: 15 * 15 },
  (_, at) => `${'abcdefghijklmno'[at % 15]}${1 + Math.floor(at / 15)}`,
);

describe('a small picture shows', () => {
  it.each([
    ['the middle of an empty board', BOARD, { x: 4, y: 4, lines: 7 }],
    [
      'what lies there, with a line around it',
      { ...BOARD, black: ['d4'], white: ['k11'] },
      { x: 2, y: 2, lines: 10 },
    ],
    [
      'the same on the endless sheet',
      { ...emptyBoard(null), black: ['(0;0)'], white: ['(7;-7)'] },
      { x: -1, y: -8, lines: 10 },
    ],
    ['no line outside the board', { ...BOARD, black: ['a1'] }, { x: 0, y: 0, lines: 7 }],
    ['a small region', { ...BOARD, region: ['h8', 'o8'] }, { x: 5, y: 3, lines: 10 }],
    [
      'the middle, where the region is everything around it',
      { ...BOARD, region: OUTSIDE },
      { x: 2, y: 2, lines: 11 },
    ],
  ])('%s', (_, state, excerpt) => {
    expect(excerptOf(state)).toEqual(excerpt);
  });

  it('its lines to half-way to the next', () => {
    expect(viewBoxOf({ x: 0, y: 8, lines: 7 })).toBe('-50 -1450 700 700');
  });
});
