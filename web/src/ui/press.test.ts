import { describe, expect, it } from 'vitest';
import type { NotOfferable, Snapshot } from '../rules/types';
import { settled, WORDS } from '../testing';
import type { Alternative } from '../wire/types';
import { boardState } from './board-state';
import { gameOverlay, pressPoint } from './press';
import type { ScreenGame } from './screen-game';

const EQUAL: NotOfferable = {
  point: 'i9',
  code: 'equal-moves',
  args: { first: 'g9', second: 'i9' },
};
const FOUL: NotOfferable = { point: 'j8', code: 'forbidden', args: { foul: 'double-three' } };

/** What a press on a point does where this is asked, as what the game hears. */
async function pressed(point: string, alternative: Alternative, marked: string[] = [], may = true) {
  const heard: string[] = [];
  const game = {
    notice: () => null,
    tell: (text: string) => heard.push(text),
    say: (text: string) => heard.push(text),
    hush: () => {},
    mayAnswer: () => may,
    marked: () => [],
    pending: () => null,
    offering: {
      points: () => marked,
      barred: () => [EQUAL, FOUL],
      toggle: async (one: string) => {
        if (marked.includes(one)) return 'unmarked';
        const refused = [EQUAL, FOUL].find((barred) => barred.point === one);
        return refused ?? (marked.length < 2 ? 'marked' : 'full');
      },
      clear: () => {},
    },
    act: (...tokens: string[]) => heard.push(...tokens),
    barred: (one: string) => heard.push(`barred ${one}`),
  } as unknown as ScreenGame;
  const position = {
    ...{ size: 15, board: { black: ['h8'], white: ['h9'] }, last: null, result: null },
    prompt: { player: 'first', alternatives: [alternative] },
  };
  const snapshot = { position, numbers: {}, moves: [], common_stone: null } as unknown as Snapshot;
  const look = { showNumbers: false, cursor: null };
  const state = boardState(snapshot, { ...gameOverlay(game, WORDS), ...look }, WORDS);
  pressPoint(game, snapshot, state, point, WORDS);
  await settled();
  return heard;
}

const ANYWHERE: Alternative = { kind: 'place', color: 'black', region: 'all', forbidden: [] };
const REGION: Alternative = { ...ANYWHERE, region: ['g9'] };
const OFFER: Alternative = {
  kind: 'offer',
  color: 'black',
  count: 2,
  equal_under: 'local',
};
const CHOOSE: Alternative = { kind: 'choose', color: 'black', points: ['g9', 'g7'] };

describe('a press', () => {
  it.each<[string, string, Alternative, string[], string[]]>([
    ['places', 'g9', ANYWHERE, [], ['g9']],
    ['on a stone does nothing', 'h8', ANYWHERE, [], []],
    ['outside the region does nothing', 'g8', REGION, [], []],
    ['chooses', 'g7', CHOOSE, [], ['choose:g7']],
    ['on what was not offered does nothing', 'g8', CHOOSE, [], []],
    ['marks', 'g9', OFFER, [], ['G9 marked']],
    ['takes the mark away', 'g9', OFFER, ['g9'], ['G9 no longer marked']],
    ['on an equal point says why', 'i9', OFFER, ['g9'], ['G9 and I9 are the same by symmetry.']],
    ['on a foul shows it', 'j8', OFFER, [], ['barred j8']],
    [
      'on one too many says so',
      'a1',
      OFFER,
      ['g9', 'g7'],
      ['All 2 are marked. Press one of them to take its mark away.'],
    ],
  ])('%s', async (_, point, alternative, marked, heard) => {
    expect(await pressed(point, alternative, marked)).toEqual(heard);
  });

  it('of somebody who is not asked does nothing', async () => {
    expect(await pressed('g9', ANYWHERE, [], false)).toEqual([]);
  });
});
