// The way into a study: its code, and the modules behind it, are fetched when somebody first asks for it.
import { type Accessor, createSignal, getOwner, runWithOwner } from 'solid-js';
import type { Step } from '../record/review';
import type { Excursion, Layer, Study } from './types';

/** A study that may not have been opened yet. */
export interface Door {
  readonly study: Accessor<Study | null>;
  /** A press that came before the study was there is being answered. */
  readonly opening: Accessor<boolean>;
  /** May a hint be asked for now? Null where nobody is helped. */
  readonly mayHint: Accessor<boolean> | null;
  readonly askHint: () => Promise<void>;
  readonly worth: Accessor<string | null>;
  readonly isAnalysing: Accessor<boolean>;
  readonly toggleAnalysis: () => Promise<void>;
  readonly layer: Accessor<Layer | null>;
  readonly excursion: Accessor<Excursion | null>;
  readonly step: (step: Step) => void;
  readonly leave: () => void;
}

/**
 * A closed door; `load` brings what is behind it, `fail` is told when that cannot be fetched. The study ends with
 * whatever made the door.
 */
export function createDoor(
  load: () => Promise<() => Study>,
  fail: () => void,
  mayHint: Accessor<boolean> | null,
): Door {
  const owner = getOwner();
  const [study, setStudy] = createSignal<Study | null>(null);
  const [opening, setOpening] = createSignal(false);
  let loading: Promise<Study> | null = null;

  const begin = async (): Promise<Study> => {
    const open = await load();
    const begun = runWithOwner(owner, open) as Study;
    setStudy(() => begun);
    return begun;
  };

  const enter = async (use: (study: Study) => void | Promise<void>) => {
    setOpening(true);
    try {
      loading ??= begin();
      const loaded = await loading;
      setOpening(false);
      await use(loaded);
    } catch {
      loading = null; // The next press tries again.
      setOpening(false);
      fail();
    }
  };
  const isAnalysing = () => study()?.isAnalysing() ?? false;
  return {
    ...{ study, opening, isAnalysing, mayHint },
    worth: () => study()?.worth() ?? null,
    askHint: () => enter((loaded) => loaded.askHint()),
    toggleAnalysis: () => enter((loaded) => loaded.setAnalysing(!loaded.isAnalysing())),
    layer: () => study()?.layer() ?? null,
    excursion: () => study()?.excursion() ?? null,
    step: (step) => study()?.step(step),
    leave: () => study()?.leave(),
  };
}
