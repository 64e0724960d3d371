import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../rules/types';
import { WORDS } from '../testing';
import type { Alternative, Color } from '../wire/types';
import { boardState } from './board-state';

/** The board where this is asked, with one point marked for an offer. */
function asked(alternative: Alternative) {
  const position = {
    ...{ size: 15, board: { black: [], white: [] }, last: null, result: null },
    prompt: { player: 'first', alternatives: [alternative] },
  };
  const snapshot = { position, numbers: {} } as unknown as Snapshot;
  const overlay = {
    ...{ mayAnswer: true, showNumbers: false, marked: [], refused: null },
    ...{ pending: null, cursor: null, offering: { points: ['g9'], barred: [] } },
  };
  return boardState(snapshot, overlay, WORDS);
}

describe('the board', () => {
  it.each<Color>(['black', 'white'])('shows and takes offered stones that are %s', (color) => {
    const offers = [{ point: 'g9', color, number: 1 }];
    const offer = asked({ kind: 'offer', color, count: 2, equal_under: 'local' });
    expect(offer).toMatchObject({ placing: color, marking: true, offers });
    const choice = asked({ kind: 'choose', color, points: ['g9'] });
    expect(choice).toMatchObject({ placing: color, region: ['g9'], offers });
  });
});
