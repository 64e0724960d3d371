// What pages ask about a game. The answers come from the rules in WebAssembly; nothing here knows them.
import type { Color, Player, Point, Position, SettingSpec } from '../wire/types';

/** Something that may be chosen for a rule set or an opening. */
export interface OptionInfo {
  readonly key: string;
  readonly values: readonly string[];
  readonly default: string;
}

/** A rule set as the panel offers it. */
export interface RuleSetInfo {
  readonly id: string;
  /** Which of the others it is listed with. */
  readonly family: string;
  /** Is it offered first? */
  readonly common: boolean;
  /** The boards it is played on; none on the endless sheet. */
  readonly lines: readonly number[];
  readonly usual_lines: number | null;
  readonly options: readonly OptionInfo[];
  /** A short game that shows what is special about it. */
  readonly picture: Position | null;
}

/** An opening as the panel offers it. */
export interface OpeningInfo {
  readonly id: string;
  readonly options: readonly OptionInfo[];
  readonly picture: Position | null;
}

/** Everything that can be chosen. */
export interface Catalogue {
  readonly rules: readonly RuleSetInfo[];
  readonly openings: readonly OpeningInfo[];
  /** The levels of the CPU, weakest first. */
  readonly levels: readonly string[];
}

/** A stone or a pass that counts: not taken back, in the order played. */
export interface MoveEntry {
  readonly color: Color;
  /** Null for a pass. */
  readonly point: Point | null;
  /** The enemy stones that it took off. */
  readonly taken: readonly Point[];
}

/** A game at one moment. */
export interface Snapshot {
  readonly position: Position;
  /** A transcript that tells this moment; the position's own tells the whole game. */
  readonly moment: string;
  /** The number of each stone on the board. */
  readonly numbers: Readonly<Record<Point, number>>;
  readonly moves: readonly MoveEntry[];
  /** The name of the canonical opening that was made. */
  readonly opening_name: string | null;
  /** How many actions an undo takes back so that this player answers his last prompt again; 0 for none. */
  readonly takeback: Readonly<Record<Player, number>>;
  /** How many captured pairs win; null where nothing is captured. */
  readonly pairs_to_win: number | null;
  /** The stone that both sides may use, once it lies there. */
  readonly common_stone: Point | null;
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

/** A point that cannot be offered, and why: the code names the words, the arguments fill them. */
export interface NotOfferable {
  readonly point: Point;
  readonly code: string;
  readonly args: Readonly<Record<string, string>>;
}

/** One of the 26 openings of three stones. */
export interface CanonicalOpening {
  readonly code: string;
  readonly name: string;
  readonly kanji: string;
  readonly stones: readonly Point[];
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
  readonly catalogue: () => Promise<Catalogue>;
  /** The openings that go with the rules, board and options of a setting, its own aside. */
  readonly suitedOpenings: (setting: SettingSpec) => Promise<readonly string[]>;
  /** Opens a game, in place of the one before: from a transcript, or new when it is empty. */
  readonly open: (setting: SettingSpec, transcript: string) => Promise<Snapshot>;
  readonly apply: (token: string, nowMs: number) => Promise<Snapshot>;
  /** The game after its first `count` moves. */
  readonly at: (count: number) => Promise<Snapshot>;
  readonly verdict: (point: Point) => Promise<VerdictInfo>;
  /** The points that cannot be offered beside these. */
  readonly notOfferable: (beside: readonly Point[]) => Promise<readonly NotOfferable[]>;
  /** The openings that the prompted player can set up now with three stones of his own. */
  readonly canonical: () => Promise<readonly CanonicalOpening[]>;
  /** Every point that is a foul for the side to move, also where the rules do not bar it. */
  readonly fouls: () => Promise<readonly { readonly point: Point; readonly foul: string }[]>;
}
