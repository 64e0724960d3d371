import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOf, type Spot, spotOf } from '../board/geometry';
import { target } from './keys';

function from(point: string, key: string, ctrlKey = false): string | null {
  const spot = target({ key, ctrlKey }, spotOf(point) as Spot, 15);
  return spot && nameOf(spot);
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
        for (const key of walk) spot = target(key, spot, size) ?? spot;
        expect(spot.x >= 0 && spot.x < size && spot.y >= 0 && spot.y < size).toBe(true);
      }),
    );
  });
});
