// Who can be asked for a move: a Worker in this browser, or a stand-in in tests.
import type { SettingSpec } from '../wire/types';

/** How well the CPU plays, by its name; the catalogue lists the levels. */
export type Level = string;

/** A game in which a move is wanted. The same request always gets the same answer. */
export interface SearchRequest {
  readonly setting: SettingSpec;
  readonly transcript: string;
  readonly level: Level;
  readonly seed: number;
}

/** A source of moves. One search at a time: a new one, or `stop`, ends the one before. */
export interface EngineProvider {
  /** The move as a transcript token, or null when the search was stopped. */
  readonly search: (request: SearchRequest) => Promise<string | null>;
  readonly stop: () => void;
}
