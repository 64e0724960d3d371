// The course of a game: what each of its positions is worth, one after the other, and its worst moves.
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Analysed, Analyst } from '../engine/analyst-types';
import type { RulesClient, Snapshot } from '../rules/types';
import type { Color, SettingSpec } from '../wire/types';
import { bestValue, toMoveIn, type Value, valueOfEnd } from './value';

/** So many positions are searched for each moment of the game. */
const NODES = 60_000;
/** A move that costs less of the chance to win is no bad move. */
const BAD = 0.12;
/** So many of them are pointed at. */
const WORST = 3;

/** A move that cost much. */
export interface BadMove {
  /** Its number, from 1. */
  readonly move: number;
  readonly color: Color;
  readonly point: string | null;
  /** How much of the chance to win it cost, from 0 to 1. */
  readonly loss: number;
}

/** A moment from which on a side, whose turn it was, won by force. */
export interface Won {
  /** After so many moves. */
  readonly moves: number;
  readonly color: Color;
}

/** What the course of a game needs. */
export interface CourseOutside {
  readonly analyst: Analyst;
  readonly rules: Pick<RulesClient, 'at'>;
  readonly setting: Accessor<SettingSpec>;
  readonly latest: Accessor<Snapshot | null>;
}

/** The course of a game. */
export interface Course {
  /** Is the analyst at work for it? */
  readonly isRunning: Accessor<boolean>;
  /** The worth after each number of moves, as far as it is known. */
  readonly values: Accessor<readonly (Value | null)[]>;
  /** How many moments are known, of how many. */
  readonly known: Accessor<number>;
  readonly worst: Accessor<readonly BadMove[]>;
  readonly won: Accessor<readonly Won[]>;
  /** Looks at every moment that is not known yet. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
  /** What is known from elsewhere about the moment after so many moves. */
  readonly learn: (moves: number, value: Value) => void;
}

/** A course of which nothing is known. */
export function createCourse({ analyst, rules, setting, latest }: CourseOutside): Course {
  const [isRunning, setRunning] = createSignal(false);
  const [worths, setWorths] = createSignal<readonly (Value | null)[]>([]);
  let runs = 0;

  const count = createMemo(() => latest()?.moves.length ?? 0);
  const stop = () => {
    runs += 1;
    if (isRunning()) analyst.stop();
    setRunning(false);
  };
  const line = createMemo(() => latest()?.moves.map(({ point }) => point ?? 'pass') ?? []);
  createEffect(
    on(line, (now, before = []) => {
      const same = now.findIndex((point, index) => point !== before[index]);
      const shared = same === -1 ? now.length : same;
      if (shared >= before.length) return;
      // Moves were taken back: what came after them was another game.
      stop();
      setWorths((known) => known.slice(0, shared + 1));
    }),
  );
  const learn = (moves: number, value: Value) =>
    setWorths((known) => {
      const after = [...known];
      after[moves] = value;
      return after;
    });
  const valueAt = (moves: number): Value | null => worths()[moves] ?? null;
  const appraise = (snapshot: Snapshot): Promise<Value | null> => {
    const { position } = snapshot;
    const toMove = toMoveIn(position);
    if (!toMove) return Promise.resolve(valueOfEnd(position));
    const { moment: transcript } = snapshot;
    return new Promise((resolve) => {
      let best: Analysed | null = null;
      const hear = (analysed: Analysed) => {
        best = analysed;
        if (analysed.done) resolve(bestValue(best, toMove));
      };
      const inquiry = { setting: setting(), transcript, lines: 1, nodes: NODES };
      analyst.start(inquiry, hear, () => resolve(null));
    });
  };
  const run = async () => {
    stop();
    setRunning(true);
    const mine = runs;
    for (let moves = 0; moves <= count() && mine === runs; moves += 1) {
      const end = latest();
      const snapshot = moves === count() && end ? end : await rules.at(moves);
      if (mine !== runs || valueAt(moves)) continue;
      const value = await appraise(snapshot);
      if (mine === runs && value) learn(moves, value);
    }
    if (mine === runs) setRunning(false);
  };
  const values = createMemo(() =>
    Array.from({ length: count() + 1 }, (_, moves) => valueAt(moves)),
  );
  const known = createMemo(() => values().filter((value) => value !== null).length);
  const worst = createMemo(() => worstOf(values(), latest()?.moves ?? []));
  const won = createMemo(() => wonFrom(values(), latest()?.moves ?? []));
  return { isRunning, values, known, worst, won, run, stop, learn };
}

/** Where a forced win began, at the first moment of it at which the side that has it is to move. */
export function wonFrom(
  values: readonly (Value | null)[],
  moves: Snapshot['moves'],
): readonly Won[] {
  const winnerAt = (index: number) => values[index]?.ends?.winner ?? null;
  return moves.flatMap(({ color }, index) => {
    if (winnerAt(index) !== color) return [];
    const isOld = winnerAt(index - 1) === color && winnerAt(index - 2) === color;
    return isOld ? [] : [{ moves: index, color }];
  });
}

/** The moves that cost most, in the order of the game. */
export function worstOf(
  values: readonly (Value | null)[],
  moves: Snapshot['moves'],
): readonly BadMove[] {
  const bad = moves.flatMap(({ color, point }, index) => {
    const [before, after] = [values[index], values[index + 1]];
    if (!before || !after) return [];
    const drop = before.black - after.black;
    const loss = color === 'black' ? drop : -drop;
    return loss >= BAD ? [{ move: index + 1, color, point, loss }] : [];
  });
  const worst = bad.sort((one, other) => other.loss - one.loss).slice(0, WORST);
  return worst.sort((one, other) => one.move - other.move);
}
