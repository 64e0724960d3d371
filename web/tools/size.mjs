// Holds the built client to its budgets: what a page loads before the engine, the board alone, the modules.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const KB = 1000;
// The engine searches several lines and has the solver beside its strongest level; the page is usable before it comes,
// and it comes once. What only those need who study a game is apart from it: the solver, which explains and replays its
// proofs a piece at a time.
const BUDGETS = {
  page: 60 * KB,
  board: 12 * KB,
  styles: 12 * KB,
  rules: 120 * KB,
  engine: 240 * KB,
  solver: 170 * KB,
};

const manifest = JSON.parse(readFileSync(`${DIST}manifest.json`, 'utf8'));
const weight = (file) => gzipSync(readFileSync(DIST + file)).length;

/** A chunk's files with those that it imports at once. */
function chunks(key, seen = new Set()) {
  const { file, imports = [] } = manifest[key];
  seen.add(file);
  for (const one of imports) chunks(one, seen);
  return seen;
}

/** The script of a page in its heaviest language. */
function pageWeight(entry) {
  const scripts = [...chunks(entry)].reduce((sum, file) => sum + weight(file), 0);
  const words = Object.keys(manifest).filter((key) => key.startsWith('src/i18n/'));
  return scripts + Math.max(...words.map((key) => weight(manifest[key].file)));
}

/** The board by itself, as another site would take it. */
async function boardWeight() {
  const entry = fileURLToPath(new URL('../src/board/api.ts', import.meta.url));
  const lib = { entry, formats: ['es'], fileName: 'board' };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { lib, write: false },
  });
  const [{ output }] = [built].flat();
  return gzipSync(output[0].code).length;
}

/** What a WebAssembly module alone exports; its file's name does not tell which it is. */
const MARKS = { rules: 'game_', engine: 'search_', solver: 'forced_' };

/** The budget of a WebAssembly module. */
function moduleBudget(file) {
  const module = new WebAssembly.Module(readFileSync(DIST + file));
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  const is = (mark) => names.some((name) => name.startsWith(mark));
  const [part] = Object.entries(MARKS).find(([, mark]) => is(mark)) ?? [];
  return BUDGETS[part] ?? 0;
}

const entries = Object.keys(manifest).filter(
  (key) => manifest[key].isEntry && key.endsWith('.tsx'),
);
const measured = [
  ...entries.map((key) => [key, pageWeight(key), BUDGETS.page]),
  ['src/board', await boardWeight(), BUDGETS.board],
  ['src/styles', weight(manifest['src/styles/main.css'].file), BUDGETS.styles],
  ...readdirSync(DIST)
    .filter((file) => file.endsWith('.wasm'))
    .map((file) => [file, weight(file), moduleBudget(file)]),
];
for (const [name, bytes, budget] of measured) {
  const state = bytes > budget ? 'OVER' : 'ok';
  console.log(
    `${state.padEnd(5)} ${(bytes / KB).toFixed(1).padStart(7)} of ${budget / KB} kB  ${name}`,
  );
}
if (measured.some(([, bytes, budget]) => bytes > budget)) process.exit(1);
