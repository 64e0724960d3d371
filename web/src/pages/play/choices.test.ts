import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../testing';
import { shortMemory } from '../../ui/storage';
import {
  FIRST_CHOICES,
  fitting,
  optionsOf,
  rememberChoices,
  rememberedChoices,
  settingOf,
} from './choices';

const FIRST = fitting(FIRST_CHOICES, CATALOGUE);
const RENJU = { ...FIRST, rules: 'renju' };

describe('choices', () => {
  it('of a first visit are freestyle on 15 lines, and no mode', () => {
    const found = rememberedChoices(shortMemory(), CATALOGUE);
    expect(found).toMatchObject({ rules: 'freestyle', size: 15, opening: 'none', mode: null });
  });

  it('are remembered', () => {
    const memory = shortMemory();
    const chosen = { ...RENJU, options: { foul: 'loss' }, mode: 'cpu', level: 'hard' } as const;
    rememberChoices(memory, chosen);
    expect(rememberedChoices(memory, CATALOGUE)).toEqual(chosen);
  });

  it.each([
    ['text', 'renju'],
    ['a rule set and an opening that are gone', { rules: 'nine', opening: 'nine' }],
    [
      'values of the wrong kind',
      { size: 'big', level: 7, mode: 'three', you: null, options: { foul: 7 } },
    ],
  ])('that cannot be read are those of a first visit: %s', (_, kept) => {
    const memory = shortMemory();
    memory.set('narabe.choices', kept);
    expect(rememberedChoices(memory, CATALOGUE)).toEqual(FIRST);
  });

  it.each([
    ['renju', 5, 15],
    ['renju', 19, 19],
    ['endless', 19, null],
    ['freestyle', null, 15],
  ])('of %s on %s lines keep to the boards of the rules', (rules, size, kept) => {
    expect(fitting({ ...FIRST, rules, size }, CATALOGUE).size).toBe(kept);
  });

  it('have the options of the rules and of the opening, with what is chosen', () => {
    const chosen = { ...RENJU, opening: 'yamaguchi', options: { foul: 'loss', max: '99' } };
    const values = optionsOf(chosen, CATALOGUE).map(({ key, value }) => [key, value]);
    expect(values).toEqual([
      ['foul', 'loss'],
      ['max', '10'],
    ]);
  });

  it('make a setting with the options that the rules have and that are not as usual', () => {
    const chosen = { ...FIRST, options: { foul: 'loss', max: '10' }, size: 19 };
    expect(settingOf(chosen, CATALOGUE).options).toEqual({});
    expect(settingOf({ ...chosen, rules: 'renju', opening: 'yamaguchi' }, CATALOGUE)).toEqual({
      rules: 'renju',
      size: 19,
      opening: 'yamaguchi',
      options: { foul: 'loss' },
    });
  });
});
