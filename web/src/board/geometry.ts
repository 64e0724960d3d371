// Where things are: names of points, places in the picture, star points.
// The picture's unit is a hundredth of the distance between two lines.
import type { Point } from './types';

/** The distance between two lines. */
export const CELL = 100;
/** From the outer line to the edge of the wood: half a stone, and the coordinates. */
export const MARGIN = 96;
/** A stone's radius; two neighbours nearly touch. */
export const STONE = 47;

const LETTERS = 'abcdefghijklmnopqrstuvwxy';

/** A point as column and row, from 0 at the lower left. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The column's letter as it is written beside the board. */
export function letterOf(column: number): string {
  return (LETTERS[column] ?? '?').toUpperCase();
}

/** The name of a spot. */
export function nameOf(spot: Spot): Point {
  return `${LETTERS[spot.x] ?? '?'}${spot.y + 1}`;
}

/** The spot of a name, or null when it names no point of a board. */
export function spotOf(point: string): Spot | null {
  const match = /^([a-y])([1-9]\d?)$/.exec(point);
  if (!match) return null;
  const spot = { x: LETTERS.indexOf(match[1] ?? ''), y: Number(match[2]) - 1 };
  return spot.y < LETTERS.length ? spot : null;
}

/** The picture's width and height. */
export function extentOf(size: number): number {
  return (size - 1) * CELL + 2 * MARGIN;
}

/** Where a spot lies in the picture. */
export function placeOf(spot: Spot, size: number): { readonly x: number; readonly y: number } {
  return { x: MARGIN + spot.x * CELL, y: MARGIN + (size - 1 - spot.y) * CELL };
}

/** The spot nearest to a place given as fractions of the picture, or null outside the lines. */
export function spotAt(across: number, down: number, size: number): Spot | null {
  const extent = extentOf(size);
  const x = Math.round((across * extent - MARGIN) / CELL);
  const y = size - 1 - Math.round((down * extent - MARGIN) / CELL);
  const inside = x >= 0 && y >= 0 && x < size && y < size;
  return inside ? { x, y } : null;
}

/** The dotted points: the centre, and on boards of 13 lines and more four on the fourth lines. */
export function starsOf(size: number): readonly Spot[] {
  const middle = Math.floor(size / 2);
  const ends = size >= 13 ? [3, size - 4] : [];
  const corners = ends.flatMap((x) => ends.map((y) => ({ x, y })));
  return [...corners, { x: middle, y: middle }];
}
