// What the drawn board is told and what it tells: the words between it and the pages.
// Not here: any rule of the game. A point that may not be pressed is listed by who knows why.
import { wholeOf } from './view';

/** The two kinds of stones. */
export type Color = 'black' | 'white';

/** A point by its name, lower case: a letter from the left, a number from below ("h8"); "(3;-2)" on the sheet. */
export type Point = string;

/** Lines each way; null on the endless sheet. */
export type Size = number | null;

/** The window through which a board is seen: its middle as column and row, and how many lines fit across. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly across: number;
}

/** Stones on wood, or crosses and circles on squared paper. */
export type Skin = 'stones' | 'paper';

/** A stone that lies on the board, or is about to. */
export interface Stone {
  readonly point: Point;
  readonly color: Color;
}

/** A point that the rules bar now, with the words that say why. */
export interface Barred {
  readonly point: Point;
  readonly reason: string;
}

/** A four or a three that makes a foul: its stones, and the points that would complete it. */
export interface Shape {
  readonly stones: readonly Point[];
  readonly completes: readonly Point[];
}

/** A stone that is offered, or about to be: translucent, with its number. */
export interface Offer extends Stone {
  readonly number: number;
}

/** What a side can make on an empty point: five, open four, four, three. */
export interface Threat extends Stone {
  /** How many stones in a row it would be; an open four counts as a four. */
  readonly row: 3 | 4 | 5;
  readonly open: boolean;
}

/** Everything that is drawn. */
export interface BoardState {
  readonly size: Size;
  readonly view: View;
  readonly skin: Skin;
  readonly black: readonly Point[];
  readonly white: readonly Point[];
  /** The stone that both sides may use. */
  readonly common: Point | null;
  /** Where the last stone took stones off. */
  readonly taken: readonly Point[];
  /** The last stone, ringed. */
  readonly last: Point | null;
  /** The colour that a press would place; null while presses mean nothing. */
  readonly placing: Color | null;
  /** The points that a press may name, when not all empty ones. */
  readonly region: readonly Point[] | 'all';
  readonly barred: readonly Barred[];
  /** Points that would be a foul and may be pressed all the same. */
  readonly marked: readonly Barred[];
  /** Shapes drawn over the stones: why the pressed point is barred. */
  readonly shapes: readonly Shape[];
  /** The barred point that was pressed. */
  readonly refused: Point | null;
  readonly offers: readonly Offer[];
  /** Stones that a line of analysis would place, translucent, with their numbers; they are not offered. */
  readonly preview: readonly Offer[];
  /** The point that a hint names. */
  readonly hint: Point | null;
  /** What either side can make, shown on request. */
  readonly threats: readonly Threat[];
  /** What is to be said of a point beyond what lies there. */
  readonly notes: Readonly<Record<Point, string>>;
  /** A press marks, and another on the same point takes the mark away: no press needs to be confirmed. */
  readonly marking: boolean;
  /** A stone that is sent and not yet confirmed. */
  readonly pending: Stone | null;
  /** The row that won. */
  readonly row: readonly Point[];
  /** Numbers to set on the stones; empty for none. */
  readonly numbers: Readonly<Record<Point, number>>;
  /** Where the keyboard is, when it is in the table of points. */
  readonly cursor: Point | null;
}

/** How a press arrives: a mouse places at once, a finger or a pen shows the stone first. */
export type Pointer = 'mouse' | 'touch';

/** What the board reports. */
export interface BoardEvents {
  /** A stone is to be placed here. */
  readonly onPlay: (point: Point) => void;
  /** A barred point was pressed. */
  readonly onBarred: (point: Point) => void;
  /** The translucent stone moved, or went (null). */
  readonly onGhost?: (point: Point | null) => void;
  /** The window is to be moved, or to be closer. */
  readonly onView?: (view: View) => void;
}

/** A board without stones that takes no presses. */
export function emptyBoard(size: Size): BoardState {
  return {
    size,
    view: wholeOf(size),
    skin: 'stones',
    black: [],
    white: [],
    common: null,
    taken: [],
    last: null,
    placing: null,
    region: 'all',
    barred: [],
    marked: [],
    shapes: [],
    refused: null,
    offers: [],
    preview: [],
    hint: null,
    threats: [],
    notes: {},
    marking: false,
    pending: null,
    row: [],
    numbers: {},
    cursor: null,
  };
}
