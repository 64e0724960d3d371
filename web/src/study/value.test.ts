import { describe, expect, it } from 'vitest';
import { WORDS } from '../testing';
import { line } from './testing';
import { valueOfLine, valueSentence, valueShort } from './value';

describe('what a line is worth', () => {
  it.each([
    ['a chance of Black', 0.64, null, 'black', 'Black 64%, White 36%', 'Black 64%'],
    ['a chance of White', 0.64, null, 'white', 'Black 36%, White 64%', 'White 64%'],
    ['a win', 1, 9, 'white', 'White wins by force; stones to the win: 9', 'White in 9'],
    ['a loss', 0, -4, 'white', 'Black wins by force; stones to the win: 4', 'Black in 4'],
  ] as const)('is told for both sides: %s', (_, chance, ends, toMove, sentence, short) => {
    const value = valueOfLine(line(chance, ['h8'], ends), toMove);
    expect(valueSentence(WORDS, value)).toBe(sentence);
    expect(valueShort(WORDS, value, toMove)).toBe(short);
  });
});
