import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extentOf, nameOf, placeOf, spotAt, spotOf, starsOf } from './geometry';

const size = fc.integer({ min: 5, max: 25 });

describe('names of points', () => {
  it('are read back as they are written', () => {
    const coordinate = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        expect(spotOf(nameOf({ x, y }))).toEqual({ x, y });
      }),
    );
  });

  it.each(['', 'h', '8', 'h0', 'h08', 'z3', 'a26', 'h8 ', 'pass'])('%j names no point', (text) => {
    expect(spotOf(text)).toBeNull();
  });
});

describe('the nearest point to a place', () => {
  it('is the point itself, and stays so up to almost half a line away', () => {
    const away = fc.integer({ min: -49, max: 49 });
    fc.assert(
      fc.property(size, fc.nat(24), fc.nat(24), away, away, (lines, x, y, dx, dy) => {
        const spot = { x: x % lines, y: y % lines };
        const place = placeOf(spot, lines);
        const extent = extentOf(lines);
        const found = spotAt((place.x + dx) / extent, (place.y + dy) / extent, lines);
        expect(found && nameOf(found)).toBe(nameOf(spot));
      }),
    );
  });

  it('is none on the edge of the wood', () => {
    expect(spotAt(0.001, 0.5, 15)).toBeNull();
    expect(spotAt(0.5, 0.999, 15)).toBeNull();
  });
});

describe('star points', () => {
  it.each([
    [15, ['d4', 'd12', 'l4', 'l12', 'h8']],
    [9, ['e5']],
    [20, ['d4', 'd17', 'q4', 'q17', 'k11']],
  ])('of a board of %i lines', (lines, names) => {
    expect(starsOf(lines).map(nameOf)).toEqual(names);
  });
});
