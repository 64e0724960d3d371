// How long each level thinks about a stone in a browser, on this machine and on one four times slower.
import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';

const HOST = 'http://bench.localhost';
const RULES = ['freestyle', 'renju'] as const;
const SLOWER = [1, 4] as const;
/** Positions are taken from games of the medium level against itself, at every so many stones. */
const GAMES = 3;
const EVERY = 5;
const LONGEST = 50;

type Engine = typeof import('../../src/generated/wasm/simd/narabe_wasm');
type Rules = typeof import('../../src/generated/wasm/rules/narabe_wasm');

/** A page that has the modules of rules and engine and nothing else. */
async function openModule(page: Page): Promise<void> {
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      return route.fulfill({ contentType: 'text/html', body: '<title>bench</title>' });
    }
    const file = new URL(`../../src/generated/wasm${pathname}`, import.meta.url);
    const contentType = pathname.endsWith('.wasm') ? 'application/wasm' : 'text/javascript';
    return route.fulfill({ contentType, body: readFileSync(file) });
  });
  await page.goto(HOST);
}

interface Wanted {
  readonly rules: string;
  readonly transcripts: readonly string[];
  readonly level: string;
}

/** The positions of some games, as transcripts. */
function positions(page: Page, rules: string): Promise<string[]> {
  const plan = { rules, games: GAMES, every: EVERY, longest: LONGEST };
  return page.evaluate(async ({ rules, games, every, longest }) => {
    const engine: Engine = await import('/simd/narabe_wasm.js' as string);
    const module: Rules = await import('/rules/narabe_wasm.js' as string);
    await engine.default({ module_or_path: '/simd/narabe_wasm_bg.wasm' });
    await module.default({ module_or_path: '/rules/narabe_wasm_bg.wasm' });
    const setting = JSON.stringify({ rules, size: 15, opening: 'none', options: {} });
    const found: string[] = [];
    for (let seed = 1; seed <= games; seed += 1) {
      const game = new module.Game(setting);
      for (let stones = 0; stones < longest; stones += 1) {
        const { position } = JSON.parse(game.snapshot());
        if (position.result) break;
        if (stones % every === every - 1) found.push(position.transcript);
        const search = new engine.Search(setting, position.transcript, 'medium', BigInt(seed));
        let progress = JSON.parse(search.step(Infinity));
        while (!progress.done) progress = JSON.parse(search.step(Infinity));
        game.apply(progress.token, 0);
      }
    }
    return found;
  }, plan);
}

/** The milliseconds that each answer took, and its longest slice, without the level's time cap. */
function think(page: Page, wanted: Wanted): Promise<{ whole: number; slice: number }[]> {
  return page.evaluate(async ({ rules, transcripts, level }) => {
    const engine: Engine = await import('/simd/narabe_wasm.js' as string);
    await engine.default({ module_or_path: '/simd/narabe_wasm_bg.wasm' });
    const setting = JSON.stringify({ rules, size: 15, opening: 'none', options: {} });
    return transcripts.map((transcript) => {
      const began = performance.now();
      const search = new engine.Search(setting, transcript, level, 1n);
      let slice = 0;
      for (let done = false; !done; ) {
        const start = performance.now();
        done = JSON.parse(search.step(Infinity)).done;
        slice = Math.max(slice, performance.now() - start);
      }
      return { whole: performance.now() - began, slice };
    });
  }, wanted);
}

function row(name: string, times: readonly { whole: number; slice: number }[]): string {
  const whole = times.map((time) => time.whole).sort((a, b) => a - b);
  const at = (share: number) => whole[Math.floor(share * (whole.length - 1))]?.toFixed(0);
  const slice = Math.max(...times.map((time) => time.slice)).toFixed(0);
  return `| ${name} | ${whole.length} | ${at(0.5)} | ${at(0.9)} | ${at(1)} | ${slice} |`;
}

/** Every level that the engine has. */
function levelsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const module: Rules = await import('/rules/narabe_wasm.js' as string);
    await module.default({ module_or_path: '/rules/narabe_wasm_bg.wasm' });
    return JSON.parse(module.catalogue()).levels;
  });
}

test('the levels', async ({ page }) => {
  await openModule(page);
  const levels = await levelsOf(page);
  const session = await page.context().newCDPSession(page);
  const table = [
    '| level | moves | median ms | p90 ms | longest ms | longest slice ms |',
    '|---|---|---|---|---|---|',
  ];
  for (const rules of RULES) {
    const transcripts = await positions(page, rules);
    for (const slower of SLOWER) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      for (const level of levels) {
        const times = await think(page, { rules, transcripts, level });
        table.push(
          row(`${level}, ${rules}, ${slower === 1 ? 'as it is' : 'slowed down 4 times'}`, times),
        );
      }
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  process.stdout.write(`\n${table.join('\n')}\n`);
});
