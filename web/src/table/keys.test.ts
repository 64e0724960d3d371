import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOf, type Spot, spotOf } from '../board/geometry';
import { reachOf, wholeOf } from '../board/view';
import { held, lag, target } from './keys';
import { stepOf } from './steps';

const reach = (size: number | null) => reachOf(wholeOf(size), size);

function from(point: string, key: string, ctrlKey = false): string | null {
  const spot = target({ key, ctrlKey }, spotOf(point) as Spot, reach(15), reach(15));
  return spot && nameOf(spot, 15);
}

describe('a key in the table of points', () => {
  it.each([
    ['h8', 'ArrowLeft', false, 'g8'],
    ['h8', 'ArrowRight', false, 'i8'],
    ['h8', 'ArrowUp', false, 'h9'],
    ['h8', 'ArrowDown', false, 'h7'],
    ['h8', 'Home', false, 'a8'],
    ['h8', 'End', false, 'o8'],
    ['h8', 'Home', true, 'a15'],
    ['h8', 'End', true, 'o1'],
    ['a15', 'ArrowLeft', false, 'a15'],
    ['a15', 'ArrowUp', false, 'a15'],
    ['o1', 'ArrowRight', false, 'o1'],
    ['o1', 'ArrowDown', false, 'o1'],
  ])('from %s by %s (with Ctrl: %s) leads to %s', (point, key, ctrlKey, reached) => {
    expect(from(point, key, ctrlKey)).toBe(reached);
  });

  it.each(['Enter', ' ', 'Tab', 'PageUp', 'a'])('%j is left to others', (key) => {
    expect(from('h8', key)).toBeNull();
  });

  it('never leads off the board', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    const steps = fc.array(fc.record({ key: keys, ctrlKey: fc.boolean() }));
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 25 }), steps, (size, walk) => {
        let spot: Spot = { x: 0, y: 0 };
        for (const key of walk) spot = target(key, spot, reach(size), reach(size)) ?? spot;
        expect(spot.x >= 0 && spot.x < size && spot.y >= 0 && spot.y < size).toBe(true);
      }),
    );
  });

  it.each([
    ['(7;0)', 'ArrowRight', false, '(8;0)'],
    ['(0;-6)', 'ArrowDown', false, '(0;-7)'],
    ['(0;0)', 'Home', false, '(-6;0)'],
    ['(0;0)', 'End', true, '(7;-6)'],
  ])('on the sheet leads from %s by %s (with Ctrl: %s) to %s', (point, key, ctrlKey, reached) => {
    const spot = target({ key, ctrlKey }, spotOf(point) as Spot, reach(null), null);
    expect(spot && nameOf(spot, null)).toBe(reached);
  });
});

describe('the window', () => {
  it.each([
    [
      { x: 8, y: 0 },
      { x: 1, y: 0 },
    ],
    [
      { x: 0, y: -9 },
      { x: 0, y: -3 },
    ],
    [
      { x: 0, y: 7 },
      { x: 0, y: 0 },
    ],
  ])('goes along when the focus goes to %j', (spot, far) => {
    expect(lag(spot, reach(null))).toEqual(far);
  });

  it('takes the focus along when it goes without it', () => {
    expect(held({ x: 20, y: -20 }, reach(null))).toEqual({ x: 7, y: -6 });
  });

  it.each([
    ['ArrowLeft', { x: -1, y: 0, across: 15 }],
    ['ArrowUp', { x: 0, y: 1, across: 15 }],
    ['+', { x: 0, y: 0, across: 12 }],
    ['-', { x: 0, y: 0, across: 18.75 }],
    ['Enter', null],
  ])('by %s', (key, view) => {
    expect(stepOf(key, wholeOf(null), null)).toEqual(view);
  });
});
