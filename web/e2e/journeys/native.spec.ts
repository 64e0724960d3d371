// The two WebAssembly builds and the native binary are one program: the same positions, fouls and moves.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { binary } from '../fixtures/site';

const SETTING = { rules: 'renju', size: 15, opening: 'none', options: {} };

/** A build of the module, run here by Node. */
async function load(build: 'simd' | 'plain') {
  const folder = new URL(`../../src/generated/wasm/${build}/`, import.meta.url);
  const glue = await import(fileURLToPath(new URL('narabe_wasm.js', folder)));
  glue.initSync({ module: readFileSync(new URL('narabe_wasm_bg.wasm', folder)) });
  return glue as typeof import('../../src/generated/wasm/simd/narabe_wasm');
}

type Module = Awaited<ReturnType<typeof load>>;

/** Numbers that look random and are always the same. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A game of crowded stones around the centre, Black to move; stones that the rules refuse are left out. */
function crowdedGame(module: Module, seed: number): string {
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

for (const build of ['simd', 'plain'] as const) {
  test(`${build}: positions and fouls are those of the native binary`, async () => {
    const module = await load(build);
    const transcripts = Array.from({ length: 400 }, (_, seed) => crowdedGame(module, seed + 1));
    const games = transcripts.map((text) => module.Game.replay(JSON.stringify(SETTING), text));
    const positions = games.map((game) => JSON.parse(game.snapshot()).position);

    for (const [index, transcript] of transcripts.slice(0, 50).entries()) {
      expect(positions[index]).toEqual(
        JSON.parse(native('replay', '--rules', 'renju', transcript)),
      );
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

  test(`${build}: moves are those of the native binary`, async () => {
    const module = await load(build);
    for (const [seed, level] of ['easy', 'medium', 'medium', 'hard'].entries()) {
      const transcript = crowdedGame(module, 100 + seed);
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
    const module = await load(build);
    expect(String(module.signature())).toBe(native('bench', 'signature'));
  });
}
