// Which part of a board a small picture shows: a square around what lies there.
import { CELL, type Spot, spotOf } from './geometry';
import type { BoardState, Size } from './types';

/** A square part of a board: its lower left corner, and how many lines it is wide. */
export interface Excerpt {
  readonly x: number;
  readonly y: number;
  readonly lines: number;
}

/** The fewest lines that still look like a board. */
const FEWEST = 7;
/** A region of more points than this is everything around a middle: of that a rim is enough. */
const SMALL_REGION = 60;

/** The square around the stones, offers and crosses of a board, and around a small region. */
export function excerptOf(state: BoardState): Excerpt {
  const region = state.region === 'all' ? [] : state.region;
  const isSmall = region.length <= SMALL_REGION;
  const points = [
    ...state.black,
    ...state.white,
    ...state.barred.map(({ point }) => point),
    ...state.offers.map(({ point }) => point),
    ...region,
  ];
  const { size } = state;
  if (!isSmall) return aroundMiddle(size);
  const spots = points.map(spotOf).filter((spot): spot is Spot => spot !== null);
  const middle = middleOf(size);
  const found = spots.length > 0 ? spots : [{ x: middle, y: middle }];
  const across = rangeOf(found.map(({ x }) => x));
  const up = rangeOf(found.map(({ y }) => y));
  const wanted = Math.max(FEWEST, across.width + 2, up.width + 2);
  const lines = Math.min(size ?? wanted, wanted);
  const from = ({ first, width }: { readonly first: number; readonly width: number }) => {
    const start = first - Math.floor((lines - width) / 2);
    return size === null ? start : Math.max(0, Math.min(size - lines, start));
  };
  return { x: from(across), y: from(up), lines };
}

/** The middle of a board with a rim around the largest middle that a region leaves out. */
function aroundMiddle(size: Size): Excerpt {
  const wanted = FEWEST + 4;
  const lines = Math.min(size ?? wanted, wanted);
  const from = middleOf(size) - Math.floor(lines / 2);
  return { x: from, y: from, lines };
}

function middleOf(size: Size): number {
  return size === null ? 0 : Math.floor(size / 2);
}

function rangeOf(values: readonly number[]): { readonly first: number; readonly width: number } {
  const first = Math.min(...values);
  return { first, width: Math.max(...values) - first + 1 };
}

/** The excerpt as the picture's `viewBox`: to half-way between its lines and those outside. */
export function viewBoxOf({ x, y, lines }: Excerpt): string {
  const left = (x - 0.5) * CELL;
  const top = (0.5 - y - lines) * CELL;
  return `${left} ${top} ${lines * CELL} ${lines * CELL}`;
}
