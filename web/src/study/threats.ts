// Threats on the board, shown on request: where either side can make a four or a three, and the fouls.
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Threat } from '../board/types';
import type { Words } from '../i18n/words';
import type { Snapshot } from '../rules/types';
import { isUnsupported, type Solver, type ThreatPoint } from '../solver/types';
import type { SettingSpec } from '../wire/types';
import { toMoveIn } from './value';

/** What showing threats needs. */
export interface ThreatsOutside {
  readonly solver: Solver;
  readonly words: Words;
  readonly setting: Accessor<SettingSpec>;
  readonly shown: Accessor<Snapshot | null>;
  readonly isOpen: Accessor<boolean>;
  readonly tell: (text: string) => void;
}

/** The switch, and what it shows. */
export interface Threats {
  readonly isOn: Accessor<boolean>;
  readonly toggle: () => void;
  readonly points: Accessor<readonly ThreatPoint[]>;
}

/** Switched off. */
export function createThreats(outside: ThreatsOutside): Threats {
  const { solver, words, setting, shown, isOpen } = outside;
  const [isOn, setOn] = createSignal(false);
  const [points, setPoints] = createSignal<readonly ThreatPoint[]>([]);
  const moment = createMemo(() => {
    const snapshot = shown();
    return isOn() && isOpen() && snapshot && toMoveIn(snapshot.position) ? snapshot.moment : null;
  });
  createEffect(
    on(moment, async (transcript) => {
      setPoints([]);
      if (transcript === null) return;
      try {
        const found = await solver.threats({ setting: setting(), transcript });
        if (moment() === transcript) setPoints(found);
      } catch (error) {
        if (moment() !== transcript) return;
        setOn(false);
        outside.tell(
          words(isUnsupported(error) ? 'study-threats-unsupported' : 'study-threats-failed'),
        );
      }
    }),
  );
  return { isOn, toggle: () => setOn((before) => !before), points };
}

/** The tiles of what can be made; fouls have marks of their own. */
export function tilesOf(points: readonly ThreatPoint[]): readonly Threat[] {
  return points.flatMap(({ point, color, kind }): readonly Threat[] => {
    switch (kind) {
      case 'foul':
        return [];
      case 'five':
        return [{ point, color, row: 5, open: false }];
      case 'open-four':
      case 'four-three':
        return [{ point, color, row: 4, open: true }];
      case 'four':
        return [{ point, color, row: 4, open: false }];
      case 'three':
      case 'double-three':
        return [{ point, color, row: 3, open: kind === 'double-three' }];
      default:
        return kind satisfies never;
    }
  });
}

/** What each point is to one who reads the table. */
export function notesOf(
  words: Words,
  points: readonly ThreatPoint[],
): Readonly<Record<string, string>> {
  const notes: Record<string, string> = {};
  for (const { point, color, kind } of points) {
    const note = words('note-threat', {
      color: words(`color-${color}`),
      threat: words(`threat-${kind}`),
    });
    const before = notes[point];
    notes[point] = before === undefined ? note : `${before}, ${note}`;
  }
  return notes;
}
