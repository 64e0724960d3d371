import { describe, expect, it } from 'vitest';
import { contentOf, isOpen, type Outcome, press } from './state';
import { type BoardState, emptyBoard, type Pointer } from './types';

const STATE: BoardState = {
  ...emptyBoard(15),
  black: ['h8'],
  white: ['h9'],
  placing: 'black',
  barred: [{ point: 'j8', reason: 'double-three' }],
};

describe('what lies on a point', () => {
  it.each([
    ['h8', 'black'],
    ['h9', 'white'],
    ['a1', 'empty'],
  ] as const)('%s holds %s', (point, content) => {
    expect(contentOf(STATE, point)).toBe(content);
  });
});

describe('where a stone may be put', () => {
  it.each([
    ['an empty point', STATE, 'a1', true],
    ['a stone', STATE, 'h8', false],
    ['a barred point', STATE, 'j8', false],
    ['a point off the board', STATE, 'p16', false],
    ['no point at all', STATE, 'swap', false],
    ['anything while nobody places', { ...STATE, placing: null }, 'a1', false],
    [
      'anything while a stone is on its way',
      { ...STATE, pending: { point: 'b2', color: 'black' } },
      'a1',
      false,
    ],
    ['a point outside the region', { ...STATE, region: ['c3'] }, 'a1', false],
    ['a point of the region', { ...STATE, region: ['c3'] }, 'c3', true],
  ] as const)('%s', (_, state, point, open) => {
    expect(isOpen(state as BoardState, point)).toBe(open);
  });
});

describe('a press', () => {
  it.each<[string, string | null, string, Pointer, Outcome]>([
    ['by mouse places at once', null, 'a1', 'mouse', { kind: 'play', point: 'a1' }],
    ['by finger shows the stone first', null, 'a1', 'touch', { kind: 'ghost', point: 'a1' }],
    ['by finger on the shown stone places it', 'a1', 'a1', 'touch', { kind: 'play', point: 'a1' }],
    [
      'by finger elsewhere moves the shown stone',
      'a1',
      'b2',
      'touch',
      { kind: 'ghost', point: 'b2' },
    ],
    [
      'by finger on a stone takes the shown one away',
      'a1',
      'h8',
      'touch',
      { kind: 'ghost', point: null },
    ],
    [
      'on a barred point is refused, by mouse',
      null,
      'j8',
      'mouse',
      { kind: 'barred', point: 'j8' },
    ],
    [
      'on a barred point is refused, by finger',
      'a1',
      'j8',
      'touch',
      { kind: 'barred', point: 'j8' },
    ],
  ])('%s', (_, ghost, point, pointer, outcome) => {
    expect(press(STATE, ghost, point, pointer)).toEqual(outcome);
  });

  it('on a barred point means nothing while somebody else is to move', () => {
    const waiting = { ...STATE, placing: null };
    expect(press(waiting, null, 'j8', 'mouse')).toEqual({ kind: 'ghost', point: null });
  });
});
