import { describe, expect, it } from 'vitest';
import { WORDS } from '../testing';
import type { Alternative, Player, Position } from '../wire/types';
import {
  answerSentence,
  askedName,
  askedSentence,
  holdersSentence,
  type Persons,
  placingSentence,
} from './asked';

const SWAP: Alternative = { kind: 'swap' };
const OFFER: Alternative = {
  kind: 'offer',
  color: 'black',
  count: 10,
  equal_under: 'local',
};
const place = (color: 'black' | 'white', region: 'all' | string[]): Alternative => ({
  kind: 'place',
  ...{ color, region, forbidden: [] },
});

function asking(player: Player, ...alternatives: Alternative[]): Position {
  const holders = { black: 'first', white: 'second' };
  return { prompt: { player, alternatives }, holders, transcript: '' } as unknown as Position;
}

const BY_LINK: Persons = {
  you: 'second',
  nameOf: (player) => (player === 'second' ? 'You' : 'Your friend'),
};

describe('what is asked', () => {
  it.each<[string | null, Alternative[]]>([
    [null, [place('black', 'all'), { kind: 'pass' }]],
    ['swap', [SWAP]],
    ['swap-add-two', [SWAP, { kind: 'add-two' }]],
    ['swap-offer', [SWAP, OFFER]],
    ['declare', [{ kind: 'declare', min: 1, max: 10 }]],
    ['choose', [{ kind: 'choose', color: 'black', points: ['g9'] }]],
  ])('is named %s', (name, alternatives) => {
    expect(askedName(asking('first', ...alternatives))).toBe(name);
  });

  it('is said to you, and of your friend', () => {
    const sentence = (player: Player, voice: 'ask' | 'wait') =>
      askedSentence(WORDS, asking(player, SWAP, OFFER), BY_LINK, voice);
    expect(sentence('second', 'ask')).toBe(
      'Your turn: take the other colour, keep yours, or mark 10 fifth moves on the board to offer.',
    );
    expect(sentence('first', 'wait')).toBe(
      'Your friend decides: exchange colours, keep them, or offer 10 fifth moves.',
    );
  });

  it.each<[string | null, Alternative]>([
    [null, place('white', 'all')],
    ['Your turn: place a black stone.', place('black', 'all')],
    [
      'Your turn: place a white stone. It goes into the bright part of the board.',
      place('white', ['h9']),
    ],
  ])('of a stone: %s', (sentence, alternative) => {
    expect(placingSentence(WORDS, asking('second', alternative), BY_LINK)).toBe(sentence);
  });
});

describe('what was answered', () => {
  it.each([
    ['swap', 'The colours are exchanged. You now play White.'],
    ['stay@first', 'The colours stay.'],
    ['add-two', 'Two more stones will be placed.'],
    ['declare:3', 'Fifth moves to be offered: 3.'],
    ['offer:g9,g7', 'Offered: G9, G7.'],
    ['choose:g7', null],
    ['h8', null],
  ])('%s is said', (token, sentence) => {
    expect(answerSentence(WORDS, token, asking('second', SWAP), BY_LINK)).toBe(sentence);
  });

  it('names both holders where nobody is you', () => {
    const persons: Persons = { you: null, nameOf: (player) => player };
    expect(holdersSentence(WORDS, persons, 'second')).toBe('Black: second. White: first.');
  });
});
