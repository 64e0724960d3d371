// A forced win stone by stone: what is on the board after so many, what is drawn over it, and what is to be read.
import type { Words } from '../i18n/words';
import type { MoveEntry, Snapshot } from '../rules/types';
import type { ForcedWin, Told, WinStep } from '../solver/types';
import type { Color, Point } from '../wire/types';
import type { Excursion } from './types';

/** A stone of the line. */
interface Stone {
  readonly color: Color;
  readonly point: Point;
}

/** The stones of the line: the attacker's and the answers in turn. */
export function lineOf({ explanation: { attacker, steps } }: ForcedWin): readonly Stone[] {
  const other = attacker === 'black' ? 'white' : 'black';
  return steps.flatMap(({ stone, played }) => [
    { color: attacker, point: stone },
    ...(played === null ? [] : [{ color: other, point: played } as const]),
  ]);
}

/** The position with the first stones of a line on it; nothing is asked for in it. */
export function excursionSnapshot(base: Snapshot, win: ForcedWin, count: number): Snapshot {
  const stones = lineOf(win).slice(0, count);
  const entries = stones.map((stone): MoveEntry => ({ ...stone, taken: [] }));
  const { position } = base;
  const added = (color: Color) =>
    stones.filter((stone) => stone.color === color).map(({ point }) => point);
  return {
    ...base,
    position: {
      ...position,
      board: {
        black: [...position.board.black, ...added('black')],
        white: [...position.board.white, ...added('white')],
      },
      last: stones.at(-1)?.point ?? position.last,
      prompt: null,
      result: null,
    },
    numbers: Object.fromEntries(stones.map(({ point }, index) => [point, index + 1])),
    moves: [...base.moves, ...entries],
  };
}

/** Who wins, how, and with how many stones. */
export function wonSentence(words: Words, { by, plies, explanation }: ForcedWin): string {
  return words(`forced-${by}-${explanation.attacker}`, { plies: String(plies) });
}

/** What is to be read after so many stones of the line: of a stone why it forces, of an answer why it is made. */
export function stepSentence(words: Words, win: ForcedWin, count: number): string {
  const step = stepAt(win, count);
  if (!step) return wonSentence(words, win);
  const isAnswer = count % 2 === 0;
  const told = step.told.filter(({ key }) => key.startsWith('explain-without') === isAnswer);
  const sentences = told.map((one) => sentenceOf(words, one));
  const answer = isAnswer ? [words('forced-answer', { point: named(step.played ?? '') })] : [];
  return [...answer, ...sentences].join(' ');
}

/** What is drawn over the board after so many stones: the rows that threaten, and the fouls that trap. */
export function stepMarks(words: Words, win: ForcedWin, count: number): Excursion['marks'] {
  const step = stepAt(win, count);
  if (!step || count % 2 === 0) return { fouls: [], shapes: [] };
  const reason = (foul: string) => words(`foul-${foul}`);
  return {
    fouls: step.traps.map(({ point, foul }) => ({ point, reason: reason(foul) })),
    shapes: step.rows,
  };
}

/** The step that the stone with this number, from 1, belongs to. */
function stepAt({ explanation }: ForcedWin, count: number): WinStep | null {
  return count === 0 ? null : (explanation.steps[Math.ceil(count / 2) - 1] ?? null);
}

function sentenceOf(words: Words, { key, values }: Told): string {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? named(value) : words(value.key),
  ]);
  return words(key, Object.fromEntries(entries));
}

/** Points as they are read: a value that is a text holds nothing else. */
function named(points: string): string {
  return points.toUpperCase();
}
