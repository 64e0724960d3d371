// What pages ask about a game. The answers come from the rules in WebAssembly; nothing here knows them.
import type { Color, Player, Point, Position, SettingSpec } from '../wire/types';

/** A rule set as the panel needs it. */
export interface RuleSetInfo {
  readonly id: string;
  /** The boards it is played on; null on the endless sheet. */
  readonly sizes: { readonly min: number; readonly max: number; readonly default: number } | null;
  readonly options: readonly {
    readonly key: string;
    readonly values: readonly string[];
    readonly default: string;
  }[];
  readonly openings: readonly string[];
}

/** A stone or a pass that counts: not taken back, in the order played. */
export interface MoveEntry {
  readonly color: Color;
  /** Null for a pass. */
  readonly point: Point | null;
}

/** A game at one moment. */
export interface Snapshot {
  readonly position: Position;
  /** The number of each stone on the board. */
  readonly numbers: Readonly<Record<Point, number>>;
  readonly moves: readonly MoveEntry[];
  /** How many actions an undo takes back so that this player answers his last prompt again; 0 for none. */
  readonly takeback: Readonly<Record<Player, number>>;
}

/** A four, a three or a long row that makes a foul. */
export interface FoulShape {
  readonly kind: string;
  readonly stones: readonly Point[];
  readonly completes: readonly Point[];
}

/** What a stone on a point would be, for the side to move. */
export interface VerdictInfo {
  readonly verdict: 'five' | 'foul' | 'legal';
  readonly foul?: { readonly kind: string; readonly shapes: readonly FoulShape[] };
}

/** Rules that were asked for the impossible: the code names the words, the arguments fill them. */
export class Refused extends Error {
  readonly code: string;
  readonly args: Readonly<Record<string, string>>;

  constructor(code: string, args: Readonly<Record<string, string>>, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.args = args;
  }
}

/** One game and its rules. Every refusal rejects with `Refused` and changes nothing. */
export interface RulesClient {
  readonly ruleSets: () => Promise<readonly RuleSetInfo[]>;
  /** Opens a game, in place of the one before: from a transcript, or new when it is empty. */
  readonly open: (setting: SettingSpec, transcript: string) => Promise<Snapshot>;
  readonly apply: (token: string, nowMs: number) => Promise<Snapshot>;
  /** The game after its first `count` moves. */
  readonly at: (count: number) => Promise<Snapshot>;
  readonly verdict: (point: Point) => Promise<VerdictInfo>;
  /** Every point that is a foul for the side to move, also where the rules do not bar it. */
  readonly fouls: () => Promise<readonly { readonly point: Point; readonly foul: string }[]>;
}
