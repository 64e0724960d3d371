// What pages ask of the solver: who wins by force, what a stone is for, where the threats are.
import { Refused } from '../rules/types';
import type { Color, Point, SettingSpec } from '../wire/types';

/** A position: the game up to it. */
export interface Moment {
  readonly setting: SettingSpec;
  readonly transcript: string;
}

/** A sentence: the key of its words, and what fills them; a value may be words too. */
export interface Told {
  readonly key: string;
  readonly values: Readonly<Record<string, string | { readonly key: string }>>;
}

/** Stones on one line, and the points that complete them. */
export interface Row {
  readonly stones: readonly Point[];
  readonly completes: readonly Point[];
}

/** A point that would save the side that loses, and is a foul. */
export interface Trap {
  readonly point: Point;
  readonly foul: string;
  readonly shapes: readonly Row[];
}

/** One stone of the attacker's, with the answer to it and the reasons. */
export interface WinStep {
  readonly stone: Point;
  readonly rows: readonly Row[];
  readonly traps: readonly Trap[];
  /** The answer; null after the last stone. */
  readonly played: Point | null;
  readonly told: readonly Told[];
}

/** A stone of the line of a win, and the place of its step. */
export interface LineStone {
  readonly point: Point;
  readonly color: Color;
  readonly step: number;
}

/** A win against every answer. */
export interface ForcedWin {
  /** By continuous fours, or by threats of which some are threes. */
  readonly by: 'fours' | 'threats';
  /** The stones of both sides until it is won. */
  readonly plies: number;
  readonly explanation: {
    readonly attacker: Color;
    /** The stones of the line in turn. */
    readonly line: readonly LineStone[];
    readonly steps: readonly WinStep[];
  };
}

/** What a stone makes, or what of the rival's it stops; a win by continuous fours is only stopped. */
export type Feat =
  | 'five'
  | 'open-four'
  | 'four-three'
  | 'double-three'
  | 'four'
  | 'three'
  | 'fours';

/** What a stone is for. */
export interface Purpose {
  readonly makes: Feat | null;
  readonly stops: Feat | null;
}

/** What a side can make on a point, or the foul that it would be. */
export interface ThreatPoint {
  readonly point: Point;
  readonly color: Color;
  readonly kind: Exclude<Feat, 'fours'> | 'foul';
}

/** How much may be searched for a forced win: at once, or for some seconds. */
export type Patience = 'quick' | 'patient';

/** Are these rules that the solver cannot judge? Else it could not be asked, and may be another time. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof Refused && error.code === 'unsupported-rules';
}

/** Answers about positions. Rules that it cannot judge reject with `Refused`. */
export interface Solver {
  /** The win of the side to move; null when none was found, or when `given` says that nobody wants it any more. */
  readonly forced: (
    moment: Moment,
    patience: Patience,
    given?: AbortSignal,
  ) => Promise<ForcedWin | null>;
  readonly purpose: (moment: Moment, point: Point) => Promise<Purpose>;
  readonly threats: (moment: Moment) => Promise<readonly ThreatPoint[]>;
}
