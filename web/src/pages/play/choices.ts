// What the panel asks: rules, board, opening, options, who plays. The last choice is remembered.
import type { Level } from '../../engine/types';
import type { Opens } from '../../generated/wire/Opens';
import type { Catalogue, OptionInfo } from '../../rules/types';
import type { Memory } from '../../ui/storage';
import type { Player, SettingSpec } from '../../wire/types';

export type Mode = 'cpu' | 'beside' | 'link';

/** The modes in the order in which they are offered. */
export const MODES: readonly Mode[] = ['cpu', 'beside', 'link'];

/** Everything that the panel asks. */
export interface Choices {
  readonly rules: string;
  /** The board's lines; null on the endless sheet. */
  readonly size: number | null;
  readonly opening: string;
  /** By their keys; kept while rules or an opening without them are looked at. */
  readonly options: Readonly<Record<string, string>>;
  /** Null until somebody has chosen. */
  readonly mode: Mode | null;
  readonly level: Level;
  readonly you: Player;
  /** Who opens a game by link. */
  readonly opens: Opens;
}

/** Who may open a game by link, in the order in which it is offered. */
export const OPENERS: readonly Opens[] = ['creator', 'guest', 'lot'];

/** What a first-time visitor finds; `fitting` puts in the rules, the opening and the level that are listed first. */
export const FIRST_CHOICES: Choices = {
  rules: '',
  size: 15,
  opening: '',
  options: {},
  mode: null,
  level: '',
  you: 'first',
  opens: 'creator',
};

const KEY = 'narabe.choices';

/** The remembered choices as far as they still can be made. */
export function rememberedChoices(memory: Memory, catalogue: Catalogue): Choices {
  const found: Partial<Record<keyof Choices, unknown>> = recordOf(memory.get(KEY));
  const pick = <Value>(all: readonly Value[], value: unknown, otherwise: Value): Value =>
    all.find((one) => one === value) ?? otherwise;
  const text = (value: unknown, otherwise: string) =>
    typeof value === 'string' ? value : otherwise;
  const options = Object.entries(recordOf(found.options)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const choices: Choices = {
    rules: text(found.rules, FIRST_CHOICES.rules),
    size: typeof found.size === 'number' ? found.size : FIRST_CHOICES.size,
    opening: text(found.opening, FIRST_CHOICES.opening),
    options: Object.fromEntries(options),
    mode: pick<Mode | null>(MODES, found.mode, null),
    level: text(found.level, FIRST_CHOICES.level),
    you: pick<Player>(['first', 'second'], found.you, FIRST_CHOICES.you),
    opens: pick(OPENERS, found.opens, FIRST_CHOICES.opens),
  };
  return fitting(choices, catalogue);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Remembers the choices for the next visit. */
export function rememberChoices(memory: Memory, choices: Choices): void {
  memory.set(KEY, choices);
}

/** The same choices with what does not exist, or not on such boards, replaced by what does. */
export function fitting(choices: Choices, catalogue: Catalogue): Choices {
  const set = catalogue.rules.find(({ id }) => id === choices.rules) ?? catalogue.rules[0];
  if (!set) return choices;
  const isPlayed = choices.size !== null && set.lines.includes(choices.size);
  const size = isPlayed ? choices.size : set.usual_lines;
  const isKnown = catalogue.openings.some(({ id }) => id === choices.opening);
  const opening = isKnown ? choices.opening : firstOpening(catalogue);
  const { levels } = catalogue;
  const level = levels.includes(choices.level) ? choices.level : (levels[0] ?? '');
  return { ...choices, rules: set.id, size, opening, level };
}

/** The opening that is listed first: it goes with everything. */
export function firstOpening({ openings }: Catalogue): string {
  return openings[0]?.id ?? '';
}

/** An option with what is chosen for it. */
export interface ChosenOption extends OptionInfo {
  readonly value: string;
}

/** The options of the chosen rules and opening. */
export function optionsOf(choices: Choices, catalogue: Catalogue): readonly ChosenOption[] {
  const set = catalogue.rules.find(({ id }) => id === choices.rules);
  const opening = catalogue.openings.find(({ id }) => id === choices.opening);
  return [...(set?.options ?? []), ...(opening?.options ?? [])].map((option) => {
    const wanted = choices.options[option.key];
    const isOne = wanted !== undefined && option.values.includes(wanted);
    return { ...option, value: isOne ? wanted : option.default };
  });
}

/** The setting of a game by these choices; what is as usual is left out of its options. */
export function settingOf(choices: Choices, catalogue: Catalogue): SettingSpec {
  const { rules, size, opening } = choices;
  const changed = optionsOf(choices, catalogue).filter(
    ({ value, default: usual }) => value !== usual,
  );
  const options = Object.fromEntries(changed.map(({ key, value }) => [key, value]));
  return { rules, size, opening, options };
}
