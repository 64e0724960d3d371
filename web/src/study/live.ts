// The analysis of what is on the board: starts and stops, and goes along when the position changes.
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Analysed, Analyst } from '../engine/analyst-types';
import type { Words } from '../i18n/words';
import type { Snapshot } from '../rules/types';
import type { Memory } from '../ui/storage';
import type { SettingSpec } from '../wire/types';
import { bestValue, toMoveIn, type Value, valueOfEnd, valueSentence } from './value';

/** The most lines that one can ask for. */
export const MOST_LINES = 5;
const FEWEST_LINES = 1;
const USUAL_LINES = 3;
const KEY = 'narabe.lines';
/** After so many positions it rests: a page that is forgotten shall not warm the room. */
const MOST_NODES = 10_000_000;

/** What the analysis needs. */
export interface LiveOutside {
  readonly analyst: Analyst;
  readonly setting: Accessor<SettingSpec>;
  /** What is on the board. */
  readonly shown: Accessor<Snapshot | null>;
  readonly memory: Memory;
  /** The analyst is busy with something else. */
  readonly isLent: Accessor<boolean>;
}

/** An analysis as it goes on. */
export interface LiveAnalysis {
  readonly isOpen: Accessor<boolean>;
  readonly setOpen: (on: boolean) => void;
  /** Is it thinking, or does it rest while it stays open? */
  readonly isRunning: Accessor<boolean>;
  readonly setRunning: (on: boolean) => void;
  readonly lines: Accessor<number>;
  readonly setLines: (count: number) => void;
  /** What is known of the position on the board; null until something is. */
  readonly analysed: Accessor<Analysed | null>;
  readonly value: Accessor<Value | null>;
  /** No stone is asked for here, or the analysis failed: nothing is thought about. */
  readonly isIdle: Accessor<boolean>;
  readonly hasFailed: Accessor<boolean>;
}

/** A closed analysis. */
export function createLiveAnalysis(outside: LiveOutside): LiveAnalysis {
  const { analyst, shown } = outside;
  const [isOpen, setOpen] = createSignal(false);
  const [isRunning, setRunning] = createSignal(true);
  const [lines, setCount] = createSignal(rememberedLines(outside.memory));
  const [analysed, setAnalysed] = createSignal<Analysed | null>(null);
  const [hasFailed, setFailed] = createSignal(false);
  const transcript = createMemo(() => shown()?.moment ?? null);
  const isIdle = createMemo(() => {
    const position = shown()?.position;
    return !position || toMoveIn(position) === null;
  });
  const isThinking = () => isOpen() && isRunning() && !isIdle() && !outside.isLent();

  createEffect(
    on([transcript, lines], () => {
      setAnalysed(null);
      setFailed(false);
    }),
  );
  createEffect(() => {
    const text = transcript();
    const count = lines();
    if (text === null || !isThinking()) return;
    const inquiry = {
      setting: outside.setting(),
      transcript: text,
      lines: count,
      nodes: MOST_NODES,
    };
    analyst.start(inquiry, setAnalysed, () => setFailed(true));
    onCleanup(analyst.stop);
  });
  const value = createMemo((): Value | null => {
    const position = shown()?.position;
    if (!position) return null;
    const toMove = toMoveIn(position);
    const found = analysed();
    return toMove && found ? bestValue(found, toMove) : valueOfEnd(position);
  });
  const setLines = (count: number) => {
    outside.memory.set(KEY, count);
    setCount(count);
  };
  return {
    ...{ isOpen, setOpen, isRunning, setRunning, lines, setLines },
    ...{ analysed, value, isIdle, hasFailed },
  };
}

/** What the position is worth, or why nothing is known. */
export function worthSentence(words: Words, live: LiveAnalysis): string {
  if (live.hasFailed()) return words('study-failed');
  const value = live.value();
  if (live.isIdle()) return words(value ? 'study-over' : 'study-idle');
  return value ? valueSentence(words, value) : words('value-unknown');
}

function rememberedLines(memory: Memory): number {
  const kept = memory.get(KEY);
  const isCount = typeof kept === 'number' && Number.isInteger(kept);
  return isCount && kept >= FEWEST_LINES && kept <= MOST_LINES ? kept : USUAL_LINES;
}
