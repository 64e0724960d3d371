import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../board/types';
import { files } from '../i18n/en';
import { wordsFrom } from '../i18n/words';
import { labelOf } from './cells';

const WORDS = wordsFrom('en', files);
const STATE = {
  ...emptyBoard(15),
  black: ['h8'],
  white: ['h9'],
  placing: 'black' as const,
  region: ['a1', 'i9'],
  offers: [
    { point: 'g7', color: 'black' as const, number: 1 },
    { point: 'g9', color: 'black' as const, number: 2 },
  ],
  barred: [{ point: 'j8', reason: 'double-three' }],
  taken: ['i9', 'h9'],
};
const SHEET = { ...emptyBoard(null), black: ['(0;0)'], white: ['(3;-12)'], common: '(0;0)' };

describe('a cell of the table says', () => {
  it.each([
    ['a1', 'A1, empty'],
    ['h8', 'H8, black, move 17'],
    ['h9', 'H9, white'],
    ['j8', 'J8, forbidden, double-three'],
    ['g9', 'G9, offered, number 2'],
    ['o1', 'O1, not open now'],
  ])('%s: %s', (point, label) => {
    expect(labelOf(STATE, { h8: 17 }, point, WORDS)).toBe(label);
  });

  it('i9: where a stone was taken', () => {
    expect(labelOf(STATE, {}, 'i9', WORDS)).toBe('I9, empty, a stone was taken here');
  });

  it.each([
    ['(-1;0)', 'column minus 1, row 0, empty'],
    ['(0;0)', 'column 0, row 0, common stone, move 1'],
    ['(3;-12)', 'column 3, row minus 12, white'],
  ])('on the sheet, %s: %s', (point, label) => {
    expect(labelOf(SHEET, { '(0;0)': 1 }, point, WORDS)).toBe(label);
  });
});
