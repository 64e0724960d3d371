// A forced win stone by stone: what is on the board after so many, what is drawn over it, and what is to be read.
import type { Words } from '../i18n/words';
import type { MoveEntry, Snapshot } from '../rules/types';
import type { ForcedWin, Told, WinStep } from '../solver/types';
import type { Color } from '../wire/types';
import type { Excursion } from './types';

/** The position with the first stones of a line on it; nothing is asked for in it. */
export function excursionSnapshot(base: Snapshot, win: ForcedWin, count: number): Snapshot {
  const stones = win.explanation.line.slice(0, count);
  const entries = stones.map(({ color, point }): MoveEntry => ({ color, point, taken: [] }));
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
  const at = stepAt(win, count);
  if (!at) return wonSentence(words, win);
  const { step, isAnswer } = at;
  const told = step.told.filter(({ key }) => key.startsWith('explain-without') === isAnswer);
  const sentences = told.map((one) => sentenceOf(words, one));
  const answer = isAnswer ? [words('forced-answer', { point: named(step.played ?? '') })] : [];
  return [...answer, ...sentences].join(' ');
}

/** What is drawn over the board after so many stones: the rows that threaten, and the fouls that trap. */
export function stepMarks(words: Words, win: ForcedWin, count: number): Excursion['marks'] {
  const at = stepAt(win, count);
  if (!at || at.isAnswer) return { fouls: [], shapes: [] };
  const { step } = at;
  const reason = (foul: string) => words(`foul-${foul}`);
  return {
    fouls: step.traps.map(({ point, foul }) => ({ point, reason: reason(foul) })),
    shapes: step.rows,
  };
}

/** The step that the stone with this number, from 1, belongs to, and whether it is the answer in it. */
function stepAt(
  { explanation: { attacker, line, steps } }: ForcedWin,
  count: number,
): { readonly step: WinStep; readonly isAnswer: boolean } | null {
  const stone = line[count - 1];
  const step = stone && steps[stone.step];
  return step ? { step, isAnswer: stone.color !== attacker } : null;
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
