// Puts what happens in a game into words.
import type { Args, Words } from '../i18n/words';
import { type MoveEntry, Refused, type Snapshot } from '../rules/types';
import type { Color, Point, Result } from '../wire/types';

/** A point as it is read: "H8". */
export function pointName(point: Point): string {
  return point.toUpperCase();
}

/** The last move in words: "Black H8". */
export function lastMove(words: Words, snapshot: Snapshot): string {
  const entry = snapshot.moves.at(-1);
  return entry ? moveName(words, entry) : words('last-none');
}

/** A move in words: "Black H8", "White passes". */
export function moveName(words: Words, { point, color }: MoveEntry): string {
  if (point === null) return words(`last-pass-${color}`);
  return words(`last-${color}`, { point: pointName(point) });
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
    return words(`refusal-${error.code}`, named(words, error.args));
  }
  return words('fault');
}
