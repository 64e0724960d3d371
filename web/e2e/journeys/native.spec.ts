// The WebAssembly builds and the native binary are one program: the same positions, fouls and moves, in every
// rule set and opening.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { PositionView } from '../../src/generated/wire/PositionView';
import type { SettingSpec } from '../../src/generated/wire/SettingSpec';
import type { Catalogue } from '../../src/rules/types';
import { binary } from '../fixtures/site';

const SETTING = { rules: 'renju', size: 15, opening: 'none', options: {} };

/** A build of the engine, run here by Node. */
async function loadEngine(build: 'simd' | 'plain') {
  const folder = new URL(`../../src/generated/wasm/${build}/`, import.meta.url);
  const glue = await import(fileURLToPath(new URL('narabe_wasm.js', folder)));
  glue.initSync({ module: readFileSync(new URL('narabe_wasm_bg.wasm', folder)) });
  return glue as typeof import('../../src/generated/wasm/simd/narabe_wasm');
}

/** The rules, run here by Node. */
async function loadRules() {
  const folder = new URL('../../src/generated/wasm/rules/', import.meta.url);
  const glue = await import(fileURLToPath(new URL('narabe_wasm.js', folder)));
  glue.initSync({ module: readFileSync(new URL('narabe_wasm_bg.wasm', folder)) });
  return glue as typeof import('../../src/generated/wasm/rules/narabe_wasm');
}

type Rules = Awaited<ReturnType<typeof loadRules>>;

/** Numbers that look random and are always the same. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A game of crowded stones around the centre, Black to move; stones that the rules refuse are left out. */
function crowdedGame(module: Rules, seed: number): string {
  const roll = dice(seed);
  const game = new module.Game(JSON.stringify(SETTING));
  const stones = 10 + 2 * roll(16);
  const played: string[] = [];
  for (let tries = 0; played.length < stones && tries < 200; tries += 1) {
    const point = `${'efghijk'[roll(7)]}${5 + roll(7)}`;
    try {
      game.apply(point, 0);
      played.push(point);
    } catch {
      // Occupied, forbidden, or the game is over: another point may do.
    }
  }
  game.free();
  return played.slice(0, played.length - (played.length % 2)).join(' ');
}

type Alternative = NonNullable<PositionView['prompt']>['alternatives'][number];

/** Some points of the board, or of the sheet around its first stone, in random order. */
function somePoints(position: PositionView, roll: (sides: number) => number): string[] {
  const { size } = position;
  const point = () => {
    if (size === null) return `(${roll(9) - 4};${roll(9) - 4})`;
    const low = Math.max(0, (size - 9) >> 1);
    const span = Math.min(9, size);
    return `${String.fromCharCode(97 + low + roll(span))}${1 + low + roll(span)}`;
  };
  return Array.from({ length: 60 }, point);
}

/** Answers to one alternative, any of which may be refused. */
function answersTo(
  one: Alternative,
  position: PositionView,
  roll: (n: number) => number,
): string[] {
  switch (one.kind) {
    case 'place': {
      const all = somePoints(position, roll);
      if (one.region === 'all') return all;
      const points = one.region;
      return all.map(() => points[roll(points.length)] ?? 'a1');
    }
    case 'swap':
      return [roll(2) === 0 ? 'swap' : 'stay'];
    case 'declare':
      return [`declare:${one.min + roll(one.max - one.min + 1)}`];
    case 'offer':
      return somePoints(position, roll).map((_, at, points) => {
        const offered = Array.from({ length: one.count }, (_, n) => points[(at + 7 * n) % 60]);
        return `offer:${offered.join(',')}`;
      });
    case 'choose':
      return [`choose:${one.points[roll(one.points.length)]}`];
    default:
      return [one.kind];
  }
}

/** A game of random answers; the transcript as it stands at the end, and the position. */
function randomGame(module: Rules, setting: SettingSpec, seed: number): PositionView {
  const roll = dice(seed);
  const game = new module.Game(JSON.stringify(setting));
  const snapshot = (): PositionView => JSON.parse(game.snapshot()).position;
  for (let turn = 0; turn < 24; turn += 1) {
    const position = snapshot();
    const alternatives = position.prompt?.alternatives ?? [];
    const chosen = alternatives[roll(Math.min(2, alternatives.length))] ?? alternatives[0];
    if (!chosen) break;
    answersTo(chosen, position, roll).some((token) => {
      try {
        game.apply(token, 0);
        return true;
      } catch {
        return false;
      }
    });
  }
  const position = snapshot();
  game.free();
  return position;
}

