// Puts what happens in a game into words.
import { letterOf, spotOf } from '../board/geometry';
import type { Size } from '../board/types';
import type { Args, Words } from '../i18n/words';
import { type MoveEntry, type NotOfferable, Refused, type Snapshot } from '../rules/types';
import type { Color, Player, Point, Result } from '../wire/types';

/** A point as it is read: "H8", "(3;-2)". */
export function pointName(point: Point): string {
  return point.toUpperCase();
}

/** A point as it is heard: "H8", "column 3, row minus 2". */
export function spokenPoint(words: Words, point: Point): string {
  const spot = point.startsWith('(') ? spotOf(point) : null;
  if (!spot) return pointName(point);
  const [column, row] = [columnName(words, spot.x, null), rowName(words, spot.y, null)];
  return words('point-sheet', { column, row });
}

/** A column by its letter, on the sheet by its number. */
export function columnName(words: Words, column: number, size: Size): string {
  return size === null ? spokenNumber(words, column) : letterOf(column);
}

/** A row by its number. */
export function rowName(words: Words, row: number, size: Size): string {
  return size === null ? spokenNumber(words, row) : String(row + 1);
}

/** A number that may be negative: voices leave out a hyphen. */
function spokenNumber(words: Words, number: number): string {
  return number < 0 ? words('number-minus', { number: String(-number) }) : String(number);
}

/** What is played, and the opening that came of it: "Renju · 15 × 15 · Yamaguchi · D2 Keigetsu". */
export function gameInfo(words: Words, { position, opening_name: name }: Snapshot): string {
  const { rules, size, opening, opening_code: code } = position;
  const lines =
    size === null ? words('size-endless') : words('size-value', { lines: String(size) });
  const parts = [words(`rules-${rules}`), lines, words(`opening-${opening}`)];
  return [...parts, ...(code === null ? [] : [`${code} ${name ?? ''}`])].join(' · ');
}

/** A typed word as a sentence repeats it: a long one is cut, so that the sentence stays one. */
export function quoted(text: string): string {
  const letters = [...text.trim()];
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join('')}…` : letters.join('');
}

/** So many letters of a typed word are repeated. */
const QUOTED = 40;

/** A player who is nobody in particular: "Player 1". */
export function playerName(words: Words, player: Player): string {
  return words('player-number', { number: player === 'first' ? '1' : '2' });
}

/** The last move as it is read: "Black H8". */
export function lastMove(words: Words, snapshot: Snapshot): string {
  const entry = snapshot.moves.at(-1);
  return entry ? moveName(words, entry) : words('last-none');
}

/** A move as it is read: "Black H8", "White passes". */
export function moveName(words: Words, { point, color }: MoveEntry): string {
  if (point === null) return words(`last-pass-${color}`);
  return words(`last-${color}`, { point: pointName(point) });
}

/** A move as it is heard: the same with its point in words. */
export function spokenMove(words: Words, { point, color }: MoveEntry): string {
  if (point === null) return words(`last-pass-${color}`);
  return words(`last-${color}`, { point: spokenPoint(words, point) });
}

/** The last move as it is heard, and what it changed in the counts. */
export function spokenLast(words: Words, snapshot: Snapshot): string {
  const entry = snapshot.moves.at(-1);
  if (!entry) return words('last-none');
  const sentences = [
    spokenMove(words, entry),
    takenSentence(words, snapshot),
    few(words, snapshot),
  ];
  return sentences.filter((sentence) => sentence !== null).join('. ');
}

/** Which stones the last move took off, and how many pairs that makes. */
export function takenSentence(words: Words, { position, moves, ...rest }: Snapshot): string | null {
  const entry = moves.at(-1);
  if (!entry || entry.taken.length === 0) return null;
  const points = entry.taken.map((point) => spokenPoint(words, point)).join(', ');
  const count = String(position.captured[entry.color]);
  return words(`taken-${entry.color}`, { points, count, most: String(rest.pairs_to_win ?? 0) });
}

/** From so many stones on, each one that is left is said. */
const FEW = 5;

/** How many stones the side that moved has left, when they are few. */
function few(words: Words, { position, moves }: Snapshot): string | null {
  const entry = moves.at(-1);
  const left = entry && position.stones_left?.[entry.color];
  if (!entry || left === undefined || left > FEW) return null;
  return words(`few-${entry.color}`, { count: String(left) });
}

/** Why a press on a barred point was refused. */
export function barredSentence(words: Words, point: Point, color: Color, foul: string): string {
  const sentence = words(`barred-${color}`, {
    point: pointName(point),
    foul: words(`foul-${foul}`),
  });
  return `${sentence} ${words(`foul-${foul}-help`)}`;
}

/** Arguments with the names of colours, fouls and points as they are read. */
function named(words: Words, args: Args): Args {
  const wording: Record<string, (value: string) => string> = {
    color: (value) => words(`color-${value}`),
    foul: (value) => words(`foul-${value}`),
    point: pointName,
    token: quoted,
    first: pointName,
    second: pointName,
    rules: (value) => words(`rules-${value}`),
  };
  const entries = Object.entries(args);
  return Object.fromEntries(entries.map(([key, value]) => [key, wording[key]?.(value) ?? value]));
}

/** Why a game ended. */
export function reasonSentence(words: Words, { reason, color }: Result): string {
  return words(`reason-${reason}`, { color: color ? words(`color-${color}`) : '' });
}

/** A refusal in the reader's language; a fault of ours says what to do next. */
export function refusalSentence(words: Words, error: unknown): string {
  if (error instanceof Refused && error.code !== 'fault') {
    return refusalWords(words, error.code, error.args);
  }
  return words('fault');
}

/** The words of a refusal by its code. */
export function refusalWords(words: Words, code: string, args: Args): string {
  return words(`refusal-${code}`, named(words, args));
}

/** Why a point cannot be offered, as short as it stands beside the point. */
export function notOfferableSentence(words: Words, { code, args }: NotOfferable): string {
  if (code === 'forbidden') return words(`foul-${args.foul}`);
  return words('offer-equal', { point: pointName(args.first ?? '') });
}
