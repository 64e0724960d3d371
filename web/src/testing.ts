// Stand-ins for unit tests: rules that accept every token on an endless evening, and an engine that is told what
// to answer. Not part of any page.
import type { EngineProvider, SearchRequest } from './engine/types';
import { files } from './i18n/en';
import { wordsFrom } from './i18n/words';
import {
  type Catalogue,
  type MoveEntry,
  Refused,
  type RulesClient,
  type Snapshot,
} from './rules/types';
import type { Player, Position, Result } from './wire/types';

/** The English words. */
export const WORDS = wordsFrom('en', files);

/** Two rule sets and two openings, without pictures. */
export const CATALOGUE: Catalogue = {
  rules: [
    {
      ...{ id: 'freestyle', family: 'gomoku', common: true, options: [], picture: null },
      ...{ lines: [5, 15, 19], usual_lines: 15 },
    },
    {
      ...{ id: 'renju', family: 'renju', common: true, picture: null },
      ...{ lines: [15, 19], usual_lines: 15 },
      options: [{ key: 'foul', values: ['block', 'loss', 'claim'], default: 'block' }],
    },
    {
      ...{ id: 'endless', family: 'gomoku', common: false, options: [], picture: null },
      ...{ lines: [], usual_lines: null },
    },
  ],
  openings: [
    { id: 'none', options: [], picture: null },
    {
      id: 'yamaguchi',
      options: [{ key: 'max', values: ['9', '10', '11'], default: '10' }],
      picture: null,
    },
  ],
  levels: ['easy', 'medium', 'hard'],
};

const POINT = /^[a-y]\d+$/;

/** Rules with turns, undo and offers, and no fives; `end` says when a transcript ends the game. */
export function fakeRules(end: (transcript: string) => Result | null = () => null): RulesClient {
  let tokens: string[] = [];
  const snapshot = () => snapshotOf(tokens, end(tokens.join(' ')));
  return {
    catalogue: async () => CATALOGUE,
    suitedOpenings: async ({ rules }) => (rules === 'renju' ? ['none', 'yamaguchi'] : ['none']),
    open: async (_, transcript) => {
      tokens = transcript.split(' ').filter(Boolean);
      if (tokens.includes('bad')) throw new Refused('malformed', { token: 'bad' }, 'bad');
      return snapshot();
    },
    apply: async (token) => {
      if (tokens.includes(token)) throw new Refused('occupied', { point: token }, 'occupied');
      tokens.push(token);
      return snapshot();
    },
    at: async (count) => snapshotOf(movesOf(tokens).slice(0, count), null),
    verdict: async () => ({
      verdict: 'foul',
      foul: {
        kind: 'double-three',
        shapes: [{ kind: 'three', stones: ['h8'], completes: ['h9'] }],
      },
    }),
    notOfferable: async () => [],
    canonical: async () => [],
    fouls: async () => [{ point: 'j8', foul: 'double-three' }],
  };
}

/** The moves in effect. */
function movesOf(tokens: readonly string[]): string[] {
  const moves: string[] = [];
  for (const token of tokens) {
    const body = token.split('@')[0] ?? '';
    if (body.startsWith('undo:')) moves.length -= Number(body.slice(5));
    else if (POINT.test(body) || body === 'pass') moves.push(body);
  }
  return moves;
}

function snapshotOf(tokens: readonly string[], result: Result | null): Snapshot {
  const moves = movesOf(tokens).map(
    (token, index): MoveEntry => ({
      color: index % 2 ? 'white' : 'black',
      point: token === 'pass' ? null : token,
      taken: [],
    }),
  );
  const stones = (color: MoveEntry['color']) =>
    moves.flatMap((move) => (move.color === color && move.point ? [move.point] : []));
  const player: Player = moves.length % 2 ? 'second' : 'first';
  const back = (own: Player) =>
    own === player ? Math.min(2, moves.length - (own === 'second' ? 1 : 0)) : 1;
  const offer = tokens.at(-1)?.match(/^draw-offer@(.*)/)?.[1];
  const position: Position = {
    ...{ rules: 'freestyle', options: {}, size: 15, opening: 'none', foul: null },
    ...{ seq: tokens.length, transcript: tokens.join(' '), opening_code: null, stones_left: null },
    board: { black: stones('black'), white: stones('white') },
    last: moves.at(-1)?.point ?? null,
    holders: { black: 'first', white: 'second' },
    captured: { black: 0, white: 0 },
    draw_offer: offer === 'first' || offer === 'second' ? offer : null,
    undo_offer: null,
    prompt: result
      ? null
      : {
          player,
          alternatives: [
            {
              kind: 'place',
              color: moves.length % 2 ? 'white' : 'black',
              region: 'all',
              forbidden: [],
            },
            { kind: 'pass' },
          ],
        },
    result,
  };
  return {
    position,
    moment: tokens.join(' '),
    numbers: {},
    opening_name: null,
    moves,
    takeback: { first: back('first'), second: back('second') },
    ...{ pairs_to_win: null, common_stone: null },
  };
}

/** An engine whose answers are given by hand. */
export interface FakeEngine extends EngineProvider {
  readonly requests: SearchRequest[];
  readonly answer: (token: string) => void;
  readonly fail: () => void;
}

/** An engine that waits. */
export function fakeEngine(): FakeEngine {
  const requests: SearchRequest[] = [];
  let settle: { resolve: (token: string | null) => void; reject: (error: Error) => void } | null =
    null;
  return {
    requests,
    search: (request) => {
      requests.push(request);
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    stop: () => {
      settle?.resolve(null);
      settle = null;
    },
    answer: (token) => settle?.resolve(token),
    fail: () => settle?.reject(new Error('no memory')),
  };
}

/** Lets everything that waits for an answer go on. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
