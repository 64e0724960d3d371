// Forced wins: looked for in what is on the board, and played through on request.
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Words } from '../i18n/words';
import type { Step } from '../record/review';
import type { Snapshot } from '../rules/types';
import { type ForcedWin, isUnsupported, type Solver } from '../solver/types';
import type { SettingSpec } from '../wire/types';
import { excursionSnapshot, stepMarks, stepSentence } from './steps';
import type { Excursion } from './types';
import { toMoveIn } from './value';

/** What is known about a forced win in the position on the board. */
export type Search =
  | { readonly state: 'unknown' | 'looking' | 'none' | 'unsupported' | 'failed' }
  | { readonly state: 'found'; readonly win: ForcedWin };

/** What forced wins need. */
export interface ForcedOutside {
  readonly solver: Solver;
  readonly words: Words;
  readonly setting: Accessor<SettingSpec>;
  readonly shown: Accessor<Snapshot | null>;
  /** Is anybody interested now? */
  readonly isOpen: Accessor<boolean>;
  readonly say: (text: string) => void;
}

/** Forced wins. */
export interface Forced {
  readonly search: Accessor<Search>;
  /** Looks with patience. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
  /** The line on the board. */
  readonly excursion: Accessor<Excursion | null>;
  /** How many stones of the line lie on the board, of how many. */
  readonly index: Accessor<number>;
  readonly length: Accessor<number>;
  readonly show: () => void;
  readonly goTo: (index: number) => void;
  readonly step: (step: Step) => void;
  readonly leave: () => void;
}

const UNKNOWN: Search = { state: 'unknown' };

/** Nothing is looked for yet. */
export function createForced(outside: ForcedOutside): Forced {
  const { solver, words, setting, shown, isOpen } = outside;
  const [search, setSearch] = createSignal<Search>(UNKNOWN);
  const [played, setPlayed] = createSignal<{ base: Snapshot; win: ForcedWin } | null>(null);
  const [index, setIndex] = createSignal(0);
  const transcript = createMemo(() => shown()?.moment ?? null);
  let going = new AbortController();

  /** Ends the search of this panel, and of nobody else; the signal is for the next one. */
  const giveUp = () => {
    going.abort();
    going = new AbortController();
    return going.signal;
  };
  const lookWith = async (patience: 'quick' | 'patient') => {
    const snapshot = shown();
    const given = giveUp();
    if (!snapshot || toMoveIn(snapshot.position) === null) {
      setSearch(UNKNOWN);
      return;
    }
    setSearch({ state: 'looking' });
    const moment = { setting: setting(), transcript: snapshot.moment };
    const found = await solver.forced(moment, patience, given).then(
      (win): Search => (win ? { state: 'found', win } : { state: 'none' }),
      (error): Search => ({ state: isUnsupported(error) ? 'unsupported' : 'failed' }),
    );
    if (given.aborted) return;
    setSearch(found.state === 'none' && patience === 'quick' ? UNKNOWN : found);
  };
  const stop = () => {
    giveUp();
    setSearch(UNKNOWN);
  };
  const leave = () => setPlayed(null);
  createEffect(
    on([transcript, isOpen], ([, open]) => {
      leave();
      stop();
      if (open) void lookWith('quick');
    }),
  );
  const excursion = createMemo((): Excursion | null => {
    const now = played();
    if (!now) return null;
    return {
      snapshot: excursionSnapshot(now.base, now.win, index()),
      sentence: stepSentence(words, now.win, index()),
      marks: stepMarks(words, now.win, index()),
    };
  });
  const length = () => {
    const now = played();
    return now ? now.win.explanation.line.length : 0;
  };
  const goTo = (wanted: number) => {
    const now = played();
    if (!now) return;
    setIndex(Math.max(0, Math.min(length(), wanted)));
    outside.say(stepSentence(words, now.win, index()));
  };
  const step = (wanted: Step) => {
    const targets = { first: 0, back: index() - 1, next: index() + 1, last: length() };
    goTo(targets[wanted]);
  };
  const show = () => {
    const base = shown();
    const found = search();
    if (!base || found.state !== 'found') return;
    setPlayed({ base, win: found.win });
    goTo(0);
  };
  return {
    ...{ search, stop, excursion, index, show, goTo, step, leave },
    look: () => lookWith('patient'),
    length,
  };
}
