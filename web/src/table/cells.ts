// What each cell of the table shows and says.
import { contentOf } from '../board/state';
import type { BoardState, Point } from '../board/types';
import type { Words } from '../i18n/words';
import { spokenPoint } from '../ui/say';

/** What a cell shows. */
export type Look = 'empty' | 'black' | 'white' | 'common' | 'barred';

/** How a cell looks in this state. */
export function lookOf(state: BoardState, point: Point): Look {
  const content = contentOf(state, point);
  if (content !== 'empty') return point === state.common ? 'common' : content;
  return foulAt(state, point) === null ? 'empty' : 'barred';
}

/** What a cell says: "H8, black, move 17", "H8, forbidden, double-three". */
export function labelOf(
  state: BoardState,
  numbers: Readonly<Record<Point, number>>,
  point: Point,
  words: Words,
): string {
  const name = spokenPoint(words, point);
  const look = lookOf(state, point);
  if (look === 'empty') {
    return words(state.taken.includes(point) ? 'cell-taken' : 'cell-empty', { point: name });
  }
  if (look === 'barred') {
    return words('cell-barred', { point: name, foul: foulAt(state, point) ?? '' });
  }
  const number = numbers[point];
  const stone = words(`cell-${look}`, { point: name });
  return number === undefined ? stone : words('cell-numbered', { stone, number: String(number) });
}

function foulAt(state: BoardState, point: Point): string | null {
  const found = [...state.barred, ...state.marked].find((entry) => entry.point === point);
  return found?.reason ?? null;
}
