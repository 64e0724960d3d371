import { describe, expect, it } from 'vitest';
import REASONS from '../generated/wire/Reason.ts?raw';
import { files as en } from './en';
import { files as es } from './es';
import { files as pl } from './pl';
import { files as ro } from './ro';
import { loadWords, wordsFrom } from './words';

const LANGUAGES = { en, es, pl, ro };
const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.ts', '!../generated/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

function keysOf(files: readonly string[]): string[] {
  const keys = files.flatMap((file) => [...file.matchAll(/^([a-z][a-z0-9-]*) =/gm)]);
  return keys.map((match) => match[1] ?? '');
}

const CODE = Object.values(SOURCES).join('\n');

function found(pattern: RegExp): string[] {
  return [...CODE.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Every key that the sources ask words for, every text that may be one, every shape that they fill. */
const ASKED = found(/words\('([a-z0-9-]+)'/g);
const QUOTED = new Set(found(/'([a-z0-9-]+)'/g));
const MADE = found(/words\(`([a-z-]+-\$\{[^`]+)`/g).map(
  (template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`),
);

describe('words', () => {
  it('are filled with their arguments, without marks of direction', () => {
    const words = wordsFrom('en', ['last-black = Black { $point }']);
    expect(words('last-black', { point: 'H8' })).toBe('Black H8');
  });

  it('that are missing show their key', () => {
    expect(wordsFrom('en', [])('last-black')).toBe('last-black');
  });

  it('of an unknown language are English', async () => {
    const [unknown, english] = await Promise.all([loadWords('xx'), loadWords('en')]);
    expect(unknown('player-you')).toBe(english('player-you'));
  });

  it.each(Object.entries(LANGUAGES))('in %s have every key that English has', (_, files) => {
    expect(keysOf(files).sort()).toEqual(keysOf(en).sort());
  });

  it('exist for every key that the sources name', () => {
    const known = new Set(keysOf(en));
    expect(ASKED.filter((key) => !known.has(key))).toEqual([]);
  });

  it('exist for every shape of a key that the sources fill', () => {
    const known = keysOf(en);
    const empty = MADE.filter((shape) => !known.some((key) => shape.test(key)));
    expect(empty.map(String)).toEqual([]);
  });

  it('exist for every way in which a game can end', () => {
    const reasons = [...REASONS.matchAll(/"([a-z0-9-]+)"/g)].map((match) => `reason-${match[1]}`);
    expect(keysOf(en).filter((key) => key.startsWith('reason-'))).toEqual(reasons);
  });

  it('of the pages are used: none is left over', () => {
    const isUsed = (key: string) => QUOTED.has(key) || MADE.some((shape) => shape.test(key));
    const [, play = '', room = '', study = ''] = en;
    expect(keysOf([play, room, study]).filter((key) => !isUsed(key))).toEqual([]);
  });
});
