import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../rules/types';
import { WORDS } from '../../testing';
import type { Alternative, Color, Player } from '../../wire/types';
import type { Play } from './ctrl';
import { promptSentence } from './prompt';
import type { Rival } from './saved';

const BESIDE: Rival = { kind: 'beside' };

function place(color: Color, region: 'all' | string[]): Alternative {
  return { kind: 'place', color, region, forbidden: [] };
}

/** What is said when this player is asked this; Black is held by the first. */
function said(rival: Rival, player: Player, ...alternatives: Alternative[]): string {
  const game = { session: { notice: () => null }, rival: () => rival };
  const cpu = { thinking: () => false };
  const holders = { black: 'first', white: 'second' };
  const position = { prompt: { player, alternatives }, holders, result: null };
  const play = { game: { ...game, cpu } } as unknown as Play;
  return promptSentence(play, { position } as unknown as Snapshot, null, WORDS);
}

describe('beside each other the player is named by every prompt', () => {
  it.each<[string, Player, Alternative]>([
    ['Player 1: place a black stone.', 'first', place('black', 'all')],
    ['Player 1: place a white stone.', 'first', place('white', 'all')],
    [
      'Player 2: place a white stone. It goes into the bright part of the board.',
      'second',
      place('white', ['h9']),
    ],
    ['Player 2: place a white stone.', 'second', place('white', 'all')],
    ['Player 2: take the other colour, or keep yours.', 'second', { kind: 'swap' }],
  ])('%s', (sentence, player, alternative) => {
    expect(said(BESIDE, player, alternative)).toBe(sentence);
  });
});
