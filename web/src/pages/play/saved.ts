// The game in progress, kept in this browser so that a reload, or a return to the page, goes on with it.
// A game with a friend is not kept here: the server has it.
import type { Level } from '../../engine/types';
import type { Memory } from '../../ui/storage';
import type { Player, SettingSpec } from '../../wire/types';

/** Who sits on the other side. */
export type Rival =
  | { readonly kind: 'cpu'; readonly level: Level; readonly you: Player; readonly seed: number }
  | { readonly kind: 'beside' };

/** A game that can be taken up again. */
export interface SavedGame {
  readonly setting: SettingSpec;
  readonly transcript: string;
  readonly rival: Rival;
}

const KEY = 'narabe.game';

/** Keeps a game; null forgets it. */
export function saveGame(memory: Memory, game: SavedGame | null): void {
  memory.set(KEY, game);
}

/** The kept game, if it can be read. Whether it is a game, at a level that exists, is not asked here. */
export function savedGame(memory: Memory): SavedGame | null {
  const kept = memory.get(KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const { setting, transcript, rival } = kept as Partial<Record<keyof SavedGame, unknown>>;
  const isSetting = typeof setting === 'object' && setting !== null && 'rules' in setting;
  if (!isSetting || typeof transcript !== 'string' || !isRival(rival)) return null;
  return { setting: setting as SettingSpec, transcript, rival };
}

function isRival(value: unknown): value is Rival {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, level, you, seed } = value as Record<string, unknown>;
  if (kind === 'beside') return true;
  const seat = you === 'first' || you === 'second';
  return kind === 'cpu' && typeof level === 'string' && seat && typeof seed === 'number';
}
