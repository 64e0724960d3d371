// What pages ask of an analysis: the best lines of a position, better and better as it thinks.
import type { Moment } from '../solver/types';
import type { Color } from '../wire/types';

/** A position and how it is to be looked at. */
export interface Inquiry extends Moment {
  /** How many of the best moves are wanted. */
  readonly lines: number;
  /** The most positions to search. */
  readonly nodes: number;
}

/** A move of a line. */
export interface Ply {
  readonly color: Color;
  /** A point, or `pass`. */
  readonly point: string;
}

/** A line of play, with what it is worth to the side to move. */
export interface Line {
  /** The side to move first. */
  readonly moves: readonly Ply[];
  /** The chance to win, from 0 to 1. */
  readonly chance: number;
  /** In how many stones it is won; negative when it is lost; null when that is not known. */
  readonly ends: number | null;
  readonly depth: number;
}

/** How far an analysis has come. */
export interface Analysed {
  readonly done: boolean;
  readonly depth: number;
  readonly nodes: number;
  /** Best first. */
  readonly lines: readonly Line[];
}

/** A source of analyses. One at a time: a new one, or `stop`, ends the one before. */
export interface Analyst {
  /** Tells `hear` whenever more is known, until it is done or stopped; `fail` when it cannot be. */
  readonly start: (
    inquiry: Inquiry,
    hear: (analysed: Analysed) => void,
    fail: (error: Error) => void,
  ) => void;
  readonly stop: () => void;
}
