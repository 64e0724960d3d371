import { describe, expect, it } from 'vitest';
import { files } from '../i18n/en';
import { wordsFrom } from '../i18n/words';
import type { MoveEntry, Snapshot } from '../rules/types';
import { moveOf } from './entry';
import { quoted, refusalWords, spokenLast } from './say';

const WORDS = wordsFrom('en', files);

interface Counts {
  readonly captured?: number;
  readonly left?: number;
}

/** A moment in which Black has made this move. */
function after(move: Partial<MoveEntry>, { captured = 0, left }: Counts = {}): Snapshot {
  const both = (count: number) => ({ black: count, white: 0 });
  const position = {
    captured: both(captured),
    stones_left: left === undefined ? null : both(left),
  } as Snapshot['position'];
  const entry: MoveEntry = { color: 'black', point: 'h8', taken: [], ...move };
  const rest = { moment: '', numbers: {}, takeback: { first: 0, second: 0 }, opening_name: null };
  return { position, moves: [entry], pairs_to_win: 5, common_stone: null, ...rest };
}

describe('the last move, said aloud', () => {
  it.each<[string, Partial<MoveEntry>, Counts, string]>([
    ['names the stone', {}, {}, 'Black H8'],
    [
      'puts a point of the sheet into words',
      { point: '(3;-2)' },
      {},
      'Black column 3, row minus 2',
    ],
    ['names a pass', { point: null }, {}, 'Black passes'],
    [
      'names the captured stones and counts the pairs',
      { taken: ['h9', 'h10'] },
      { captured: 2 },
      'Black H8. Black takes H9, H10. Pairs taken: 2 of 5',
    ],
    ['says when few stones are left', {}, { left: 5 }, 'Black H8. Stones left for Black: 5'],
    ['says so for none too', {}, { left: 0 }, 'Black H8. Stones left for Black: 0'],
    ['is silent about many', {}, { left: 6 }, 'Black H8'],
  ])('%s', (_, move, counts, said) => {
    expect(spokenLast(WORDS, after(move, counts))).toBe(said);
  });
});

describe('a typed move', () => {
  it.each([
    ['H8 ', 15, 'h8'],
    ['pass', null, 'pass'],
    ['(3;-2)', null, '(3;-2)'],
    ['3;-2', null, '(3;-2)'],
    ['( 3 , −2 )', null, '(3;-2)'],
    ['3;-2', 15, '3;-2'],
    ['h8', null, 'h8'],
  ])('%j on %s lines is read as %s', (typed, size, token) => {
    expect(moveOf(typed, size)).toBe(token);
  });
});

describe('a word that is repeated', () => {
  const long = 'x'.repeat(300);
  const cut = `${'x'.repeat(40)}…`;

  it.each([
    [' k99 ', 'k99'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), cut],
    ['石'.repeat(41), `${'石'.repeat(40)}…`],
    ['𠀀'.repeat(41), `${'𠀀'.repeat(40)}…`],
    [long, cut],
  ])('%s is shown as %s', (typed, shown) => {
    expect(quoted(typed)).toBe(shown);
  });

  it('is cut in a refusal too', () => {
    const said = refusalWords(WORDS, 'malformed', { token: long });
    expect(said).toContain(cut);
    expect(said).not.toContain('x'.repeat(41));
  });
});
