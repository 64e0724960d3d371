import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOf, type Spot } from './geometry';
import type { Size, View } from './types';
import {
  around,
  boxOf,
  EDGE,
  isSeen,
  isWhole,
  moved,
  reaching,
  reachOf,
  type Share,
  spotAt,
  wholeOf,
  zoomed,
} from './view';

const size = fc.integer({ min: 5, max: 25 });
const far = fc.integer({ min: -1000, max: 1000 });
const spots = fc.record({ x: far, y: far });
const views: fc.Arbitrary<View> = fc.record({
  x: fc.double({ min: -1000, max: 1000, noNaN: true }),
  y: fc.double({ min: -1000, max: 1000, noNaN: true }),
  across: fc.double({ min: 7, max: 31, noNaN: true }),
});

/** Where a spot lies in the window, moved by so many hundredths of a line. */
function shareOf({ x, y }: Spot, view: View, right = 0, down = 0): Share {
  const box = boxOf(view);
  const share = (place: number, from: number) => (place - from) / box.extent;
  return { across: share(x * 100 + right, box.x), down: share(-y * 100 + down, box.y) };
}

describe('the nearest point to a place', () => {
  it('is the point itself, and stays so up to almost half a line away', () => {
    const away = fc.integer({ min: -49, max: 49 });
    fc.assert(
      fc.property(size, fc.nat(24), fc.nat(24), away, away, (lines, x, y, right, down) => {
        const spot = { x: x % lines, y: y % lines };
        const view = wholeOf(lines);
        const found = spotAt(shareOf(spot, view, right, down), view, lines);
        expect(found && nameOf(found, lines)).toBe(nameOf(spot, lines));
      }),
    );
  });

  it('is none on the edge of the wood, and none on the coordinates of a window', () => {
    expect(spotAt({ across: 0.001, down: 0.5 }, wholeOf(15), 15)).toBeNull();
    expect(spotAt({ across: 0.5, down: 0.999 }, wholeOf(15), 15)).toBeNull();
    expect(spotAt({ across: EDGE / 2, down: 0.5 }, wholeOf(null), null)).toBeNull();
    expect(spotAt({ across: 0.5, down: 1 - EDGE / 2 }, wholeOf(null), null)).toBeNull();
  });

  it('is on the sheet every point that is seen', () => {
    fc.assert(
      fc.property(views, fc.nat(30), fc.nat(30), (view, right, up) => {
        const { left, bottom } = reachOf(view, null);
        const spot = { x: left + right, y: bottom + up };
        fc.pre(isSeen(spot, view, null));
        expect(spotAt(shareOf(spot, view), view, null)).toEqual(spot);
      }),
    );
  });
});

describe('the window', () => {
  it.each([
    [wholeOf(15), 15, { left: 0, right: 14, bottom: 0, top: 14 }],
    [wholeOf(null), null, { left: -6, right: 7, bottom: -6, top: 7 }],
    [{ x: 4.25, y: -3, across: 9 }, null, { left: 1, right: 8, bottom: -7, top: 1 }],
    [{ x: 4, y: 4, across: 9 }, 25, { left: 0, right: 8, bottom: 0, top: 8 }],
  ] as const)('%j on %s lines shows %j', (view, lines, reach) => {
    expect(reachOf(view, lines)).toEqual(reach);
  });

  it('goes as far as one likes on the sheet, and back', () => {
    fc.assert(
      fc.property(views, fc.integer({ max: 99 }), fc.integer({ max: 99 }), (view, right, up) => {
        const there = moved(view, right, up, null);
        expect(there.x - view.x).toBeCloseTo(right, 3);
        expect(there.y - view.y).toBeCloseTo(up, 3);
      }),
    );
  });

  it('stays on the wood of a board', () => {
    fc.assert(
      fc.property(
        size,
        far,
        far,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (lines, x, y, factor) => {
          const view = moved(zoomed(wholeOf(lines), factor, lines), x, y, lines);
          const [inner, outer] = [boxOf(view), boxOf(wholeOf(lines))];
          expect(inner.x).toBeGreaterThanOrEqual(outer.x - 1e-6);
          expect(inner.y).toBeGreaterThanOrEqual(outer.y - 1e-6);
          expect(inner.x + inner.extent).toBeLessThanOrEqual(outer.x + outer.extent + 1e-6);
          expect(inner.y + inner.extent).toBeLessThanOrEqual(outer.y + outer.extent + 1e-6);
        },
      ),
    );
  });

  it('keeps what lies between the fingers where it is while it looks closer', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(views, share, share, (view, across, down) => {
        const near = zoomed(view, 0.9, null, { across, down });
        const column = (one: View) => one.x + (across - 0.5) * one.across;
        const row = (one: View) => one.y + (0.5 - down) * one.across;
        expect(column(near)).toBeCloseTo(column(view), 6);
        expect(row(near)).toBeCloseTo(row(view), 6);
      }),
    );
  });

  it.each<[string, Size, number, number]>([
    ['no closer than seven lines', null, 0.01, 7],
    ['no wider than thirty-one on the sheet', null, 100, 31],
    ['no wider than all of a board', 25, 100, wholeOf(25).across],
  ])('looks %s', (_, lines, factor, across) => {
    expect(zoomed(wholeOf(lines), factor, lines).across).toBe(across);
  });
});

describe('a new stone', () => {
  it('is seen, wherever it falls', () => {
    fc.assert(
      fc.property(views, spots, (view, spot) => {
        expect(isSeen(spot, reaching(view, spot, null), null)).toBe(true);
      }),
    );
  });

  it('far from the edge changes nothing', () => {
    const view = wholeOf(null);
    expect(reaching(view, { x: 1, y: -2 }, null)).toBe(view);
  });

  it('near the edge makes the window grow, so that nothing goes out of it', () => {
    const view = wholeOf(null);
    const grown = reaching(view, { x: 6, y: 0 }, null);
    expect(grown.across).toBeGreaterThan(view.across);
    const [before, after] = [reachOf(view, null), reachOf(grown, null)];
    expect(after.right).toBeGreaterThanOrEqual(9);
    expect(after.left).toBeLessThanOrEqual(before.left);
  });

  it('makes a large window go instead', () => {
    const view = { x: 0, y: 0, across: 25 };
    expect(reaching(view, { x: 40, y: 0 }, null)).toEqual({ x: 31, y: 0, across: 25 });
  });

  it('is brought into the part of a board that is seen', () => {
    const part = { x: 5, y: 5, across: 9 };
    expect(isSeen({ x: 24, y: 24 }, reaching(part, { x: 24, y: 24 }, 25), 25)).toBe(true);
    expect(isWhole(reaching(wholeOf(25), { x: 24, y: 24 }, 25), 25)).toBe(true);
  });
});

describe('back to the stones', () => {
  it('shows the last stone, and all of them when they are not too far apart', () => {
    const near = fc.record({
      x: fc.integer({ min: -8, max: 8 }),
      y: fc.integer({ min: -8, max: 8 }),
    });
    fc.assert(
      fc.property(fc.array(near, { minLength: 1 }), spots, (stones, last) => {
        const seen = (spot: Spot, view: View) => isSeen(spot, view, null);
        expect(stones.every((spot) => seen(spot, around(stones, null)))).toBe(true);
        expect(seen(last, around([...stones, last], null))).toBe(true);
      }),
    );
  });

  it('is all of a board', () => {
    expect(around([{ x: 1, y: 1 }], 15)).toEqual(wholeOf(15));
  });
});
