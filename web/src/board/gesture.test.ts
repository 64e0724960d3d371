import { describe, expect, it } from 'vitest';
import { pinch, pull } from './gesture';
import { wholeOf } from './view';

const BOX = { left: 10, top: 20, width: 300, height: 300 };
const VIEW = { x: 0, y: 0, across: 15 };

describe('one finger', () => {
  it('pulls the sheet along: to the right shows what is left', () => {
    const movement = { box: BOX, from: { x: 100, y: 100 }, to: { x: 140, y: 60 } };
    expect(pull(VIEW, null, movement)).toEqual({ x: -2, y: -2, across: 15 });
  });

  it('does not pull a whole board', () => {
    const movement = { box: BOX, from: { x: 100, y: 100 }, to: { x: 140, y: 60 } };
    expect(pull(wholeOf(25), 25, movement)).toEqual(wholeOf(25));
  });
});

describe('two fingers', () => {
  const still = { x: 160, y: 170 };

  it('apart look closer, and what lies under the resting one stays there', () => {
    const movement = { box: BOX, from: { x: 160, y: 70 }, to: { x: 160, y: 45 }, still };
    expect(pinch(VIEW, null, movement)).toEqual({ x: 0, y: 0, across: 12 });
  });

  it('together look wider', () => {
    const movement = { box: BOX, from: { x: 160, y: 45 }, to: { x: 160, y: 70 }, still };
    expect(pinch(VIEW, null, movement).across).toBe(18.75);
  });
});