function native(...args: string[]): string {
  return execFileSync(binary(), args, { encoding: 'utf8' }).trim();
}

/** What the binary says of a whole board: its forbidden points with their kinds. */
function nativeFouls(boards: readonly string[]): string[] {
  const input = `${boards.join('\n')}\n`;
  const answer = execFileSync(binary(), ['judge', '--rules', 'renju'], { encoding: 'utf8', input });
  return answer
    .trim()
    .split('\n')
    .map((line) => line.replace(/^all-forbidden: (.*) \| .*$/, '$1'));
}

function boardLine(position: { board: { black: string[]; white: string[] } }): string {
  const list = (points: string[]) => points.join(' ') || '-';
  return `board | black: ${list(position.board.black)} | white: ${list(position.board.white)}`;
}

test('positions and fouls are those of the native binary', async () => {
  const module = await loadRules();
  const transcripts = Array.from({ length: 400 }, (_, seed) => crowdedGame(module, seed + 1));
  const games = transcripts.map((text) => module.Game.replay(JSON.stringify(SETTING), text));
  const positions = games.map((game) => JSON.parse(game.snapshot()).position);

  for (const [index, transcript] of transcripts.slice(0, 50).entries()) {
    expect(positions[index]).toEqual(JSON.parse(native('replay', '--rules', 'renju', transcript)));
  }
  const running = games.filter((_, index) => positions[index].result === null);
  const expected = nativeFouls(
    running.map((game) => boardLine(JSON.parse(game.snapshot()).position)),
  );
  const found = running.map((game) => {
    const fouls: { point: string; foul: string }[] = JSON.parse(game.fouls());
    return fouls.map(({ point, foul }) => `${point}=${foul}`).join(', ') || '-';
  });
  expect(found).toEqual(expected);
  expect(found.filter((fouls) => fouls !== '-').length).toBeGreaterThan(100);
  for (const kind of ['double-three', 'double-four', 'overline']) {
    expect(
      found.some((fouls) => fouls.includes(kind)),
      kind,
    ).toBe(true);
  }
});

test('games of every rule set with every opening are those of the native binary', async () => {
  const module = await loadRules();
  const { rules: sets }: Catalogue = JSON.parse(module.catalogue());
  let pairs = 0;
  for (const { id, usual_lines } of sets) {
    const base = { rules: id, size: usual_lines, opening: null, options: {} };
    const suited: string[] = JSON.parse(module.suited_openings(JSON.stringify(base)));
    for (const [at, opening] of suited.entries()) {
      const position = randomGame(module, { ...base, opening }, 1000 * pairs + at + 1);
      const size = usual_lines === null ? [] : ['--size', String(usual_lines)];
      const args = ['--rules', id, ...size, '--opening', opening, position.transcript];
      expect(position, args.join(' ')).toEqual(JSON.parse(native('replay', ...args)));
      pairs += 1;
    }
  }
  expect(pairs).toBeGreaterThan(100);
});

for (const build of ['simd', 'plain'] as const) {
  test(`${build}: moves are those of the native binary`, async () => {
    const [module, rules] = [await loadEngine(build), await loadRules()];
    for (const [seed, level] of ['easy', 'medium', 'medium', 'hard'].entries()) {
      const transcript = crowdedGame(rules, 100 + seed);
      const search = new module.Search(JSON.stringify(SETTING), transcript, level, 1n);
      let progress = JSON.parse(search.step(Infinity));
      while (!progress.done) progress = JSON.parse(search.step(Infinity));
      const expected = native(
        'bestmove',
        '--rules',
        'renju',
        '--level',
        level,
        '--seed',
        '1',
        transcript,
      );
      expect(progress.token, `${level} after ${transcript}`).toBe(expected);
    }
  });

  test(`${build}: the engine searches the nodes of the native binary`, async () => {
    const module = await loadEngine(build);
    expect(String(module.signature())).toBe(native('bench', 'signature'));
  });
}
