// Where things are: names of points, places in the picture, star points.
// The picture's unit is a hundredth of the distance between two lines; its origin is the lower left point of a
// board, the first stone of the endless sheet. Places run downwards, rows upwards.
import type { Point, Size } from './types';

/** The distance between two lines. */
export const CELL = 100;
/** A stone's radius; two neighbours nearly touch. */
export const STONE = 47;

const LETTERS = 'abcdefghijklmnopqrstuvwxy';

/** A point as column and row: from 0 at the lower left, or from the first stone of the sheet. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The column's letter as it is written beside the board. */
export function letterOf(column: number): string {
  return (LETTERS[column] ?? '?').toUpperCase();
}

/** A column as it is written beside the board: a letter, on the sheet a number. */
export function columnLabel(column: number, size: Size): string {
  return size === null ? signed(column) : letterOf(column);
}

/** A row as it is written beside the board. */
export function rowLabel(row: number, size: Size): string {
  return size === null ? signed(row) : String(row + 1);
}

/** A number with a true minus sign. */
function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** The name of a spot: "h8" on a board, "(3;-2)" on the sheet. */
export function nameOf({ x, y }: Spot, size: Size): Point {
  return size === null ? `(${x};${y})` : `${LETTERS[x] ?? '?'}${y + 1}`;
}

/** The spot of a name, or null when it names no point of any board. */
export function spotOf(point: string): Spot | null {
  return point.startsWith('(') ? spotOnSheet(point) : spotOnBoard(point);
}

function spotOnBoard(point: string): Spot | null {
  const match = /^([a-y])([1-9]\d?)$/.exec(point);
  if (!match) return null;
  const spot = { x: LETTERS.indexOf(match[1] ?? ''), y: Number(match[2]) - 1 };
  return spot.y < LETTERS.length ? spot : null;
}

function spotOnSheet(point: string): Spot | null {
  const match = /^\((0|-?[1-9]\d{0,9});(0|-?[1-9]\d{0,9})\)$/.exec(point);
  if (!match) return null;
  const spot = { x: Number(match[1]), y: Number(match[2]) };
  const isCounted = (number: number) => number === (number | 0); // What 32 bits hold.
  return isCounted(spot.x) && isCounted(spot.y) ? spot : null;
}

/** Is this a point of a board of this size? */
export function isPoint(point: string, size: Size): boolean {
  const spot = spotOf(point);
  if (!spot || point.startsWith('(') !== (size === null)) return false;
  return size === null || (spot.x < size && spot.y < size);
}

/** From a board's outer line to the edge of the wood: half a stone, and the coordinates. */
export function marginOf(size: number): number {
  return isLarge(size) ? 132 : 96;
}

/** So many lines that on a small screen one wants a closer look, and larger coordinates. */
export function isLarge(size: number): boolean {
  return size > 19;
}

/** Where a spot lies in the picture. */
export function placeOf(spot: Spot): { readonly x: number; readonly y: number } {
  return { x: spot.x * CELL, y: 0 - spot.y * CELL };
}

/** The dotted points: the centre, and on boards of 13 lines and more four on the fourth lines. */
export function starsOf(size: Size): readonly Spot[] {
  if (size === null) return [{ x: 0, y: 0 }];
  const middle = Math.floor(size / 2);
  const ends = size >= 13 ? [3, size - 4] : [];
  const corners = ends.flatMap((x) => ends.map((y) => ({ x, y })));
  return [...corners, { x: middle, y: middle }];
}
