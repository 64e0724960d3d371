import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnLabel, isPoint, nameOf, rowLabel, spotOf, starsOf } from './geometry';

describe('names of points', () => {
  it('are read back as they are written', () => {
    const coordinate = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        expect(spotOf(nameOf({ x, y }, 25))).toEqual({ x, y });
      }),
    );
  });

  it('are read back on the endless sheet', () => {
    const coordinate = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        expect(spotOf(nameOf({ x, y }, null))).toEqual({ x, y });
      }),
    );
  });

  it.each([
    ...['', 'h', '8', 'h0', 'h08', 'z3', 'a26', 'h8 ', 'pass'],
    ...['(0,0)', '(0;0', '(+1;0)', '(01;0)', '(-0;0)', '(2147483648;0)', '( 1;2)'],
  ])('%j names no point', (text) => {
    expect(spotOf(text)).toBeNull();
  });

  it.each([
    ['h8', 15, true],
    ['p16', 15, false],
    ['p16', 19, true],
    ['h8', null, false],
    ['(3;-2)', null, true],
    ['(3;2)', 15, false],
  ])('%s is a point of %s lines: %s', (point, size, is) => {
    expect(isPoint(point, size)).toBe(is);
  });
});

describe('coordinates', () => {
  it.each([
    [2, 15, 'C', '3'],
    [2, null, '2', '2'],
    [-12, null, '−12', '−12'],
  ])('of line %i on %s lines', (line, size, column, row) => {
    expect([columnLabel(line, size), rowLabel(line, size)]).toEqual([column, row]);
  });
});

describe('star points', () => {
  it.each([
    [15, ['d4', 'd12', 'l4', 'l12', 'h8']],
    [9, ['e5']],
    [20, ['d4', 'd17', 'q4', 'q17', 'k11']],
    [null, ['(0;0)']],
  ])('of a board of %s lines', (lines, names) => {
    expect(starsOf(lines).map((spot) => nameOf(spot, lines))).toEqual(names);
  });
});
