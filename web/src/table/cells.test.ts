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
  barred: [{ point: 'j8', reason: 'double-three' }],
};

describe('a cell of the table says', () => {
  it.each([
    ['a1', 'A1, empty'],
    ['h8', 'H8, black, move 17'],
    ['h9', 'H9, white'],
    ['j8', 'J8, forbidden, double-three'],
  ])('%s: %s', (point, label) => {
    expect(labelOf(STATE, { h8: 17 }, point, WORDS)).toBe(label);
  });
});
