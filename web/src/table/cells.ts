// What each cell of the table shows and says.
import { contentOf } from '../board/state';
import type { BoardState, Point } from '../board/types';
import type { Words } from '../i18n/words';
import { spokenPoint } from '../ui/say';

/** What a cell shows. */
export type Look = 'empty' | 'black' | 'white' | 'common' | 'barred' | 'offered' | 'outside';

/** How a cell looks in this state. */
export function lookOf(state: BoardState, point: Point): Look {
  const content = contentOf(state, point);
  if (content !== 'empty') return point === state.common ? 'common' : content;
  if (numberAt(state, point) !== null) return 'offered';
  if (foulAt(state, point) !== null) return 'barred';
  const isOutside =
    state.placing !== null && state.region !== 'all' && !state.region.includes(point);
  return isOutside ? 'outside' : 'empty';
}

/** May a cell that looks so be pressed? */
export function isPressable(look: Look): boolean {
  return look === 'empty' || look === 'offered';
}

/** What a cell says: "H8, black, move 17", "H8, forbidden, double-three", and what is noted of its point. */
export function labelOf(
  state: BoardState,
  numbers: Readonly<Record<Point, number>>,
  point: Point,
  words: Words,
): string {
  const cell = bareLabelOf(state, numbers, point, words);
  const note = state.notes[point];
  return note === undefined ? cell : words('cell-note', { cell, note });
}

function bareLabelOf(
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
  if (look === 'outside') return words('cell-outside', { point: name });
  if (look === 'offered') {
    return words('cell-offered', { point: name, number: String(numberAt(state, point)) });
  }
  if (look === 'barred') {
    return words('cell-barred', { point: name, foul: foulAt(state, point) ?? '' });
  }
  const number = numbers[point];
  const stone = words(`cell-${look}`, { point: name });
  return number === undefined ? stone : words('cell-numbered', { stone, number: String(number) });
}

function numberAt(state: BoardState, point: Point): number | null {
  return state.offers.find((offer) => offer.point === point)?.number ?? null;
}

function foulAt(state: BoardState, point: Point): string | null {
  const found = [...state.barred, ...state.marked].find((entry) => entry.point === point);
  return found?.reason ?? null;
}
