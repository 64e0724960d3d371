// Stand-ins for the tests of studies: an analyst and a solver that are told what to answer. Not part of any page.
import { createSignal } from 'solid-js';
import type { Analysed, Analyst, Inquiry, Line, Ply } from '../engine/analyst-types';
import { createReview } from '../record/review';
import { Refused, type RulesClient, type Snapshot } from '../rules/types';
import type { ForcedWin, Moment, Patience, Purpose, Solver, ThreatPoint } from '../solver/types';
import { fakeRules } from '../testing';
import type { Point, SettingSpec } from '../wire/types';

export const SETTING: SettingSpec = { rules: 'freestyle', size: 15, opening: 'none', options: {} };

/** A line that is worth so much to the side to move, which is Black. */
export function line(chance: number, points: readonly string[], ends: number | null = null): Line {
  const moves = points.map(
    (point, index): Ply => ({
      ...{ color: index % 2 === 0 ? 'black' : 'white', point },
    }),
  );
  return { moves, chance, ends, depth: 8 };
}

/** An analyst who tells what he is given to tell. */
export function fakeAnalyst() {
  const asked: Inquiry[] = [];
  let hear: ((analysed: Analysed) => void) | null = null;
  let fail: ((error: Error) => void) | null = null;
  const analyst: Analyst = {
    start: (inquiry, heard, failed) => {
      asked.push(inquiry);
      hear = heard;
      fail = failed;
    },
    stop: () => {
      hear = null;
    },
  };
  const tell = (lines: readonly Line[], done = false) =>
    hear?.({ done, depth: 8, nodes: 1234, lines });
  return {
    analyst,
    asked,
    tell,
    fail: () => fail?.(new Error('no')),
    isHeard: () => hear !== null,
  };
}

/** A win by one stone, a four that nothing stops. */
export function winAt(stone: Point): ForcedWin {
  const told = [{ key: 'explain-open-four', values: { stone, points: 'a1, a2' } }];
  const step = { stone, rows: [], traps: [], played: null, told };
  const line = [{ point: stone, color: 'black', step: 0 }] as const;
  return { by: 'fours', plies: 1, explanation: { attacker: 'black', line, steps: [step] } };
}

/** A solver who answers by hand; what is not given is not known under these rules. */
export function fakeSolver(
  given: {
    readonly forced?: (moment: Moment, patience: Patience) => ForcedWin | null;
    readonly purpose?: Purpose;
    readonly threats?: readonly ThreatPoint[];
    /** Rejects with this instead. */
    readonly error?: Error;
  } = {},
): Solver & { readonly asked: Patience[] } {
  const asked: Patience[] = [];
  const refuse = () =>
    Promise.reject(given.error ?? new Refused('unsupported-rules', {}, 'nothing can be proved'));
  return {
    asked,
    forced: (moment, patience) => {
      asked.push(patience);
      return given.forced ? Promise.resolve(given.forced(moment, patience)) : refuse();
    },
    purpose: () => (given.purpose ? Promise.resolve(given.purpose) : refuse()),
    threats: () => (given.threats ? Promise.resolve(given.threats) : refuse()),
  };
}

/** A game to be studied, with these moves; `play` goes on. */
export async function studied(transcript: string) {
  const rules: RulesClient = fakeRules();
  const [latest, setLatest] = createSignal<Snapshot | null>(await rules.open(SETTING, transcript));
  const told: string[] = [];
  const review = createReview(rules, latest);
  const subject = {
    ...{ latest, review },
    setting: () => SETTING,
    tell: (text: string) => told.push(text),
    isAgainstCpu: () => false,
  };
  const play = async (token: string) => setLatest(await rules.apply(token, 0));
  return { rules, subject, told, play };
}
