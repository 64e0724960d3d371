import { describe, expect, it } from 'vitest';
import type { RuleSetInfo } from '../../rules/types';
import { shortMemory } from '../../ui/storage';
import { FIRST_CHOICES, fitting, rememberChoices, rememberedChoices, settingOf } from './choices';

const SIZES = { min: 5, max: 25, default: 15 };
const FREESTYLE: RuleSetInfo = {
  id: 'freestyle',
  sizes: SIZES,
  options: [],
  openings: ['none', 'centre'],
};
const RENJU: RuleSetInfo = {
  id: 'renju',
  sizes: { ...SIZES, min: 9 },
  options: [{ key: 'foul', values: ['block', 'loss', 'claim'], default: 'block' }],
  openings: ['none', 'centre'],
};
const SETS = [FREESTYLE, RENJU];

describe('choices', () => {
  it('of a first visit are freestyle on 15 lines, and no mode', () => {
    expect(rememberedChoices(shortMemory(), SETS)).toEqual(FIRST_CHOICES);
  });

  it('are remembered', () => {
    const memory = shortMemory();
    const chosen = {
      ...FIRST_CHOICES,
      rules: 'renju',
      foul: 'loss',
      mode: 'cpu',
      level: 'hard',
    } as const;
    rememberChoices(memory, chosen);
    expect(rememberedChoices(memory, SETS)).toEqual(chosen);
  });

  it.each([
    ['text', 'renju'],
    ['a rule set that is gone', { rules: 'caro' }],
    ['values of the wrong kind', { size: 'big', level: 7, mode: 'three', you: null }],
  ])('that cannot be read are those of a first visit: %s', (_, kept) => {
    const memory = shortMemory();
    memory.set('narabe.choices', kept);
    expect(rememberedChoices(memory, SETS)).toEqual(FIRST_CHOICES);
  });

  it('keep to the boards of the rules', () => {
    expect(fitting({ ...FIRST_CHOICES, rules: 'renju', size: 5 }, SETS).size).toBe(15);
  });

  it('make a setting with the foul mode only where there are fouls', () => {
    const chosen = { ...FIRST_CHOICES, foul: 'loss', size: 19 };
    expect(settingOf(chosen, SETS).options).toEqual({});
    expect(settingOf({ ...chosen, rules: 'renju' }, SETS)).toEqual({
      rules: 'renju',
      size: 19,
      opening: 'none',
      options: { foul: 'loss' },
    });
  });
});
