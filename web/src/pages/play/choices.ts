// What the panel asks: rules, board, forbidden points, first stone, who plays. The last choice is remembered.
import { LEVELS, type Level } from '../../engine/types';
import type { RuleSetInfo } from '../../rules/types';
import type { Memory } from '../../ui/storage';
import type { Player, SettingSpec } from '../../wire/types';

export type Mode = 'cpu' | 'beside' | 'link';

/** The modes in the order in which they are offered. */
export const MODES: readonly Mode[] = ['cpu', 'beside', 'link'];

/** Everything that the panel asks. */
export interface Choices {
  readonly rules: string;
  readonly size: number;
  /** The foul mode; kept while another rule set without fouls is looked at. */
  readonly foul: string;
  readonly opening: string;
  /** Null until somebody has chosen. */
  readonly mode: Mode | null;
  readonly level: Level;
  readonly you: Player;
}

/** What a first-time visitor finds. */
export const FIRST_CHOICES: Choices = {
  rules: 'freestyle',
  size: 15,
  foul: 'block',
  opening: 'none',
  mode: null,
  level: 'easy',
  you: 'first',
};

const KEY = 'narabe.choices';

/** The remembered choices as far as they still can be made. */
export function rememberedChoices(memory: Memory, sets: readonly RuleSetInfo[]): Choices {
  const kept = memory.get(KEY);
  const found: Partial<Record<keyof Choices, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {};
  const pick = <Value>(all: readonly Value[], value: unknown, otherwise: Value): Value =>
    all.find((one) => one === value) ?? otherwise;
  const text = (value: unknown, otherwise: string) =>
    typeof value === 'string' ? value : otherwise;
  const choices: Choices = {
    rules: text(found.rules, FIRST_CHOICES.rules),
    size: typeof found.size === 'number' ? found.size : FIRST_CHOICES.size,
    foul: text(found.foul, FIRST_CHOICES.foul),
    opening: text(found.opening, FIRST_CHOICES.opening),
    mode: pick<Mode | null>(MODES, found.mode, null),
    level: pick(LEVELS, found.level, FIRST_CHOICES.level),
    you: pick<Player>(['first', 'second'], found.you, FIRST_CHOICES.you),
  };
  return fitting(choices, sets);
}

/** Remembers the choices for the next visit. */
export function rememberChoices(memory: Memory, choices: Choices): void {
  memory.set(KEY, choices);
}

/** The same choices with what the rule set does not allow replaced by what it has. */
export function fitting(choices: Choices, sets: readonly RuleSetInfo[]): Choices {
  const set = sets.find(({ id }) => id === choices.rules) ?? sets[0];
  if (!set) return choices;
  const { min, max, default: usual } = set.sizes ?? { min: 15, max: 15, default: 15 };
  const size = choices.size >= min && choices.size <= max ? choices.size : usual;
  const opening = set.openings.includes(choices.opening) ? choices.opening : 'none';
  const modes = foulModes(set);
  const foul = modes.length === 0 || modes.includes(choices.foul) ? choices.foul : (modes[0] ?? '');
  return { ...choices, rules: set.id, size, opening, foul };
}

/** The ways in which a rule set can treat fouls; none when it has no fouls. */
export function foulModes(set: RuleSetInfo): readonly string[] {
  return set.options.find(({ key }) => key === 'foul')?.values ?? [];
}

/** The setting of a game by these choices. */
export function settingOf(choices: Choices, sets: readonly RuleSetInfo[]): SettingSpec {
  const set = sets.find(({ id }) => id === choices.rules);
  const options = set && foulModes(set).length > 0 ? { foul: choices.foul } : {};
  const { rules, size, opening } = choices;
  return { rules, size, opening, options };
}
